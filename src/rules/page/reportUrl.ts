import type { RuleMetadata } from '../metadata';

/** The repository's form for what a rule gets wrong: see `src/playground/share/issueUrl.ts`. */
const template = '01-bug-report-plugin.yaml';

/**
 * The address of the form for a problem with a rule, with its name filled in.
 *
 * @param repository address of the code host's repository
 */
export function reportUrl(
  repository: string,
  { name }: Pick<RuleMetadata, 'name'>,
): string {
  const parameters = new URLSearchParams({
    template,
    title: `Bug: [${name}] `,
  });
  return `${repository}/issues/new?${parameters.toString()}`;
}
