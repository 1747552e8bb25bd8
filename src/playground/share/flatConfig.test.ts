import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import plugin from '@typescript-eslint/eslint-plugin';
import { TSESLint } from '@typescript-eslint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeRules } from '../../../plugins/playground/rules/describeRules';
import { createNodeAnswers } from '../../linter/nodeAnswers';
import { presetPrefix } from '../../linter/presets';
import { selectInput } from '../analysis/analysis';
import { samples, sampleState } from '../samples/samples';
import { fileNameOf, type PlaygroundState } from '../state/playgroundState';
import { createSession } from '../state/session';
import { starterState } from '../state/starter';
import { flatConfig } from './flatConfig';

/** Loads TypeScript, which takes its time on a busy computer. */
const timeout = 60_000;

const rules = describeRules();
const answers = createNodeAnswers();
const starter = starterState('5.4.5');

const tsconfig = {
  compilerOptions: {
    strict: true,
    target: 'ES2022',
    types: [],
    allowJs: true,
  },
  include: ['example.*'],
};

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'flat-config-'));
  symlinkSync(
    join(process.cwd(), 'node_modules'),
    join(folder, 'node_modules'),
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** An ESLint that runs in a project with the code and the config, as a reader pastes it. */
function openProject(state: PlaygroundState): TSESLint.FlatESLint {
  const cwd = mkdtempSync(join(folder, 'project-'));
  const files = {
    [fileNameOf(state.fileType)]: state.code,
    'eslint.config.mjs': flatConfig(state, rules),
    'tsconfig.json': JSON.stringify(tsconfig),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(cwd, name), text);
  }
  return new TSESLint.FlatESLint({ cwd });
}

/** What `npx eslint .` reports, by file. */
async function lintProject(
  state: PlaygroundState,
): Promise<Record<string, string[]>> {
  const results = await openProject(state).lintFiles(['.']);
  return Object.fromEntries(
    results.map(({ filePath, messages }) => [
      basename(filePath),
      messages.map(describeMessage),
    ]),
  );
}

/** What the playground reports on the code. */
function lintHere(state: PlaygroundState): string[] {
  const input = selectInput(createSession(state).get());
  if (input === undefined) {
    throw new Error('The config has errors.');
  }
  return answers.lint(input).messages.map(describeMessage);
}

/** A message of this ESLint, or of its own types. */
interface ReportedMessage {
  column?: number | undefined;
  line?: number | undefined;
  message: string;
  ruleId: string | null;
  severity: number;
}

function describeMessage({
  column,
  line,
  message,
  ruleId,
  severity,
}: ReportedMessage): string {
  return `${String(line)}:${String(column)} ${String(severity)} ${ruleId ?? message}`;
}

const withConfig = (config: object, rest: Partial<PlaygroundState> = {}) => ({
  ...starter,
  eslintrc: JSON.stringify(config),
  ...rest,
});

