import type { KnownRules } from '../linter/protocol';
import { Code, Commented, printJavaScript } from '../text/printJavaScript';
import { parseConfig } from './configDocument';
import { printWholeConfig } from './print/printWholeConfig';

/** What is asked before a config is written. */
export interface Answers {
  format: 'eslintrc' | 'flat';
  /** Whether rules may use type information. */
  isTyped: boolean;
  strictness: 'recommended' | 'strict';
  isStylistic: boolean;
  hasReact: boolean;
  hasJest: boolean;
}

/** A complete config, and what it needs. */
export interface ChosenConfig {
  fileName: string;
  text: string;
  /** What has to be installed, by name. */
  packages: string[];
}

const prefix = 'plugin:@typescript-eslint/';

/** Writes the config that the answers ask for. */
export function chooseConfig(
  answers: Answers,
  known: KnownRules,
): ChosenConfig {
  return answers.format === 'flat'
    ? writeFlat(answers, known)
    : writeEslintrc(answers);
}

function writeFlat(answers: Answers, known: KnownRules): ChosenConfig {
  const { packages, text } = printWholeConfig(
    parseConfig(JSON.stringify(eslintrcFor(answers))),
    known,
  );
  return {
    fileName: 'eslint.config.mjs',
    text,
    packages: [...packages, 'typescript'].sort(),
  };
}

function writeEslintrc(answers: Answers): ChosenConfig {
  const { overrides, parserOptions, ...rest } = eslintrcFor(answers);
  const config = {
    root: true,
    ...rest,
    ...(parserOptions && {
      parserOptions: {
        ...parserOptions,
        tsconfigRootDir: new Code('__dirname'),
      },
    }),
    overrides: [
      ...overrides,
      ...(answers.isTyped
        ? [
            new Commented(
              {
                files: ['*.js', '*.cjs', '*.mjs'],
                extends: [`${prefix}disable-type-checked`],
              },
              [
                '// Most tsconfigs leave JavaScript out, so it is linted without types.',
              ],
            ),
          ]
        : []),
    ],
  };
  return {
    fileName: '.eslintrc.cjs',
    text: `/* eslint-env node */\nmodule.exports = ${printJavaScript(config)};\n`,
    packages: [
      '@typescript-eslint/eslint-plugin',
      '@typescript-eslint/parser',
      'eslint',
      ...(answers.hasJest ? ['eslint-plugin-jest'] : []),
      ...(answers.hasReact
        ? ['eslint-plugin-react', 'eslint-plugin-react-hooks']
        : []),
      'typescript',
    ],
  };
}

/** The config as data. */
function eslintrcFor({
  hasJest,
  hasReact,
  isStylistic,
  isTyped,
  strictness,
}: Answers) {
  const end = isTyped ? '-type-checked' : '';
  return {
    extends: [
      'eslint:recommended',
      `${prefix}${strictness}${end}`,
      ...(isStylistic ? [`${prefix}stylistic${end}`] : []),
      ...(hasReact
        ? ['plugin:react/recommended', 'plugin:react/jsx-runtime']
        : []),
    ],
    ...(isTyped && { parserOptions: { project: true } }),
    ...(hasReact && {
      plugins: ['react-hooks'],
      settings: { react: { version: 'detect' } },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'warn',
      },
    }),
    overrides: hasJest
      ? [
          {
            files: ['**/*.test.ts', '**/*.test.tsx'],
            extends: ['plugin:jest/recommended'],
          },
        ]
      : [],
  };
}
