import {
  baseRulePlaceholder,
  type ConfigLine,
  type HowToUse,
  type RuleKind,
  rulePlaceholder,
} from '../../../src/rules/page/howToUse';
import { highlight } from '../../highlight/highlight';
import { toHtml } from '../../highlight/html';

/** A line of code, and which rules alone need it. */
type Line = string | readonly [code: string, only: RuleKind];

/** What turns a rule on, for the rules of a config. */
const entry: readonly Line[] = [
  [`'${baseRulePlaceholder}': 'off',`, 'extension'],
  `'@typescript-eslint/${rulePlaceholder}': 'error',`,
];

const comment: readonly Line[] = [
  `// eslint-disable-next-line @typescript-eslint/${rulePlaceholder}`,
];

/** A complete `eslint.config.mjs`. */
const flatConfig: readonly Line[] = [
  "import tseslint from 'typescript-eslint';",
  '',
  'export default tseslint.config({',
  "  files: ['**/*.{ts,tsx}'],",
  '  extends: [tseslint.configs.base],',
  ['  languageOptions: {', 'typed'],
  ['    parserOptions: {', 'typed'],
  ['      project: true,', 'typed'],
  ['      tsconfigRootDir: import.meta.dirname,', 'typed'],
  ['    },', 'typed'],
  ['  },', 'typed'],
  ...rulesIndentedBy('  '),
  '});',
];

/** A complete `.eslintrc.cjs`. */
const legacyConfig: readonly Line[] = [
  '/* eslint-env node */',
  'module.exports = {',
  '  root: true,',
  '  overrides: [',
  '    {',
  "      files: ['*.ts', '*.tsx'],",
  "      extends: ['plugin:@typescript-eslint/base'],",
  [
    '      parserOptions: { project: true, tsconfigRootDir: __dirname },',
    'typed',
  ],
  ...rulesIndentedBy('      '),
  '    },',
  '  ],',
  '};',
];

function rulesIndentedBy(indent: string): Line[] {
  return [
    `${indent}rules: {`,
    [
      `${indent}  // Off: the rule below does its work, for TypeScript's syntax too.`,
      'extension',
    ],
    ...entry.map((line): Line =>
      typeof line === 'string'
        ? `${indent}  ${line}`
        : [`${indent}  ${line[0]}`, line[1]],
    ),
    `${indent}},`,
  ];
}

/** What turns rules on or off, colored, with placeholders for the names. */
export function howToUse(): HowToUse {
  return {
    entry: colored(entry),
    comment: colored(comment),
    flat: colored(flatConfig),
    legacy: colored(legacyConfig),
  };
}

/** Colors a config as a whole: no token of it reaches over the end of a line. */
function colored(lines: readonly Line[]): ConfigLine[] {
  const code = lines.map(line => (typeof line === 'string' ? line : line[0]));
  const html = toHtml(highlight(code.join('\n'), 'js')).split('\n');
  return lines.map((line, index) => ({
    html: html[index] ?? '',
    ...(typeof line !== 'string' && { only: line[1] }),
  }));
}
