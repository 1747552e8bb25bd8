import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import plugin from '@typescript-eslint/eslint-plugin';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import prettier from 'eslint-config-prettier';
import { expect, it, vi } from 'vitest';
import { defaultCompilerOptions } from '../compilerOptions';
import { createLinter } from '../linter';
import { getNodeEnvironment } from '../nodeEnvironment';
import type { RuleFinding, WorkerInput } from '../protocol';
import type { LinterService } from '../types';
import { AnalysisCache, createLintAnswers } from './lint';

vi.setConfig({ testTimeout: 120_000 });

const service = createLinter(getNodeEnvironment());

function createAnswers(
  engine: LinterService = service,
): ReturnType<typeof createLintAnswers> {
  return createLintAnswers(
    { coreRules: builtinRules, prettier, plugin, presets: plugin.configs },
    engine,
    new AnalysisCache(engine),
  );
}

function inputOf(code: string, fileName = 'example.ts'): WorkerInput {
  return {
    code,
    fileName,
    sourceType: 'module',
    config: { rules: { 'no-debugger': 'error' } },
    compilerOptions: defaultCompilerOptions,
  };
}

it('keeps what rules found where checking types throws', () => {
  const { lint } = createAnswers({
    ...service,
    lint: input => ({
      ...service.lint(input),
      typeDiagnostics() {
        throw new RangeError('Maximum call stack size exceeded');
      },
    }),
  });
  const { errors, messages, typeDiagnostics } = lint(inputOf('debugger;'));
  expect(messages.map(({ ruleId }) => ruleId)).toEqual(['no-debugger']);
  expect(typeDiagnostics).toEqual([]);
  expect(errors).toEqual([
    expect.objectContaining({
      kind: 'crash',
      ruleId: null,
      message: expect.stringMatching(
        /^TypeScript could not check the types: the code is nested too deeply/,
      ) as string,
    }),
  ]);
});

it('says which rules could not fix', () => {
  const { fix } = createAnswers();
  const input = {
    ...inputOf('var a;'),
    config: { rules: { 'no-var': 'error', 'no-such-rule': 'error' } },
  } as const;
  expect(fix(input)).toMatchObject({
    fixed: true,
    errors: [{ kind: 'config', ruleId: 'no-such-rule' }],
  });
});

const corpus = join(import.meta.dirname, '../../../tests/engine/corpus');

const codeWithReports = {
  'a parameter property': 'class A { constructor(private x: string) {} }',
  'enums of one name': 'enum E { a }\nenum E { b }\n',
  'a type and a value': 'import { A, B } from "a";\nlet c: A; B();\n',
  variables: 'var a = 1;\nlet b = 2;\nfunction c(d: number) { var a; }\n',
  'a file': readFileSync(join(corpus, 'cache.ts'), 'utf8'),
};

for (const [name, code] of Object.entries(codeWithReports)) {
  const tags = name === 'variables' ? [] : ['night'];
  it(
    `finds the rules that report when they run alone: ${name}`,
    { tags },
    () => {
      const input = inputOf(code);
      expect(createAnswers().findRules(input)).toEqual(findOneByOne(input));
    },
  );
}

/** Runs each rule in an engine's call of its own. */
function findOneByOne({ code, fileName }: WorkerInput): RuleFinding[] {
  const ids = [
    ...builtinRules.keys(),
    ...Object.keys(plugin.rules).map(name => `@typescript-eslint/${name}`),
  ];
  return ids
    .map(ruleId => ({
      ruleId,
      messages: service
        .lint({
          code,
          fileName,
          config: {
            languageOptions: { sourceType: 'module' },
            rules: { [ruleId]: 'error' },
          },
        })
        .messages.filter(message => message.ruleId === ruleId),
    }))
    .filter(({ messages }) => messages.length > 0)
    .sort((a, b) => (a.ruleId < b.ruleId ? -1 : 1));
}

it('knows globals by environments, later ones over earlier ones', () => {
  const { lint } = createAnswers();
  const undefinedIn = (globals: WorkerInput['config']['globals']) =>
    lint({
      ...inputOf('window; process; io;', 'example.js'),
      config: { rules: { 'no-undef': 'error' }, globals },
    }).messages.map(({ column }) => column);
  expect(undefinedIn([])).toEqual([1, 9, 18]);
  expect(undefinedIn(['browser', { io: 'readonly' }])).toEqual([9]);
  expect(undefinedIn(['browser', 'node', 'nowhere'])).toEqual([18]);
  expect(undefinedIn(['browser', { window: 'off' }])).toEqual([1, 9, 18]);
});

it('reads environments from comments, as ESLint does for an eslintrc config', () => {
  const { lint } = createAnswers();
  const undefinedIn = (code: string, isFlat: boolean) =>
    lint({
      ...inputOf(code, 'example.js'),
      config: { rules: { 'no-undef': 'error' }, isFlat },
    }).messages.map(({ column }) => column);
  const code = '/* eslint-env node -- runs there */ window; process; io;';
  expect(undefinedIn(code, false)).toEqual([37, 54]);
  expect(undefinedIn(code, true)).toEqual([37, 45, 54]);
});

it('takes the source type of the config before that of the page', () => {
  const { lint } = createAnswers();
  const input = inputOf('function f() {}', 'example.js');
  const rules = { 'no-implicit-globals': 'error' } as const;
  const languageOptions = { sourceType: 'script' } as const;
  expect(lint({ ...input, config: { rules } }).messages).toEqual([]);
  expect(
    lint({ ...input, config: { rules, languageOptions } }).messages,
  ).toHaveLength(1);
});

it('has nothing against an empty file, with all rules', () => {
  const { lint } = createAnswers();
  const report = lint({
    ...inputOf(''),
    config: { extends: ['eslint:all', 'all'] },
  });
  expect(report).toMatchObject({ messages: [], errors: [] });
  expect(report.activeRules).toBeGreaterThan(200);
});

it('counts the rules that are on', () => {
  const { lint } = createAnswers();
  const count = (config: WorkerInput['config']) =>
    lint({ ...inputOf('debugger;'), config }).activeRules;
  expect(count({})).toBe(0);
  expect(count({ rules: { eqeqeq: 'off', 'no-var': 0 } })).toBe(0);
  expect(count({ rules: { eqeqeq: 'warn', 'no-var': [2], 'no-x': 2 } })).toBe(
    2,
  );
  expect(count({ extends: ['base'] })).toBe(0);
  expect(count({ extends: ['strict'] })).toBeGreaterThan(20);
});
