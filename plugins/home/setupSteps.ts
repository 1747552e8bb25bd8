import { toHtml } from '../../src/highlight/html';
import type { SetupSteps } from '../../src/home/content';
import { readGuide, selectSteps, type Step } from '../guides/guideSteps';
import { highlight } from '../highlight/highlight';

/** The page that has the steps, from the site's folder. */
export const quickstart = 'docs/getting-started/quickstart.mdx';

/**
 * From nothing to the first report: the steps of the quickstart, which tests follow.
 *
 * @throws when the quickstart's sections have other ids or other code than this looks for
 */
export function setupSteps(guide = readGuide(quickstart)): SetupSteps {
  const install = find(guide, 'step-1-installation', 'commands').code;
  const config = find(guide, 'step-2-configuration', 'file');
  return {
    install: install.trim().replace('npm install --save-dev ', ''),
    config: { fileName: config.title, html: color(config.code, 'js') },
    run: color(find(guide, 'step-3-running-eslint', 'commands').code, 'bash'),
  };
}

/**
 * The first step of a kind in a section, for a reader who has npm and a flat config.
 *
 * @throws when there is none
 */
function find<Kind extends Step['kind']>(
  guide: readonly Step[],
  section: string,
  kind: Kind,
): Extract<Step, { kind: Kind }> {
  const steps = selectSteps(guide, [section], ['flat', 'npm']);
  const step = steps.find(
    (one): one is Extract<Step, { kind: Kind }> => one.kind === kind,
  );
  if (!step) {
    throw new Error(
      `${quickstart}: #${section} has no step of the kind "${kind}", which the home page shows. Change plugins/home/setupSteps.ts with the page.`,
    );
  }
  return step;
}

function color(code: string, language: string): string {
  return toHtml(highlight(code.trimEnd(), language));
}
