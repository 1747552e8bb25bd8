import { toHtml } from '../../../src/highlight/html';
import {
  baseRulePlaceholder,
  type ConfigFormat,
  type ConfigLine,
  fillIn,
  type RuleKind,
  rulePlaceholder,
} from '../../../src/rules/page/howToUse';
import { printInLine, printShortJson } from '../../../src/text/printJavaScript';
import { highlight } from '../../highlight';
import { pluginPrefix } from '../../packages/packages';
import type { Rule } from '../../packages/rules';

/** A line of code, and which rules need it, if not all do. */
type Line = readonly [code: string, only?: RuleKind];

const ruleId = `${pluginPrefix}${rulePlaceholder}`;

const formats: Record<
  ConfigFormat,
  (name: string, setting: unknown) => string
> = {
  flat: (name, setting) => `'${name}': ${printInLine(setting)},`,
  legacy: (name, setting) => `"${name}": ${printShortJson(setting, Infinity)},`,
};

function entryIn(format: ConfigFormat, setting: unknown = 'error'): Line[] {
  const write = formats[format];
  return [
    [write(baseRulePlaceholder, 'off'), 'extension'],
    [write(ruleId, setting)],
  ];
}

const flatConfig: readonly Line[] = [
  ["import tseslint from 'typescript-eslint';"],
  [''],
  ['export default tseslint.config({'],
  ["  files: ['**/*.{ts,tsx}'],"],
  ['  extends: [tseslint.configs.base],'],
  ['  languageOptions: {', 'typed'],
  ['    parserOptions: {', 'typed'],
  ['      project: true,', 'typed'],
  ['      tsconfigRootDir: import.meta.dirname,', 'typed'],
  ['    },', 'typed'],
  ['  },', 'typed'],
  ...rulesIndentedBy('  '),
  ['});'],
];

const legacyConfig: readonly Line[] = [
  ['/* eslint-env node */'],
  ['module.exports = {'],
  ['  root: true,'],
  ['  overrides: ['],
  ['    {'],
  ["      files: ['*.ts', '*.tsx'],"],
  ["      extends: ['plugin:@typescript-eslint/base'],"],
  [
    '      parserOptions: { project: true, tsconfigRootDir: __dirname },',
    'typed',
  ],
  ...rulesIndentedBy('      '),
  ['    },'],
  ['  ],'],
  ['};'],
];

function rulesIndentedBy(indent: string): Line[] {
  return [
    [`${indent}rules: {`],
    [
      `${indent}  // Off: the rule below replaces it, and also handles TypeScript's syntax.`,
      'extension',
    ],
    ...entryIn('flat').map(([code, only]): Line => [
      `${indent}  ${code}`,
      only,
    ]),
    [`${indent}},`],
  ];
}

/** What turns rules on or off, colored, with placeholders for the names. */
export function howToUseSection() {
  return {
    on: inBothFormats(format => entryIn(format)),
    off: inBothFormats(format => [[formats[format](ruleId, 'off')]]),
    line: colored([[`// eslint-disable-next-line ${ruleId} -- reason`]]),
    jsx: colored([[`{/* eslint-disable-next-line ${ruleId} -- reason */}`]]),
    file: colored([[`/* eslint-disable ${ruleId} -- reason */`]]),
    flat: colored(flatConfig),
    legacy: colored(legacyConfig),
  };
}

/** Longest options that are copied in a line, in characters. */
const longestOptions = 240;

/**
 * What turns a rule on with its options as they are by default, colored: to copy and change.
 *
 * @returns none where the plugin states no defaults, or so many that a list says it better
 */
export function entryWithOptions(
  rule: Pick<Rule, 'defaultOptions'> & Parameters<typeof fillIn>[0],
): Record<ConfigFormat, string> | undefined {
  const { defaultOptions } = rule;
  const printed = printInLine(defaultOptions);
  const lines = inBothFormats(format =>
    entryIn(format, ['error', ...defaultOptions]),
  );
  return printed === '[]' ||
    printed.includes('{}') ||
    printed.length > longestOptions
    ? undefined
    : {
        flat: fillIn(rule, lines.flat),
        legacy: fillIn(rule, lines.legacy),
      };
}

function inBothFormats(
  linesIn: (format: ConfigFormat) => Line[],
): Record<ConfigFormat, ConfigLine[]> {
  return { flat: colored(linesIn('flat')), legacy: colored(linesIn('legacy')) };
}

/** Colors a config as a whole: no token of it reaches over the end of a line. */
function colored(lines: readonly Line[]): ConfigLine[] {
  const code = lines.map(([text]) => text);
  const html = toHtml(highlight(code.join('\n'), 'js')).split('\n');
  return lines.map(([, only], index) => ({
    html: html[index] ?? '',
    ...(only && { only }),
  }));
}
