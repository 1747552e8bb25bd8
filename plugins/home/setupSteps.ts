import { version as typescript } from 'typescript';
import type { SetupStep } from '../../src/home/content';
import { highlight } from '../highlight/highlight';
import { toHtml } from '../highlight/html';
import { readPackages } from '../packages/readPackages';

/** The smallest config that lints TypeScript. */
export const setupConfig = `\
import tseslint from 'typescript-eslint';

export default tseslint.config(...tseslint.configs.recommended);
`;

/** From nothing to the first report. Versions are those that the documented packages accept. */
export function setupSteps(): SetupStep[] {
  const packages = readPackages();
  const install = [
    'npm install --save-dev',
    `eslint@${majorOf(packages.eslint)}`,
    `typescript@${typescript.replace(/\.\d+$/, '')}`,
    `typescript-eslint@${majorOf(packages.version)}`,
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

/** The first number of a version or range. */
function majorOf(range: string): string {
  return /\d+/.exec(range)?.[0] ?? range;
}
