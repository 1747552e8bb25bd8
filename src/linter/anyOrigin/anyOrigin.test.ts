import { describe, expect, it, vi } from 'vitest';
import { createLinter } from '../linter';
import { getNodeEnvironment } from '../nodeEnvironment';
import type { ProjectFile } from '../types';
import { type AnyTrace, traceAny } from '.';

vi.setConfig({ testTimeout: 60_000 });

const environment = getNodeEnvironment();
const service = createLinter(environment);

/** The traces of the reports of a rule, in their order. */
function trace(
  code: string,
  rule: string,
  otherFiles: ProjectFile[] = [],
): (AnyTrace | undefined)[] {
  const { messages, typescript } = service.lint({
    code,
    otherFiles,
    config: { rules: { [`@typescript-eslint/${rule}`]: 'error' } },
  });
  return messages.map(message =>
    typescript ? traceAny(typescript, message) : undefined,
  );
}

describe('traceAny', () => {
  it('gives each step with its place, and the origin', () => {
    const code = `import { load } from 'loader';
const settings = load();
settings.theme;
`;
    const [found] = trace(code, 'no-unsafe-member-access');
    expect(found?.steps.map(({ place, text }) => [text, place])).toEqual([
      ['settings', placeOf(code, 'settings', 3)],
      ['settings = load()', placeOf(code, 'settings = load()', 2)],
      ['load()', placeOf(code, 'load()', 2)],
      [
        'load',
        { ...placeOf(code, 'load()', 2), range: rangeOf(code, 'load', 2) },
      ],
      ["'loader'", placeOf(code, "'loader'", 1)],
    ]);
    expect(found?.origin).toEqual({
      kind: 'unresolved-module',
      module: 'loader',
      name: 'loader',
      place: placeOf(code, "'loader'", 1),
    });
  });

  it('names a declaration in another file, which has no place here', () => {
    const [found] = trace('const a = JSON.parse("1");', 'no-unsafe-assignment');
    expect(found?.origin).toEqual({
      kind: 'returns-any',
      name: 'JSON.parse',
      place: { source: 'lib', declaration: 'JSON.parse' },
    });
  });

  it('follows a value into other files of the project', () => {
    const otherFiles = [
      {
        name: 'src/settings.ts',
        code: "import { load } from './load';\nexport const settings = load();\n",
      },
      {
        name: 'src/load.ts',
        code: "export const load = () => JSON.parse('{}');\n",
      },
    ];
    const code =
      "import { settings } from './src/settings';\nsettings.theme;\n";
    const [found] = trace(code, 'no-unsafe-member-access', otherFiles);
    expect(found?.origin).toEqual({
      kind: 'returns-any',
      name: 'JSON.parse',
      place: { source: 'lib', declaration: 'JSON.parse' },
    });
    expect(found?.steps.slice(1).map(({ place }) => place)).toEqual([
      { source: 'src/settings.ts', declaration: 'settings' },
      { source: 'src/load.ts', declaration: 'load' },
      { source: 'lib', declaration: 'JSON.parse' },
    ]);
  });

  it('says how far it came where it comes no further', () => {
    const code = `declare const table: { [Key in 'a' | 'b']: { a: any; b: any }[Key] };
const value = table.a;
`;
    const [found] = trace(code, 'no-unsafe-assignment');
    expect(found?.origin).toMatchObject({
      kind: 'not-followed',
      place: { line: 1 },
    });
  });

  it.each([
    [
      'a report of a rule that has nothing to do with any',
      'no-empty-function',
      'function f() {}',
    ],
    [
      'a report about another type',
      'restrict-template-expressions',
      'const a = `${{}}`;',
    ],
  ])('has nothing to say about %s', (_, rule, code) => {
    const found = trace(code, rule);
    expect(found).toEqual([undefined]);
  });

  it.each([
    { line: 99, column: 1 },
    { line: 1, column: 99, endLine: 1, endColumn: 100 },
    { line: 0, column: 0 },
  ])('takes a report that is at no place of the code: %j', place => {
    const { typescript } = service.lint({ code: 'const a: any = 1;' });
    expect(typescript).not.toBeNull();
    expect(
      typescript &&
        traceAny(typescript, {
          ruleId: '@typescript-eslint/no-unsafe-assignment',
          messageId: 'anyAssignment',
          ...place,
        }),
    ).toBeUndefined();
  });
});

function placeOf(
  code: string,
  text: string,
  line: number,
): { range: [number, number]; line: number } {
  return { range: rangeOf(code, text, line), line };
}

/** Of the first occurrence in a line, from 1. */
function rangeOf(code: string, text: string, line: number): [number, number] {
  const before = code
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length;
  const start = code.indexOf(text, before);
  return [start, start + text.length];
}
