import { describe, expect, it, vi } from 'vitest';
import { defaultCompilerOptions } from '../compilerOptions';
import { createNodeAnswers } from '../nodeAnswers';
import type { ConfigComparison, WorkerConfig, WorkerInput } from '../protocol';

vi.setConfig({ testTimeout: 30_000 });

const answers = createNodeAnswers();

function inputOf(code: string, config: WorkerConfig): WorkerInput {
  return {
    code,
    fileName: 'example.ts',
    sourceType: 'module',
    config,
    compilerOptions: defaultCompilerOptions,
  };
}

function compare(
  code: string,
  here: WorkerConfig,
  there: WorkerConfig,
): ConfigComparison {
  return answers.compare(inputOf(code, here), there);
}

function idsOf(messages: readonly { ruleId: string | null }[]): unknown {
  return messages.map(({ ruleId }) => ruleId);
}

describe('two configs', () => {
  it('have reports of their own, and some in common', () => {
    const result = compare(
      'var a = 1; debugger; eval("");',
      { rules: { 'no-var': 'error', 'no-debugger': 'error' } },
      { rules: { 'no-debugger': 'warn', 'no-eval': 'error' } },
    );
    expect(idsOf(result.onlyHere)).toEqual(['no-var']);
    expect(idsOf(result.onlyThere)).toEqual(['no-eval']);
    expect(result.both).toMatchObject([
      [{ ruleId: 'no-debugger', severity: 2 }, { severity: 1 }],
    ]);
    expect(result.settings).toEqual([
      { ruleId: 'no-debugger', here: 'error', there: 'warn' },
      { ruleId: 'no-eval', here: 'off', there: 'error' },
      { ruleId: 'no-var', here: 'error', there: 'off' },
    ]);
  });

  it('may say the same in other words', () =>
    expect(
      compare(
        'debugger;',
        { rules: { 'no-debugger': 2, 'no-var': 0, quotes: ['error'] } },
        { rules: { 'no-debugger': ['error'], quotes: 'error' } },
      ).settings,
    ).toEqual([]));

  it('show what a preset would add, options included', () => {
    const { onlyHere, onlyThere, settings } = compare(
      '// @ts-expect-error: no\nconst a = b!;',
      { extends: ['recommended'] },
      { extends: ['strict'] },
    );
    expect(onlyHere).toEqual([]);
    expect(idsOf(onlyThere)).toEqual([
      '@typescript-eslint/ban-ts-comment',
      '@typescript-eslint/no-non-null-assertion',
    ]);
    expect(
      settings.find(({ ruleId }) => ruleId.endsWith('ban-ts-comment')),
    ).toEqual({
      ruleId: '@typescript-eslint/ban-ts-comment',
      here: 'error',
      there: 'error, {"minimumDescriptionLength":10}',
    });
  });

  it('match reports of one place one by one', () => {
    const here = { rules: { 'no-debugger': 'error' } } as const;
    const { both, onlyHere } = compare('debugger; debugger;', here, here);
    expect(both).toHaveLength(2);
    expect(onlyHere).toEqual([]);
  });

  it('name what keeps the other from being used, and leave no traces', () => {
    const input = inputOf('debugger;', { rules: { 'no-debugger': 'error' } });
    const before = answers.treeChildren(input, 'es', [[]]);
    const { errors } = answers.compare(input, { extends: ['nowhere'] });
    expect(errors).toHaveLength(1);
    expect(answers.treeChildren(input, 'es', [[]])).toEqual(before);
    expect(idsOf(answers.lint(input).messages)).toEqual(['no-debugger']);
  });
});
