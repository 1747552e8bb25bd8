import { ESLintUtils, TSESLint, type TSESTree } from '@typescript-eslint/utils';
import { expect, expectTypeOf } from 'vitest';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';
import { runBlock } from '../../../blog/pageCode';
import { askAboutNodes, fixNodes, lint } from './probe';

const page = 'docs/developers/custom-rules/index.md';

/** What a selector finds in code. */
function find(selector: string, code: string): string[] {
  return askAboutNodes(code, selector, (node, sourceCode) =>
    sourceCode.getText(node),
  );
}

/** Rows of the page's tables, by what they begin with, each with code and what the selector finds in it. */
const selectors: Readonly<Record<string, [code: string, ...found: string[]]>> =
  {
    'a call, such as fetch() | Is it from this package? | CallExpression[callee.name="fetch"]':
      [
        'fetch(a); api.fetch(b); fetch?.(c); other();',
        'fetch(a)',
        'fetch?.(c)',
      ],
    'a method call, such as a.add() | Which type is it? | CallExpression[callee.property.name="add"]':
      [
        'cart.add(a); add(b); cart?.add(c); cart.add.call(d);',
        'cart.add(a)',
        'cart?.add(c)',
      ],
    "a promise that isn't awaited | Is it a promise? | ExpressionStatement": [
      'save(); const saved = save(); await load();',
      'save();',
      'await load();',
    ],
    'a function of any kind | Which types do parameters have? | :function': [
      'function a() {} const b = () => 1; class C { d() {} }',
      'function a() {}',
      '() => 1',
      '() {}',
    ],
    'a variable | Where is it used? | VariableDeclarator': [
      'const a = 1, { b } = c; function d() {}',
      'a = 1',
      '{ b } = c',
    ],
    'a type assertion | Which type is it? | TSAsExpression': [
      'a as B; c satisfies D; e as const;',
      'a as B',
      'e as const',
    ],
    'an import of a module | nothing: the selector says it all | ImportDeclaration[source.value="moment"]':
      [
        'import a from "moment"; import type { B } from "moment"; import c from "moment/min";',
        'import a from "moment";',
        'import type { B } from "moment";',
      ],
    'the type any | nothing | TSAnyKeyword': [
      'let a: any; let b: any[]; let any = 1; any;',
      'any',
      'any',
    ],
    'ClassBody > MethodDefinition | a node directly inside another one': [
      'class A { a() { return class { b() {} }; } c = { d() {} }; }',
      'a() { return class { b() {} }; }',
      'b() {}',
    ],
    'ForOfStatement AwaitExpression | a node at any depth inside another one': [
      'await a; for (const b of c) { if (d) { await b; } }',
      'await b',
    ],
    'CallExpression > ArrowFunctionExpression.arguments | a node in a certain field':
      ['(() => 1)(() => 2);', '() => 2'],
    'Identifier[name=/^on[A-Z]/] | a field whose text matches a regular expression':
      ['onClick(once, onEnter, button);', 'onClick', 'onEnter'],
    'CallExpression[arguments.length=0] | a list of a certain length': [
      'a(); b(1); c(...[]);',
      'a()',
    ],
    'MemberExpression[object.type="ThisExpression"] | a field of a field': [
      'this.a.b; self.c;',
      'this.a',
    ],
    ':matches(TSAsExpression, TSTypeAssertion) | one of several types': [
      '<A>a; b as B; c satisfies C;',
      '<A>a',
      'b as B',
    ],
    'ClassDeclaration:not([superClass]) | a node without a value in a field': [
      'class A {} class B extends A {}',
      'class A {}',
    ],
    'CatchClause:not(:has(ThrowStatement)) | a node without another one inside':
      ['try {} catch { if (a) { throw b; } } try {} catch {}', 'catch {}'],
  };

/** What a block of the page exports. */
function recipe<Recipe>(name: string): Recipe {
  return runBlock(page, name)[name] as Recipe;
}

const addImport =
  recipe<
    (
      fixer: TSESLint.RuleFixer,
      sourceCode: Readonly<TSESLint.SourceCode>,
      name: string,
      module: string,
    ) => TSESLint.RuleFix[]
  >('addImport');

/** A rule that notes which of its listeners are called. */
function listening(
  called: string[],
  keys: readonly string[],
): TSESLint.AnyRuleModule {
  return {
    defaultOptions: [],
    meta: { type: 'problem', messages: {}, schema: [] },
    create: () =>
      Object.fromEntries(keys.map(key => [key, () => called.push(key)])),
  };
}

