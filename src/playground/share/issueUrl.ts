import { filesOf } from '../files/playgroundFiles';
import { linkParameters, parameterNames } from '../link/parameters';
import type { SharedState } from '../state/sharedState';
import { listVersions, type ToolVersions } from './describeState';

/** The repository's form for what a rule gets wrong. */
const form = {
  template: '01-bug-report-plugin.yaml',
  title: 'Bug: [rule name here] <short description of the issue>',
};

/** Longest address that GitHub takes for a new issue, in characters. */
const maxLength = 8_000;

/**
 * The address of the form for a new issue, its fields filled in with the state as far as they fit.
 *
 * @param repository address of the code host's repository
 * @param link the playground's address, which contains the state; `undefined` where it is too long for one
 */
export function issueUrl(
  repository: string,
  shared: SharedState,
  versions: ToolVersions,
  link: string | undefined,
): string {
  const fields: Record<string, string> = {
    'playground-link': link ?? noLink,
    ...textFields({ ...shared, code: codeOf(shared) }),
    versions: listVersions(shared, versions),
  };
  // The longest goes first; of the code and the configs, the link has a copy.
  for (;;) {
    const parameters = new URLSearchParams({ ...form, ...fields });
    const url = `${repository}/issues/new?${parameters.toString()}`;
    const longest = longestOf(fields);
    if (url.length <= maxLength || fields[longest] === tooLong) {
      return url;
    }
    fields[longest] = tooLong;
  }
}

const noLink =
  'The code is too long for a link: please attach the project that the playground downloads.';

const tooLong =
  'This was too long for an address: please paste it here, from the playground.';

/** The code, with the names of its files where there are several, as TypeScript's own tests have them. */
function codeOf(shared: SharedState): string {
  const files = filesOf(shared);
  return files.length === 1
    ? shared.code
    : files
        .map(({ name, code }) => `// @filename: ${name}\n${code}`)
        .join('\n');
}

/** The texts that are not the default, by the fields that they belong to. */
function textFields(shared: SharedState): Record<string, string> {
  const fields = parameterNames.flatMap(name => {
    const { default: usual, issueField } = linkParameters[name];
    return issueField === undefined || shared[name] === usual(shared.ts)
      ? []
      : [[issueField, String(shared[name])]];
  });
  return Object.fromEntries(fields) as Record<string, string>;
}

function longestOf(fields: Record<string, string>): string {
  const [longest = ''] = Object.keys(fields).sort(
    (a, b) => encodedLength(fields[b]) - encodedLength(fields[a]),
  );
  return longest;
}

function encodedLength(text = ''): number {
  return new URLSearchParams({ text }).toString().length;
}
