import { version as typescript } from 'typescript';
import type { SetupStep } from '../../src/home/content';
import { highlight } from '../highlight/highlight';
import { toHtml } from '../highlight/html';
import { installedPackages } from '../packages/packages';

/** The smallest config that lints TypeScript. */
export const setupConfig = `\
import tseslint from 'typescript-eslint';

export default tseslint.config(...tseslint.configs.recommended);
`;

/** From nothing to the first report. Versions are those that the documented packages accept. */
export function setupSteps(): SetupStep[] {
  const { eslint, version } = installedPackages.versions;
  const install = [
    'npm install --save-dev',
    `eslint@${majorOf(eslint)}`,
    `typescript@${typescript.replace(/\.\d+$/, '')}`,
    `typescript-eslint@${majorOf(version)}`,
  ].join(' ');
  return [
    step('Install', 'bash', install),
    { ...step('Configure', 'js', setupConfig), file: 'eslint.config.mjs' },
    step('Run', 'bash', 'npx eslint .'),
  ];
}

function step(name: string, language: string, code: string): SetupStep {
  return {
    name,
    language,
    html: toHtml(highlight(code.trimEnd(), language)),
  };
}

/** The first number of a version, or of the last of several ranges: `9` for `^8.57.0 || ^9.0.0`. */
function majorOf(range: string): string {
  return /\d+/.exec(range.split('||').at(-1) ?? range)?.[0] ?? range;
}
