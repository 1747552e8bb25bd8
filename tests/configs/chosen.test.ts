import {
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answers, chooseConfig } from '../../src/config/chooseConfig';
import { known } from './page';

const both = [false, true];

/** Every combination of answers that is offered. */
const combinations: Answers[] = (['flat', 'eslintrc'] as const).flatMap(
  format =>
    (['recommended', 'strict'] as const).flatMap(strictness =>
      both.flatMap(isTyped =>
        both.flatMap(isStylistic =>
          both.flatMap(hasReact =>
            both.map(hasJest => ({
              format,
              strictness,
              isTyped,
              isStylistic,
              hasReact,
              hasJest,
            })),
          ),
        ),
      ),
    ),
);

const files = {
  'cart.tsx':
    'export const load = async () => fetch("/cart");\nload();\nlet a: any;\nexport { a };\n',
  'cart.test.ts': 'it.only("adds up", () => {});\n',
  'tool.js': 'export const a = 1;\n',
  'tool.mjs': 'export const a = 1;\n',
  'tool.cjs': 'module.exports = 1;\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      module: 'esnext',
      target: 'esnext',
      jsx: 'react-jsx',
      types: [],
    },
    include: ['*.ts', '*.tsx'],
  }),
};

/** Jest isn't installed here, and its plugin asks for its version. */
const settings = { jest: { version: 29 } };

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'chosen-')));
  symlinkSync(
    join(__dirname, '../../node_modules'),
    join(folder, 'node_modules'),
  );
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(combinations)(
  '$format, $strictness, typed: $isTyped, stylistic: $isStylistic, React: $hasReact, Jest: $hasJest',
  async answers => {
    const { fileName, text } = chooseConfig(answers, known);
    const path = join(
      folder,
      `${JSON.stringify(answers).replaceAll(/\W+/g, '-')}${fileName}`,
    );
    writeFileSync(path, text);
    const eslint =
      answers.format === 'flat'
        ? new TSESLint.FlatESLint({
            cwd: folder,
            overrideConfigFile: path,
            overrideConfig: [{ settings }],
          })
        : new TSESLint.LegacyESLint({
            cwd: folder,
            useEslintrc: false,
            overrideConfigFile: path,
            overrideConfig: { settings },
          });
    const results = await eslint.lintFiles([
      'cart.tsx',
      'cart.test.ts',
      'tool.js',
      'tool.mjs',
      'tool.cjs',
    ]);
    const rules = results.flatMap(({ messages }) =>
      messages.map(({ fatal, message, ruleId }) => (fatal ? message : ruleId)),
    );
    expect(rules).toContain('@typescript-eslint/no-explicit-any');
    expect(rules.includes('@typescript-eslint/no-floating-promises')).toBe(
      answers.isTyped,
    );
    expect(rules.includes('jest/no-focused-tests')).toBe(answers.hasJest);
    expect(
      rules.every(rule => rule?.includes('-') && !rule.includes(' ')),
      rules.join('\n'),
    ).toBe(true);
  },
  60_000,
);