describeClaims(page, {
  'It fixes the code by removing const:': () => {
    const { noConstEnum } = runBlock(page, 'noConstEnum') as {
      noConstEnum: TSESLint.AnyRuleModule;
    };
    const fixed = [
      'export const enum Size { S }',
      'declare const enum Size { S }',
      'const\n// S and M\nenum Size { S }',
      'const /* sizes */ enum Size { S }',
    ].map(code => {
      const range = lint(noConstEnum, code)[0]?.fix?.range;
      return range && code.slice(0, range[0]) + code.slice(range[1]);
    });
    expect(fixed).toEqual([
      'export enum Size { S }',
      'declare enum Size { S }',
      '// S and M\nenum Size { S }',
      '/* sizes */ enum Size { S }',
    ]);
    expect(lint(noConstEnum, 'enum Size { S } const size = 1;')).toEqual([]);
  },
  'ESLint throws if a rule reports either one without the matching meta entry.':
    () => {
      const meta = {
        type: 'problem',
        messages: { found: 'Found.' },
        schema: [],
      } as const;
      const fix: TSESLint.ReportFixFunction = fixer =>
        fixer.insertTextBeforeRange([0, 0], ' ');
      const reporting = (
        report: Pick<TSESLint.ReportDescriptor<'found'>, 'fix' | 'suggest'>,
      ) =>
        ESLintUtils.RuleCreator.withoutDocs({
          meta,
          defaultOptions: [],
          create: context => ({
            Program(node) {
              context.report({ node, messageId: 'found', ...report });
            },
          }),
        });
      expect(() => lint(reporting({ fix }), 'f();')).toThrow(
        'Fixable rules must set the `meta.fixable` property',
      );
      const suggest = [{ messageId: 'found', fix }] as const;
      expect(() => lint(reporting({ suggest }), 'f();')).toThrow(
        'Rules with suggestions must set the `meta.hasSuggestions` property',
      );
      expect(lint(reporting({}), 'f();')).toHaveLength(1);
    },
  "Objects are merged property by property, at any depth. Arrays are replaced as a whole: with functions: ['request'], the rule no longer checks fetch.":
    () =>
      expect(
        ESLintUtils.applyDefault<readonly object[], readonly object[]>(
          [{ functions: ['fetch'], limits: { timeout: 5000, retries: 3 } }],
          [{ functions: ['request'], limits: { retries: 1 } }],
        ),
      ).toEqual([
        { functions: ['request'], limits: { timeout: 5000, retries: 1 } },
      ]),
  'context.options has only what the user wrote, without the defaults.': () => {
    const seen: unknown[] = [];
    const rule = ESLintUtils.RuleCreator.withoutDocs<
      [{ a?: number; b?: number }],
      never
    >({
      meta: {
        type: 'problem',
        messages: {},
        schema: [{ type: 'object' }],
      } as never,
      defaultOptions: [{ a: 1 }],
      create(context, options) {
        seen.push(context.options, options);
        return {};
      },
    });
    lint(rule, '', [{ b: 2 }]);
    expect(seen).toEqual([[{ b: 2 }], [{ a: 1, b: 2 }]]);
  },
  "ESLint doesn't validate settings, so their type is unknown:": () => {
    expectTypeOf<
      TSESLint.SharedConfigurationSettings[string]
    >().toEqualTypeOf<unknown>();
    const { readFunctions } = runBlock(page, 'readFunctions') as {
      readFunctions: (context: object) => string[];
    };
    const functions = ['request'];
    const read = [{}, { acme: {} }, { acme: { functions } }].map(settings =>
      readFunctions({ settings }),
    );
    expect(read).toEqual([['fetch'], ['fetch'], functions]);
  },
  'The scope manager leads from a name to its import:': () => {
    const { importedFrom } = runBlock(page, 'importedFrom') as {
      importedFrom: (
        sourceCode: Readonly<TSESLint.SourceCode>,
        node: TSESTree.Identifier,
      ) => string | undefined;
    };
    const found: unknown[] = [];
    const rule: TSESLint.AnyRuleModule = {
      defaultOptions: [],
      meta: { type: 'problem', messages: {}, schema: [] },
      create: ({ sourceCode }) => ({
        'CallExpression > Identifier.arguments'(node: TSESTree.Identifier) {
          found.push(importedFrom(sourceCode, node));
        },
      }),
    };
    lint(
      rule,
      "import a, { b as c } from './x'; import * as d from 'y'; import { type E } from './z'; f(a, c, d, E, f, g); { const c = 1; f(c); } function f() {}",
    );
    expect(found).toEqual([
      './x',
      './x',
      'y',
      './z',
      undefined,
      undefined,
      undefined,
    ]);
  },
  ...Object.fromEntries(
    Object.entries(selectors).map(([row, [code, ...found]]) => [
      row,
      () => {
        const cells = row.split(' | ');
        const selector = cells[cells.length === 3 ? 2 : 0] ?? '';
        expect(find(selector, code)).toEqual(found);
      },
    ]),
  ),
  'Add :exit to have the listener called after everything inside the node.':
    () => {
      const called: string[] = [];
      lint(listening(called, ['Program:exit', 'Program', 'Identifier']), 'a;');
      expect(called).toEqual(['Program', 'Identifier', 'Program:exit']);
    },
  'When several listeners are for the same node, the more specific one is called later.':
    () => {
      const called: string[] = [];
      const keys = [
        'CallExpression > Identifier[name="a"]',
        'Identifier[name="a"]',
        'Identifier',
        '*',
      ];
      lint(listening(called, keys), 'a();');
      expect(called.slice(-keys.length)).toEqual(keys.toReversed());
    },
  'getDeclaredVariables takes the node that declares: a VariableDeclarator, a function, a class, a type, or a part of an import.':
    () => {
      const usesOf =
        recipe<
          (
            sourceCode: Readonly<TSESLint.SourceCode>,
            declaration: TSESTree.Node,
          ) => TSESTree.Identifier[]
        >('usesOf');
      const uses = (selector: string, code: string) =>
        askAboutNodes(code, selector, (node, sourceCode) =>
          usesOf(sourceCode, node).map(({ range: [start] }) => start),
        ).flat();
      // Where the name begins, the declaration itself left out.
      expect(uses('VariableDeclarator', 'let a = 1; a += 2; f(a);')).toEqual([
        11, 21,
      ]);
      expect(
        uses('VariableDeclarator', 'const { a, b: [c] } = d; c(); a();'),
      ).toEqual([30, 25]);
      expect(
        uses('FunctionDeclaration', 'function a(b) { a(); b; } a();'),
      ).toEqual([16, 26, 21]);
      expect(
        uses('ClassDeclaration', 'class A { b() { A; } } A; let c: A;'),
      ).toEqual([23, 33, 16]);
      expect(uses('TSTypeAliasDeclaration', 'type A = 1; let b: A;')).toEqual([
        19,
      ]);
      expect(
        uses('ImportSpecifier', 'import { a as B } from "c"; B; <B />;'),
      ).toEqual([28, 32]);
      expect(
        uses('VariableDeclarator', 'const a = 1; { const a = 2; a; }'),
      ).toEqual([28]);
    },
  'What a for starts with, and the list after of or in, runs only once:':
    () => {
      const isRepeated = recipe<(node: TSESTree.Node) => boolean>('isRepeated');
      const repeated = (code: string) =>
        askAboutNodes(code, 'CallExpression', isRepeated);
      expect(repeated('f(); if (a) { f(); }')).toEqual([false, false]);
      expect(repeated('for (let i = f(); f(); f()) f();')).toEqual([
        false,
        true,
        true,
        true,
      ]);
      expect(repeated('for (const a of f()) f();')).toEqual([false, true]);
      expect(repeated('for (const a in f()) { if (f()) { f(); } }')).toEqual([
        false,
        true,
        true,
      ]);
      expect(repeated('while (f()) f(); do f(); while (f());')).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(repeated('for (;;) { a = () => f(); }')).toEqual([false]);
      expect(repeated('() => { for (;;) f(); }')).toEqual([true]);
      expect(repeated('for (;;) { for (const a of f()) {} }')).toEqual([true]);
    },
  'order!, order as Order, order satisfies Order, and <Order>order each put a node between the parent and the expression you expect, and so does the chain around order?.due:':
    () => {
      const behind =
        recipe<(node: TSESTree.Node) => TSESTree.Node>('behindAssertions');
      const found = askAboutNodes(
        'f(a!, b as B, c satisfies C, <D>d, e?.f, (g as G)!, h.i, j!.k);',
        'CallExpression > .arguments',
        (node, sourceCode) => sourceCode.getText(behind(node)),
      );
      expect(found).toEqual(['a', 'b', 'c', 'd', 'e?.f', 'g', 'h.i', 'j!.k']);
    },
  'This one extends an import of the same module if there is one, and returns no change if the name is already imported. Without any import, the new one goes above the first statement, below its comments:':
    () => {
      const add = (code: string, module = 'm') =>
        fixNodes(
          code,
          'CallExpression[callee.name="old"]',
          (fixer, source, node) => [
            fixer.replaceText((node as TSESTree.CallExpression).callee, 'a'),
            ...addImport(fixer, source, 'a', module),
          ],
        );
      expect(add('old();')).toBe("import { a } from 'm';\na();");
      expect(add("// @ts-check\n'use client';\nold();")).toBe(
        "// @ts-check\n'use client';\nimport { a } from 'm';\na();",
      );
      expect(add('/* License */\nold();')).toBe(
        "/* License */\nimport { a } from 'm';\na();",
      );
      expect(add("import b from 'b';\nold();")).toBe(
        "import b from 'b';\nimport { a } from 'm';\na();",
      );
      expect(add("import { b } from 'm';\nold(); old();")).toBe(
        "import { b, a } from 'm';\na(); a();",
      );
      expect(add("import { b as c, } from 'm'; old();")).toBe(
        "import { b as c, a, } from 'm'; a();",
      );
      expect(add("import { a } from 'm'; old();")).toBe(
        "import { a } from 'm'; a();",
      );
      expect(
        add("import * as b from 'm'; import type { C } from 'm'; old();"),
      ).toBe(
        "import * as b from 'm';\nimport { a } from 'm'; import type { C } from 'm'; a();",
      );
    },
  'ESLint turns the array into one change, which covers everything between its parts. Two such fixes overlap, so eslint --fix applies the second one in its next pass.':
    () => {
      const rule: TSESLint.AnyRuleModule = {
        defaultOptions: [],
        meta: {
          type: 'problem',
          fixable: 'code',
          messages: { found: 'Found.' },
          schema: [],
        },
        create: ({ report, sourceCode }) => ({
          'CallExpression[callee.name="old"]'(node: TSESTree.CallExpression) {
            report({
              node,
              messageId: 'found',
              fix: fixer => [
                fixer.replaceText(node.callee, 'a'),
                ...addImport(fixer, sourceCode, 'a', 'm'),
              ],
            });
          },
        }),
      };
      const [first, second] = lint(rule, 'f(); old(); old();');
      expect(first?.fix).toEqual({
        range: [0, 8],
        text: "import { a } from 'm';\nf(); a",
      });
      expect(second?.fix?.range).toEqual([0, 15]);
    },
  'The comma has to go along with a property, parameter, specifier, or member of an enum:':
    () => {
      const removeItem =
        recipe<
          (
            fixer: TSESLint.RuleFixer,
            sourceCode: Readonly<TSESLint.SourceCode>,
            node: TSESTree.Node,
          ) => TSESLint.RuleFix
        >('removeItem');
      const remove = (code: string, selector: string) =>
        fixNodes(code, selector, removeItem);
      const property = 'Property[key.name="x"]';
      expect(remove('({ x: 1, b });', property)).toBe('({ b });');
      expect(remove('({ b, x: 1 });', property)).toBe('({ b });');
      expect(remove('({ b, x: 1, c });', property)).toBe('({ b, c });');
      expect(remove('({ x: (1, 2) });', property)).toBe('({  });');
      expect(remove('({\n  x: 1,\n  // b\n  b,\n});', property)).toBe(
        '({\n  // b\n  b,\n});',
      );
      expect(remove('({ b, x: 1, });', property)).toBe('({ b, });');
      expect(remove('function f(a: 1, x?: 2) {}', 'Identifier[name="x"]')).toBe(
        'function f(a: 1) {}',
      );
      expect(
        remove("import { x, b } from 'm';", 'ImportSpecifier[local.name="x"]'),
      ).toBe("import { b } from 'm';");
      expect(
        remove('enum A { b = 1, x = b }', 'TSEnumMember[id.name="x"]'),
      ).toBe('enum A { b = 1 }');
      // As the page says, parentheses stay.
      expect(remove('f((x), b);', 'Identifier[name="x"]')).toBe('f((), b);');
    },
});
