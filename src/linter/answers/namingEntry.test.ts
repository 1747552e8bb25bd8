import { describe, expect, it, vi } from 'vitest';
import { defaultCompilerOptions } from '../compilerOptions';
import { createNodeAnswers } from '../nodeAnswers';
import type { NamingDecision, WorkerConfig } from '../protocol';

vi.setConfig({ testTimeout: 30_000 });

const answers = createNodeAnswers();
const ruleId = '@typescript-eslint/naming-convention';

/** What is decided about the name at the `|` of a code. */
function decide(
  marked: string,
  entries: readonly object[] = [],
  rules: WorkerConfig['rules'] = { [ruleId]: ['error', ...entries] },
): NamingDecision | null {
  return answers.namingEntry(
    {
      code: marked.replace('|', ''),
      fileName: 'example.ts',
      sourceType: 'module',
      config: { rules },
      compilerOptions: defaultCompilerOptions,
    },
    marked.indexOf('|'),
  );
}

function verdicts(code: string, entries: readonly object[]): unknown {
  return decide(code, entries)?.entries.map(({ verdict }) => verdict);
}

const camel = ['camelCase'];

describe('the entry of naming-convention', () => {
  it('is the one for the narrowest kind of name, wherever it stands', () => {
    const entries = [
      { selector: 'default', format: camel },
      { selector: 'variable', format: ['UPPER_CASE'] },
      { selector: 'variableLike', format: null },
      { selector: 'typeLike', format: ['PascalCase'] },
    ];
    expect(verdicts('const na|me = 1;', entries)).toEqual([
      'outranked',
      'decides',
      'outranked',
      'selector',
    ]);
    expect(verdicts('function na|me() {}', entries)).toEqual([
      'outranked',
      'selector',
      'decides',
      'selector',
    ]);
  });

  it('is kept from a name by conditions, which are named', () => {
    const isFlag = { regex: '^is', match: true };
    expect(
      verdicts('const co|unt = 1;', [
        { selector: 'variable', filter: isFlag, format: camel },
        { selector: 'variable', modifiers: ['exported'], format: camel },
        { selector: 'variable', types: ['boolean'], format: camel },
        {
          selector: 'variable',
          types: ['boolean'],
          modifiers: ['const'],
          format: camel,
        },
        {
          selector: 'variable',
          types: ['boolean'],
          modifiers: ['exported'],
          format: camel,
        },
        { selector: ['class', 'function'], filter: isFlag, format: camel },
        { selector: 'default', format: camel },
      ]),
    ).toEqual([
      'filter',
      'modifiers',
      'types',
      'types',
      'conditions',
      'selector',
      'decides',
    ]);
  });

  it('may be missing', () =>
    expect(
      verdicts('const na|me = 1;', [{ selector: 'class', format: camel }]),
    ).toEqual(['selector']));

  it('is one of the default entries without options', () => {
    const decision = decide('class na|me {}');
    expect(
      decision?.entries.find(({ verdict }) => verdict === 'decides')?.entry,
    ).toMatchObject({ selector: 'typeLike' });
    expect(decision?.subject).toBe('Class name `name`');
  });

  it('is found in spite of comments that hide reports', () =>
    expect(
      verdicts('/* eslint-disable */ const na|me = 1;', [
        { selector: 'variable', format: camel },
      ]),
    ).toEqual(['decides']));

  it.each([
    ['where there is no name', 'const name = |1;', undefined],
    ['where the code does not parse', 'const na|me = ;', undefined],
    ['where the rule is off', 'const na|me = 1;', { [ruleId]: 'off' }],
    ['without the rule', 'const na|me = 1;', {}],
  ] as const)('is not looked for %s', (_, code, rules) =>
    expect(decide(code, [], rules)).toBeNull(),
  );

  it('survives options that the rule refuses', () =>
    expect(verdicts('const na|me = 1;', [{ selector: 'nothing' }])).toEqual([
      'selector',
    ]));
});
