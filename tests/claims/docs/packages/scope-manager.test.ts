import * as parser from '@typescript-eslint/parser';
import {
  analyze,
  type AnalyzeOptions,
  ImplicitLibVariable,
  type ScopeManager,
} from '@typescript-eslint/scope-manager';
import { parse, simpleTraverse } from '@typescript-eslint/typescript-estree';
import {
  AST_NODE_TYPES,
  TSESLint,
  type TSESTree,
} from '@typescript-eslint/utils';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { runBlock } from '../../blog/pageCode';

const analyzeCode = (code: string, options: AnalyzeOptions = {}) =>
  analyze(parse(code, { range: true }), { sourceType: 'module', ...options });

/** What is declared in each scope below the module's, or in it: `type T:type`. */
function listScopes({ scopes }: ScopeManager): string[] {
  return scopes.slice(1).map(({ type, variables }) =>
    [
      type,
      ...variables
        .filter(variable => !(variable instanceof ImplicitLibVariable))
        .filter(({ name }) => name !== 'arguments')
        .map(({ name, isTypeVariable, isValueVariable }) =>
          [name, isTypeVariable && 'type', isValueVariable && 'value']
            .filter(Boolean)
            .join(':'),
        ),
    ].join(' '),
  );
}

/** A row of the table of TypeScript's constructs. */
const row = (code: string, scopes: string[]) => () =>
  expect(listScopes(analyzeCode(code))).toEqual(scopes);

/** Which meaning of a name is used, in the order of the code. */
function listUses(code: string, name: string): string[] {
  const { scopes } = analyzeCode(code);
  return scopes
    .flatMap(({ references }) => references)
    .filter(({ identifier }) => identifier.name === name)
    .map(({ isTypeReference, isValueReference }) =>
      [isTypeReference && 'type', isValueReference && 'value']
        .filter(Boolean)
        .join(' and '),
    );
}

/** Looks at code as a rule does, in a script. */
function runInRule(
  code: string,
  look: (sourceCode: Readonly<TSESLint.SourceCode>) => void,
): void {
  const linter = new TSESLint.Linter();
  linter.defineParser('typescript', parser);
  linter.defineRule('look', {
    create: ({ sourceCode }) => ({
      Program() {
        look(sourceCode);
      },
    }),
  });
  const sourceType = code.includes('export') ? 'module' : 'script';
  const messages = linter.verify(code, {
    parser: 'typescript',
    parserOptions: { sourceType },
    globals: { window: false },
    rules: { look: 'error' },
  });
  expect(messages).toEqual([]);
}

const page = 'docs/packages/scope-manager.md';

