import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import { declarationsFor } from './declarations';

test.each([
  ['page.ts', '@scope/name', 'scope-name.d.ts', 'declare module "@scope/name"'],
  ['page.ts', 'node:sqlite', 'node-sqlite.d.ts', 'declare module'],
  ['page.ts', './logo.svg', 'svg.d.ts', 'declare module "*.svg"'],
  ['src/page.ts', './cart', 'src/cart.d.ts', 'export const'],
  ['src/page.ts', '../cart.js', 'cart.d.ts', 'export const'],
  ['src/page.ts', './cart.mjs', 'src/cart.d.mts', 'export const'],
  ['src/page.ts', '..', 'index.d.ts', 'export const'],
  ['src/page.ts', './shop/', 'src/shop/index.d.ts', 'export const'],
])('%s imports %s', (importing, module, name, code) => {
  const file = declarationsFor(importing, module, ['parse']);
  expect(file?.name).toBe(name);
  expect(file?.code).toContain(code);
});

test.each(['../outside', './a*b', `./${'a'.repeat(200)}`, './.hidden/x'])(
  'nothing can declare %s',
  module => expect(declarationsFor('page.ts', module, [])).toBeUndefined(),
);

describe('declarations for the reader to fill in', () => {
  it('are of all that is imported', () => {
    const names = ['default', 'parse', 'Schema', '*', 'no name'];
    expect(declarationsFor('page.ts', 'zod', names)?.code)
      .toBe(`// Replace each unknown with the type you need.
declare module "zod" {
  const main: unknown;
  export default main;
  export const parse: unknown;
  export const Schema: unknown;
  export type Schema = unknown;
}
`);
    expect(declarationsFor('page.ts', './zod', names)?.code)
      .toBe(`// Replace each unknown with the type you need.
declare const main: unknown;
export default main;
export const parse: unknown;
export const Schema: unknown;
export type Schema = unknown;
`);
  });

  it.each(['zod', './zod'])(
    'have no errors, whatever is imported from %s',
    module => {
      for (const names of [[], ['*'], ['='], ['default', 'a', 'B']]) {
        const { code = '', name = '' } =
          declarationsFor('a.ts', module, names) ?? {};
        expect(errorsIn(name, code)).toEqual([]);
      }
    },
  );
});

function errorsIn(name: string, code: string): string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: path => (path === name ? file : undefined),
  };
  const program = ts.createProgram([name], { noLib: true, types: [] }, host);
  return [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ].map(({ messageText }) => JSON.stringify(messageText));
}