const states: [name: string, PlaygroundState][] = [
  ['the starting example', starter],
  ...samples.map((sample): [string, PlaygroundState] => [
    `the sample "${sample.name}"`,
    sampleState(sample, '5.4.5'),
  ]),
  [
    'rules alone, untyped',
    withConfig({ rules: { '@typescript-eslint/no-explicit-any': 'warn' } }),
  ],
  [
    'the core alone',
    withConfig({ extends: 'eslint:recommended' }, { code: 'debugger;\n' }),
  ],
  [
    'a typed rule in JavaScript',
    withConfig(
      { rules: { '@typescript-eslint/await-thenable': 2 } },
      { code: 'export const f = async () => { await 1; };\n', fileType: '.js' },
    ),
  ],
  [
    'a script with globals',
    withConfig(
      {
        extends: ['eslint:recommended'],
        globals: { io: 'readonly' },
        reportUnusedDisableDirectives: true,
      },
      {
        code: 'with (io) { process.exit(); }\n// eslint-disable-line\n',
        fileType: '.js',
        sourceType: 'script',
      },
    ),
  ],
  [
    'overrides, some of them for other files',
    withConfig(
      {
        extends: 'plugin:@typescript-eslint/recommended',
        overrides: [
          { files: '*.ts', rules: { 'no-var': 'warn', 'no-console': 'error' } },
          { files: ['*.ts'], excludedFiles: 'ex*', rules: { eqeqeq: 2 } },
          { files: ['*.js'], extends: 'eslint:all' },
        ],
      },
      { code: 'var a = 1;\nconsole.log(a == 1);\n' },
    ),
  ],
  [
    'a list of configs',
    withConfig(
      [
        { extends: ['eslint:recommended', 'stylistic'] },
        {
          files: ['**/*.ts'],
          extends: ['plugin:@typescript-eslint/strict-type-checked'],
          rules: { '@typescript-eslint/require-await': 'off' },
        },
      ],
      {},
    ),
  ],
  [
    'options with hostile names',
    withConfig({
      extends: ["x', process.exit(), '", 'strict'],
      rules: {
        'no-restricted-globals': ['error', "it's", '*/ // \u2028'],
        'no-restricted-syntax': [
          'warn',
          { selector: 'ForOfStatement', message: '`${"\'}`' },
        ],
      },
    }),
  ],
];

describe('flatConfig', () => {
  it.each(states)(
    'reports in a project what the playground reports: %s',
    { timeout },
    async (_name, state) => {
      const expected = lintHere(state);
      expect(expected).not.toEqual([]);
      const { 'eslint.config.mjs': config = [], ...rest } =
        await lintProject(state);
      expect(rest).toEqual({ [fileNameOf(state.fileType)]: expected });
      expect(config).toEqual([]);
    },
  );

  it.each([
    'eslint:all',
    'eslint:recommended',
    ...Object.keys(plugin.configs).map(name => presetPrefix + name),
  ])('can be loaded with the preset %s', { timeout }, async preset => {
    const [result] = await openProject(
      withConfig({ extends: [preset], rules: { 'no-debugger': 'warn' } }),
    ).lintFiles(['example.ts']);
    expect(result?.messages.filter(({ ruleId }) => ruleId === null)).toEqual(
      [],
    );
  });

  it('is what a person would write', () => {
    expect(flatConfig(starter, rules)).toMatchInlineSnapshot(`
      "// @ts-check

      import tseslint from 'typescript-eslint';

      export default tseslint.config(
        ...tseslint.configs.recommendedTypeChecked,
        {
          languageOptions: {
            parserOptions: { project: true, tsconfigRootDir: import.meta.dirname },
          },
          rules: {
            '@typescript-eslint/no-non-null-assertion': 'warn',
            '@typescript-eslint/explicit-module-boundary-types': 'warn',
          },
        },
        {
          files: ['**/*.{js,cjs,mjs}'],
          extends: [tseslint.configs.disableTypeChecked],
        },
      );
      "
    `);
    expect(
      flatConfig(
        withConfig({ rules: { '@typescript-eslint/no-explicit-any': 'warn' } }),
        rules,
      ),
    ).toMatchInlineSnapshot(`
      "// @ts-check

      import tseslint from 'typescript-eslint';

      export default tseslint.config(
        {
          files: ['**/*.{ts,cts,mts,tsx}'],
          extends: [tseslint.configs.base],
          rules: { '@typescript-eslint/no-explicit-any': 'warn' },
        },
      );
      "
    `);
  });

  it('asks for type information only where a rule or a preset needs it', () => {
    const isTyped = (config: object) =>
      flatConfig(withConfig(config), rules).includes('project: true');
    expect(isTyped({ extends: ['recommended', 'eslint:recommended'] })).toBe(
      false,
    );
    expect(isTyped({ extends: ['all'] })).toBe(true);
    expect(isTyped({ extends: ['stylistic-type-checked'] })).toBe(true);
    const rule = '@typescript-eslint/await-thenable';
    expect(isTyped({ rules: { [rule]: ['warn'] } })).toBe(true);
    expect(isTyped({ rules: { [rule]: 0 } })).toBe(false);
  });
});