describeClaims(page, {
  'The tree needs ranges: without range: true, analyze throws Cannot read properties of undefined at the first function that uses a parameter.':
    () => {
      for (const code of [
        'function f(price) { return price; }',
        'const f = price => price;',
        'class Cart { add(line) { this.lines.push(line); } }',
      ]) {
        expect(() => analyze(parse(code))).toThrow(
          'Cannot read properties of undefined',
        );
      }
      expect(() => analyze(parse('const total = 1; total;'))).not.toThrow();
    },
  "With the default, Promise and Map do, while HTMLElement needs 'dom'. Set it to what the code is compiled with. An unknown name throws Invalid value for lib provided: es1.":
    () => {
      const { globalScope } = analyzeCode('');
      expect(globalScope?.set.has('Promise')).toBe(true);
      expect(globalScope?.set.has('HTMLElement')).toBe(false);
      const lib = ['es1'] as unknown as AnalyzeOptions['lib'] & object;
      expect(() => analyzeCode('', { lib })).toThrow(
        'Invalid value for lib provided: es1',
      );
    },
  "variableScope is the closest scope that a var belongs to: that of a function, a namespace, a static block, a class field's value, the module, or the global one.":
    () => {
      const { scopes } = analyzeCode(
        'namespace Shop { let tax = 1 } class Cart { static { let line } load = () => 1 } { let a } enum Size { S } type Price<T> = T; function f() { for (const b of []) { } }',
      );
      const own = scopes
        .filter(scope => scope.variableScope === scope)
        .map(({ type }) => type);
      expect([...new Set<string>(own)].sort()).toEqual([
        'class-field-initializer',
        'class-static-block',
        'function',
        'global',
        'module',
        'tsModule',
      ]);
    },
  "For the latter, look at the declaration's parent:": () => {
    const { isExported } = runBlock(page, 'isExported') as {
      isExported: (variable: TSESLint.Scope.Variable) => boolean;
    };
    const code =
      'export const a = 1, { b, c: [d] } = load(); export function e<p1>(p2, { p3 }, ...p4) { let l1; } export class f { constructor(private p5) {} } export enum g { p6 } export type h = 1; export interface i {} export namespace j { const l2 = 1; } const k = 1, l3 = 2; export { k as n }; export default (p7) => { const l4 = () => l5; }; function l5() {} export declare function m(p8): void;';
    const names: string[] = [];
    runInRule(code, sourceCode => {
      const exported = sourceCode.scopeManager?.variables.filter(
        variable => variable.defs.length > 0 && isExported(variable),
      );
      names.push(...new Set(exported?.map(({ name }) => name)));
    });
    expect(names.sort()).toEqual([...'abdefghijkm']);
  },
  'A variable of the global scope without defs comes from languageOptions.globals, env, or a TypeScript library.':
    () => {
      const { isGlobal } = runBlock(page, 'isGlobal') as {
        isGlobal: (
          sourceCode: Readonly<TSESLint.SourceCode>,
          node: TSESTree.Identifier,
        ) => boolean;
      };
      const globals: string[] = [];
      runInRule(
        'var a; let b; function f(c) { arguments; a; b; c; f; window; Promise; missing; let p: Partial<a>; }',
        sourceCode =>
          simpleTraverse(sourceCode.ast, {
            enter(node) {
              if (
                node.type === AST_NODE_TYPES.Identifier &&
                isGlobal(sourceCode, node)
              ) {
                globals.push(node.name);
              }
            },
          }),
      );
      expect(globals).toEqual(['window', 'Promise', 'missing', 'Partial']);
    },
  "After analyze alone, it's also null for values from lib, and in a script for types from lib and a top-level var. In a rule, ESLint has resolved those.":
    () => {
      const resolved = (code: string, options?: AnalyzeOptions) =>
        analyzeCode(code, options).scopes.flatMap(({ references }) =>
          references.map(reference => reference.resolved?.name ?? null),
        );
      expect(resolved('Promise.resolve()')).toEqual([null]);
      expect(resolved('declare let p: Promise<void>;')).toEqual(['Promise']);
      const script = { sourceType: 'script' } as const;
      const libType = 'declare let p: Promise<void>;';
      expect(resolved(libType, script)).toEqual([null]);
      runInRule('let p: Promise<void>;', ({ scopeManager }) => {
        const [used] = scopeManager?.globalScope?.references ?? [];
        expect(used?.resolved?.name).toBe('Promise');
      });
      expect(resolved('var total; total;', script)).toEqual([null]);
      expect(resolved('let total; total;', script)).toEqual(['total']);
      expect(resolved('var total; total;')).toEqual(['total']);
    },
  'type Price = number | Price is a type variable only. A type scope for its parameters is created if it has any':
    () => {
      row('type Price = number', ['module Price:type'])();
      row('type Price<T> = T', ['module Price:type', 'type T:type'])();
      row('interface Price {}', ['module Price:type'])();
    },
  'interface Item {} twice | one variable with two defs': () => {
    const { variables } = analyzeCode(
      'interface Item {} export const a = 1; interface Item<T> { b: T }',
    );
    expect(variables.find(({ name }) => name === 'Item')?.defs).toHaveLength(2);
  },
  'class Cart {} | Cart is a type and a value, in the outer scope and again in the class scope':
    row('class Cart {}', ['module Cart:type:value', 'class Cart:type:value']),
  'enum Size { S, M = S } | Size is both. A tsEnum scope has the members, and Size once more; S resolves to the member':
    () => {
      const manager = analyzeCode('enum Size { S, M = S }');
      expect(listScopes(manager)).toEqual([
        'module Size:type:value',
        'tsEnum Size:type:value S:type:value M:type:value',
      ]);
      const used = manager.scopes.at(-1)?.references[0];
      expect(used?.resolved?.defs[0]?.type).toBe('TSEnumMemberName');
    },
  'namespace Shop { export const tax = 1; } | Shop is both. A tsModule scope has tax':
    row('namespace Shop { export const tax = 1; }', [
      'module Shop:type:value',
      'tsModule tax:value',
    ]),
  "constructor(private readonly id: string) | id is a Parameter of the constructor. The property it creates isn't a variable":
    row('new (class { constructor(private readonly id: string) {} })()', [
      'module',
      'class',
      'function id:value',
    ]),
  'type El<T> = T extends (infer U)[] ? U : never | T is in a type scope, U in a conditionalType scope':
    row('type El<T> = T extends (infer U)[] ? U : never', [
      'module El:type',
      'type T:type',
      'conditionalType U:type',
    ]),
  'type Flags<T> = { [K in keyof T]: boolean } | K is in a mappedType scope':
    row('type Flags<T> = { [K in keyof T]: boolean }', [
      'module Flags:type',
      'type T:type',
      'mappedType K:type',
    ]),
  "import type { Item } from './item' | Item is an ImportBinding, and counts as both a type and a value":
    () => {
      row("import type { Item } from './item'", ['module Item:type:value'])();
      row("import { type Item } from './item'", ['module Item:type:value'])();
    },
  "let last: typeof items | items is a value reference, although it's in a type":
    () => {
      expect(listUses('let last: typeof items', 'items')).toEqual(['value']);
      expect(listUses('let last: (typeof items)[number]', 'items')).toEqual([
        'value',
      ]);
    },
  'export { total } | total is a reference that is both, so it counts as used':
    () => {
      expect(listUses('export { total }', 'total')).toEqual(['type and value']);
      expect(listUses('export { total as sum }', 'total')).toEqual([
        'type and value',
      ]);
      expect(listUses('export type { total }', 'total')).toEqual(['type']);
    },
  'arguments and the globals from lib have no defs.': () => {
    const { scopes } = analyzeCode('function f() {}');
    const implicit = scopes
      .flatMap(({ variables }) => variables)
      .filter(({ defs }) => defs.length === 0);
    expect(
      implicit.every(
        variable =>
          variable instanceof ImplicitLibVariable ||
          variable.name === 'arguments',
      ),
    ).toBe(true);
    expect(implicit.map(({ name }) => name)).toContain('arguments');
  },
  "There's no ecmaVersion, optimistic, or nodejsScope; use globalReturn in place of the last one.":
    () => {
      const isFunction = (options: object) =>
        analyzeCode('', { sourceType: 'script', ...options }).scopes.some(
          ({ type }) => String(type) === 'function',
        );
      expect(isFunction({ nodejsScope: true })).toBe(false);
      expect(isFunction({ globalReturn: true })).toBe(true);
    },
});
