import { parseForESLint } from '@typescript-eslint/parser';
import type {
  Reference,
  Scope,
  ScopeManager,
  Variable,
} from '@typescript-eslint/scope-manager';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';

function analyze(
  code: string,
  sourceType: 'module' | 'script' = 'module',
): ScopeManager {
  return parseForESLint(code, { loc: true, range: true, sourceType })
    .scopeManager;
}

/** The types of a file's scopes, without those of the file itself. */
function scopesOf(code: string): string[] {
  return analyze(code)
    .scopes.map(({ type }): string => type)
    .slice(2);
}

function scopeOf(code: string, type: string): Scope {
  const scope = analyze(
    code,
    type === 'with' ? 'script' : 'module',
  ).scopes.find(one => (one.type as string) === type);
  if (!scope) {
    throw new Error(`No ${type}`);
  }
  return scope;
}

/** The first variable with a name, other than the library's. */
function variableOf(code: string, name: string): Variable | undefined {
  return analyze(code).variables.find(
    variable => variable.name === name && variable.defs.length > 0,
  );
}

/** What the first definition of a name says. */
function definitionOf(code: string, name: string): string {
  const [definition] = variableOf(code, name)?.defs ?? [];
  return [definition?.type, definition?.node.type, definition?.parent?.type]
    .map(String)
    .join(' ');
}

function referencesTo(code: string, name: string): Reference[] {
  return analyze(code)
    .scopes.flatMap(({ references }) => references)
    .filter(({ identifier }) => identifier.name === name);
}

const namesIn = ({ variables }: Scope) =>
  variables.filter(({ defs }) => defs.length > 0).map(({ name }) => name);

