import { highlight } from '../../highlight/highlight';
import { toHtml } from '../../highlight/html';
import {
  baseRulePlaceholder,
  type HowToUse,
  rulePlaceholder,
} from '../../../src/rules/page/howToUse';

/** What a config needs in addition to the rule. */
interface Needs {
  /** Type information. */
  types: boolean;
  /** Whether ESLint's rule has to be turned off, because this one extends it. */
  baseRuleOff: boolean;
}

/** The configs of all rules, colored, with placeholders for the names. */
export function howToUse(): HowToUse {
  const kinds: Needs[] = [
    { types: false, baseRuleOff: false },
    { types: true, baseRuleOff: false },
    { types: false, baseRuleOff: true },
    { types: true, baseRuleOff: true },
  ];
  const color = (code: string): string => toHtml(highlight(code, 'js'));
  return {
    flat: kinds.map(needs => color(flatConfig(needs))),
    legacy: kinds.map(needs => color(legacyConfig(needs))),
  };
}

/** A complete `eslint.config.mjs`. */
export function flatConfig(needs: Needs): string {
  return [
    "import tseslint from 'typescript-eslint';",
    '',
    'export default tseslint.config({',
    "  files: ['**/*.{ts,tsx}'],",
    '  extends: [tseslint.configs.base],',
    ...(needs.types
      ? [
          '  languageOptions: {',
          '    parserOptions: {',
          '      project: true,',
          '      tsconfigRootDir: import.meta.dirname,',
          '    },',
          '  },',
        ]
      : []),
    ...indented('  ', rules(needs)),
    '});',
  ].join('\n');
}

/** A complete `.eslintrc.cjs`. */
export function legacyConfig(needs: Needs): string {
  return [
    '/* eslint-env node */',
    'module.exports = {',
    '  root: true,',
    '  overrides: [',
    '    {',
    "      files: ['*.ts', '*.tsx'],",
    "      extends: ['plugin:@typescript-eslint/base'],",
    ...(needs.types
      ? ['      parserOptions: { project: true, tsconfigRootDir: __dirname },']
      : []),
    ...indented('      ', rules(needs)),
    '    },',
    '  ],',
    '};',
  ].join('\n');
}

function rules({ baseRuleOff }: Needs): string[] {
  return [
    'rules: {',
    ...(baseRuleOff
      ? [
          "  // Off: the rule below does its work, for TypeScript's syntax too.",
          `  '${baseRulePlaceholder}': 'off',`,
        ]
      : []),
    `  '@typescript-eslint/${rulePlaceholder}': 'error',`,
    '},',
  ];
}

function indented(indent: string, lines: readonly string[]): string[] {
  return lines.map(line => indent + line);
}