describeClaims('docs/developers/scopes.md', {
  'In a script, names at the top level are in it. In a module, it only has the globals.':
    () => {
      const code = 'var a; let b; function c() {} class D {} type E = 1;';
      const names = (sourceType: 'module' | 'script') =>
        analyze(code, sourceType).scopes.slice(0, 1).flatMap(namesIn);
      expect(names('script')).toEqual(['a', 'b', 'c', 'D', 'E']);
      expect(names('module')).toEqual([]);
    },
  "An import or export isn't needed: what counts is sourceType.": () => {
    const types = (code: string, sourceType: 'module' | 'script') =>
      analyze(code, sourceType).scopes.map(({ type }) => type);
    expect(types('a;', 'module')).toEqual(['global', 'module']);
    expect(types('export {};', 'script')).toEqual(['global']);
  },
  'The parameters and the body of a function together. Methods have it too, even those without a body.':
    () => {
      expect(namesIn(scopeOf('(a, { b }) => { let c; }', 'function'))).toEqual([
        'a',
        'b',
        'c',
      ]);
      expect(scopesOf('abstract class A { abstract b(): 1; c() {} }')).toEqual([
        'class',
        'function',
        'function',
      ]);
    },
  'That name is only known inside the function.': () => {
    const [inside, outside] = referencesTo(
      'const a = function b() { b(); }; b();',
      'b',
    ).sort((a, b) => a.identifier.range[0] - b.identifier.range[0]);
    expect(inside?.resolved?.scope.type).toBe('function-expression-name');
    expect(outside?.resolved).toBeNull();
    expect(scopesOf('function a() {} const b = function () {};')).toEqual([
      'function',
      'function',
    ]);
  },
  "Statements in braces, unless they are the body of a function. It's made even if nothing is declared in it.":
    () => {
      expect(
        scopesOf('{} if (a) {} else {} while (b) c(); try {} finally {}'),
      ).toEqual(['block', 'block', 'block', 'block', 'block']);
      expect(scopesOf('() => {}; function a() {}')).toEqual([
        'function',
        'function',
      ]);
    },
  "The head and the body of a for statement that declares a let or const. With var, or without a declaration, there's no such scope.":
    () => {
      expect(
        scopesOf('for (let a = 0;;); for (const b in c); for (let d of e);'),
      ).toEqual(['for', 'for', 'for']);
      expect(
        scopesOf(
          'for (var a = 0;;); for (b in c); for (var d of e); for (;;);',
        ),
      ).toEqual([]);
    },
  'The value after switch is outside.': () => {
    expect(referencesTo('switch (a) { case b: }', 'a')[0]?.from.type).toBe(
      'module',
    );
    expect(referencesTo('switch (a) { case b: }', 'b')[0]?.from.type).toBe(
      'switch',
    );
  },
  "The body of a with statement. Properties of the object aren't known, so names inside are resolved as if there were none.":
    () => {
      const code = 'function f(a) { with (b) { a; } a; }';
      const references = analyze(code, 'script')
        .scopes.flatMap(scope => scope.references)
        .filter(({ identifier }) => identifier.name === 'a');
      expect(
        references.map(({ from, resolved }) => [from.type, resolved?.name]),
      ).toEqual([
        ['function', 'a'],
        ['block', 'a'],
      ]);
    },
  'The body of a class, with its type parameters and, a second time, its name.':
    () => {
      expect(namesIn(scopeOf('class A<B> {}', 'class'))).toEqual(['A', 'B']);
      expect(namesIn(scopeOf('const a = class {};', 'class'))).toEqual([]);
    },
  "Computed names and decorators of a field aren't in it.": () => {
    const from = (name: string) =>
      referencesTo('class A { @a [b] = c; static accessor [d] = e; }', name)[0]
        ?.from.type;
    expect(['a', 'b', 'c', 'd', 'e'].map(from)).toEqual([
      'class',
      'class',
      'class-field-initializer',
      'class',
      'class-field-initializer',
    ]);
  },
  "The type parameters of an alias or an interface. Without any, there's no such scope.":
    () => {
      expect(scopesOf('type A<B> = B; interface C<D> { e: D }')).toEqual([
        'type',
        'type',
      ]);
      expect(scopesOf('type A = 1; interface C { e: 1 }')).toEqual([]);
    },
  'The parameters and type parameters of a function type, a constructor type, or a signature in an interface.':
    () => {
      const code = `type A = <B>(c: B) => 1; type D = new (e: 1) => 1;
        interface F { g<H>(i: H): 1; (j: 1): 1; new (k: 1): 1; }`;
      const scopes = analyze(code).scopes.slice(2);
      expect(new Set(scopes.map(({ type }) => type))).toEqual(
        new Set(['functionType']),
      );
      expect(scopes.map(namesIn)).toEqual([
        ['B', 'c'],
        ['e'],
        ['H', 'i'],
        ['j'],
        ['k'],
      ]);
    },
  "A conditional type, in which infer declares names. They can't be used in the last part, after the colon.":
    () => {
      const code = 'type A<B> = B extends (infer C)[] ? C : C;';
      expect(
        referencesTo(code, 'C').map(({ resolved }) => resolved?.scope.type),
      ).toEqual(expect.arrayContaining(['conditionalType', undefined]));
    },
  'The body of a namespace, declare module, or declare global.': () =>
    expect(
      scopesOf(
        'namespace A {} declare module "b" {} declare global {} namespace C.D {}',
      ),
    ).toEqual(['tsModule', 'tsModule', 'tsModule', 'tsModule']),
  'Its node is the VariableDeclarator, and its parent the VariableDeclaration.':
    () =>
      expect(definitionOf('const { a: [b] } = c;', 'b')).toBe(
        'Variable VariableDeclarator VariableDeclaration',
      ),
  "Its node is the function. A property that a constructor's parameter creates isn't a variable.":
    () => {
      expect(definitionOf('function a(b) {}', 'b')).toBe(
        'Parameter FunctionDeclaration undefined',
      );
      expect(definitionOf('type A = (b: 1) => 1;', 'b')).toBe(
        'Parameter TSFunctionType undefined',
      );
      const { variables } = analyze('class A { constructor(private b: 1) {} }');
      expect(
        variables
          .filter(({ name }) => name === 'b')
          .map(({ scope }) => scope.type),
      ).toEqual(['function']);
    },
  'Each overload is a definition of its own, whose node is a TSDeclareFunction.':
    () => {
      const variable = variableOf(
        'function a(b: 1): 1; function a(b: 2): 2; function a(b: any) { return b; }',
        'a',
      );
      expect(variable?.defs.map(({ node }) => node.type)).toEqual([
        'TSDeclareFunction',
        'TSDeclareFunction',
        'FunctionDeclaration',
      ]);
    },
  "Its node is the specifier, and its parent the ImportDeclaration; for import fs = require('fs'), both are the TSImportEqualsDeclaration. It always counts as a type and a value.":
    () => {
      const code =
        'import a, { type b as c } from "x"; import * as d from "y"; import type { e } from "z"; import f = require("w");';
      expect(
        ['a', 'c', 'd', 'e', 'f'].map(name => definitionOf(code, name)),
      ).toEqual([
        'ImportBinding ImportDefaultSpecifier ImportDeclaration',
        'ImportBinding ImportSpecifier ImportDeclaration',
        'ImportBinding ImportNamespaceSpecifier ImportDeclaration',
        'ImportBinding ImportSpecifier ImportDeclaration',
        'ImportBinding TSImportEqualsDeclaration TSImportEqualsDeclaration',
      ]);
      for (const name of ['a', 'c', 'd', 'e', 'f']) {
        const variable = variableOf(code, name);
        expect(variable?.isTypeVariable).toBe(true);
        expect(variable?.isValueVariable).toBe(true);
      }
    },
  'A quoted module has none, and neither has a namespace whose name has a dot.':
    () => {
      const names = (code: string) =>
        analyze(code)
          .variables.filter(({ defs }) => defs.length > 0)
          .map(({ name }) => name);
      expect(names('declare module "a" {} namespace B.C {}')).toEqual([]);
      expect(names('namespace D {}')).toEqual(['D']);
    },
  'The name of an alias, an interface, or a type parameter, including the names after infer and the key of a mapped type.':
    () => {
      const code =
        'type A<B> = B extends infer C ? { [D in keyof C]: 1 } : 1; interface E {} function f<G>() {}';
      expect(
        ['A', 'B', 'C', 'D', 'E', 'G'].map(
          name => variableOf(code, name)?.defs[0]?.type,
        ),
      ).toEqual(['Type', 'Type', 'Type', 'Type', 'Type', 'Type']);
    },
  "It's only in globalScope.implicit, which is private in the package's types, and references to it stay unresolved.":
    () => {
      const { globalScope, scopes, variables } = analyze(
        'a = 1; function f() { a = 2; }',
        'script',
      );
      const { implicit } = globalScope as unknown as {
        implicit: { variables: Variable[] };
      };
      expect(implicit.variables.map(({ name }) => name)).toEqual(['a']);
      expect(variables.some(({ name }) => name === 'a')).toBe(false);
      expect(
        scopes.flatMap(({ references }) =>
          references.map(({ resolved }) => resolved),
        ),
      ).toEqual([null, null]);
    },
  'The value is used and not changed. Types and exports count as read.': () => {
    for (const code of [
      'let a: A;',
      'export { A };',
      'export default A;',
      'f(A);',
      'A.b = 1;',
    ]) {
      expect(referencesTo(code, 'A').map(one => one.isReadOnly())).toEqual([
        true,
      ]);
    }
  },
  "The value is only set. init is true if a declaration does it, writeExpr is what's assigned, and a default in a pattern is a write of its own.":
    () => {
      const writes = referencesTo('let a = 1; a = 2; ({ a = 3 } = b);', 'a');
      expect(writes.every(one => one.isWriteOnly())).toBe(true);
      expect(
        writes.map(({ init, writeExpr }) => [
          init === true,
          writeExpr && 'raw' in writeExpr ? writeExpr.raw : writeExpr?.type,
        ]),
      ).toEqual([
        [true, '1'],
        [false, '2'],
        [false, '3'],
        [false, 'Identifier'],
      ]);
    },
  'The value is changed on the basis of what it was.': () =>
    expect(
      referencesTo('a += 1; a++; --a; a ??= 1;', 'a').map(one =>
        one.isReadWrite(),
      ),
    ).toEqual([true, true, true, true]),
  "The name is used as a type. After export, it's a type and a value, whatever it refers to.":
    () => {
      const kinds = (code: string) =>
        referencesTo(code, 'A').map(one => [
          one.isTypeReference,
          one.isValueReference,
        ]);
      expect(kinds('let a: A; class B implements A {}')).toEqual([
        [true, false],
        [true, false],
      ]);
      expect(kinds('export { A }; export default A;')).toEqual([
        [true, true],
        [true, true],
      ]);
    },
  'The name is used as a value, which includes typeof in a type.': () =>
    expect(
      referencesTo('let a: typeof A; class B extends A {}', 'A').map(
        one => one.isValueReference,
      ),
    ).toEqual([true, true]),
  'If an interface has the name of a class, they are one variable.': () => {
    const variable = variableOf(
      'class A {} interface A {} namespace A {}',
      'A',
    );
    expect(variable?.defs.map(({ type }) => type)).toEqual([
      'ClassName',
      'Type',
      'TSModuleName',
    ]);
  },
  'At least one definition can be used as a type. Classes, enums, namespaces, and imports are both types and values.':
    () => {
      const code =
        'class A {} enum B {} namespace C {} import D from "d"; type E = 1; let f;';
      expect(
        ['A', 'B', 'C', 'D', 'E', 'f'].map(name => {
          const variable = variableOf(code, name);
          return [variable?.isTypeVariable, variable?.isValueVariable];
        }),
      ).toEqual([
        [true, true],
        [true, true],
        [true, true],
        [true, true],
        [true, false],
        [false, true],
      ]);
    },
});
