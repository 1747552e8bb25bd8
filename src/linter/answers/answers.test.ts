import { describe, expect, it, vi } from 'vitest';
import { defaultCompilerOptions } from '../compilerOptions';
import { createNodeAnswers } from '../nodeAnswers';
import type {
  SyntaxTreeKind,
  TreeEntry,
  TreeKind,
  TreePath,
  WorkerInput,
} from '../protocol';

vi.setConfig({ testTimeout: 30_000 });

const answers = createNodeAnswers();

function inputOf(code: string, given: Partial<WorkerInput> = {}): WorkerInput {
  return {
    code,
    fileName: 'example.ts',
    sourceType: 'module',
    config: {},
    compilerOptions: defaultCompilerOptions,
    ...given,
  };
}

describe('lint', () => {
  it('reports rules, wrong configs and TypeScript’s own diagnostics', () => {
    const report = answers.lint(
      inputOf('const a: number = ""; debugger;', {
        config: { extends: ['nowhere'], rules: { 'no-debugger': 'error' } },
        compilerOptions: { ...defaultCompilerOptions, target: 'ES1' },
      }),
    );
    expect(report.messages.map(({ ruleId }) => ruleId)).toEqual([
      'no-debugger',
    ]);
    expect(report.errors).toHaveLength(1);
    expect(report.typeDiagnostics.map(({ code }) => code)).toEqual([2322]);
    expect(report.compilerOptionDiagnostics[0]?.code).toBe(6046);
  });

  it('tells modules from scripts', () => {
    const lint = (sourceType: WorkerInput['sourceType']): unknown =>
      answers
        .lint(
          inputOf('var undeclaredYet = 1;', {
            sourceType,
            config: { rules: { 'no-implicit-globals': 'error' } },
          }),
        )
        .messages.map(({ ruleId }) => ruleId);
    expect(lint('script')).toEqual(['no-implicit-globals']);
    expect(lint('module')).toEqual([]);
  });

  it.each(['', '\n', '\uFEFF', 'const = ;', '<div>'])(
    'survives %j with every rule',
    code => {
      const { errors } = answers.lint(
        inputOf(code, { config: { extends: ['eslint:all', 'all'] } }),
      );
      expect(errors).toEqual([]);
    },
  );

  it('gives plain data only', () => {
    const report = answers.lint(
      inputOf('let a = 1 as any; a == 2;', {
        config: { extends: ['eslint:all', 'all'] },
      }),
    );
    expect(structuredClone(report)).toEqual(report);
  });
});

describe('code that is nested too deeply', () => {
  const nest = (depth: number): WorkerInput =>
    inputOf(`export const a = ${'('.repeat(depth)}1${')'.repeat(depth)};`);

  it('is a fatal message, which blames the limit', () => {
    const { messages, typeDiagnostics } = answers.lint(nest(20_000));
    expect(messages).toEqual([
      expect.objectContaining({
        fatal: true,
        line: 1,
        column: 1,
        message: expect.stringMatching(
          /^Parsing error: the code is nested too deeply for the linter/,
        ) as string,
      }),
    ]);
    expect(typeDiagnostics).toEqual([]);
    expect(answers.typeAt(nest(20_000), 0)).toBeNull();
    expect(answers.treeChildren(nest(20_000), 'ts', [[]])).toEqual([[]]);
  });

  it('leaves the linter as it was', () => {
    answers.lint(nest(20_000));
    const { messages, typeDiagnostics } = answers.lint(
      inputOf('const a: number = "";', {
        config: { rules: { 'no-unused-vars': 'error' } },
      }),
    );
    expect(messages.map(({ ruleId }) => ruleId)).toEqual(['no-unused-vars']);
    expect(typeDiagnostics.map(({ code }) => code)).toEqual([2322]);
  });
});

it('says once that code can’t be parsed', () => {
  const { messages, typeDiagnostics } = answers.lint(
    inputOf('let a = ;\nlet b: number = "";'),
  );
  expect(messages.map(({ message }) => message)).toEqual([
    'Parsing error: Expression expected.',
  ]);
  expect(typeDiagnostics.map(({ line }) => line)).toEqual([2]);
});

it('gives places in a tree as ESLint prints them', () => {
  const [places] = answers.treeChildren(inputOf('\n  a;'), 'es', [
    ['body', 0, 'loc'],
  ]);
  expect(places?.map(({ text }) => text)).toEqual(['2:3', '2:5']);
});

it('lints files whose extension is in upper case', () => {
  const { messages } = answers.lint(
    inputOf('debugger;', {
      fileName: 'X.TS',
      config: { rules: { 'no-debugger': 'error' } },
    }),
  );
  expect(messages).toHaveLength(1);
});

it('fixes all there is to fix', () => {
  const input = inputOf('let a = (1); let b = ((a)); export { b };', {
    config: { rules: { 'prefer-const': 'error', 'no-extra-parens': 'error' } },
  });
  expect(answers.fix(input)).toEqual({
    fixed: true,
    output: 'const a = 1; const b = a; export { b };',
    errors: [],
  });
  expect(answers.fix(inputOf('')).fixed).toBe(false);
});

it('finds which rules report, whatever the config says', () => {
  const found = answers.findRules(
    inputOf('export async function f(a: any) { if (a == 1) debugger; }', {
      config: { rules: { eqeqeq: 'off' } },
    }),
  );
  const ids = found.map(({ ruleId }) => ruleId);
  expect(ids).toEqual([...ids].sort());
  expect(ids).toEqual(
    expect.arrayContaining([
      '@typescript-eslint/no-explicit-any',
      '@typescript-eslint/require-await',
      'curly',
      'eqeqeq',
      'no-debugger',
    ]),
  );
  for (const { messages, ruleId } of found) {
    expect(messages.map(message => message.ruleId)).toEqual(
      messages.map(() => ruleId),
    );
  }
});

const code = `// first
function add(a: number, b = 1): number {
  return a + b;
}
add(20);
`;

describe('trees', () => {
  const input = inputOf(code);
  const open = (tree: TreeKind, path: TreePath): Map<unknown, TreeEntry> =>
    new Map(
      answers
        .treeChildren(input, tree, [path])
        .flat()
        .map(entry => [entry.name, entry]),
    );
  const textOf = ({ range }: TreeEntry): string => code.slice(...(range ?? []));

  /** The innermost entry at an offset that has a place. */
  function find(tree: SyntaxTreeKind, offset: number): TreeEntry | undefined {
    const path = answers.treePathAt(input, tree, offset);
    return open(tree, path.slice(0, -1)).get(path.at(-1));
  }

  it('unfold ESTree, tokens and comments', () => {
    const program = open('es', []);
    expect(program.get('type')).toMatchObject({
      kind: 'value',
      text: '"Program"',
    });
    expect(program.get('body')).toMatchObject({ kind: 'array', size: 2 });
    expect(program.get('comments')).toMatchObject({ kind: 'array', size: 1 });
    expect(open('es', ['tokens']).get(0)).toMatchObject({
      kind: 'node',
      text: 'Keyword',
    });
    const body = open('es', ['body']);
    expect(body.get(0)).toMatchObject({ text: 'FunctionDeclaration' });
    expect(open('es', ['body', 0]).has('parent')).toBe(false);
    expect(open('es', ['body', 9, 'nothing'])).toEqual(new Map());
  });

  it('unfold TypeScript’s tree, with kinds by name', () => {
    expect(open('ts', []).get('statements')).toMatchObject({ size: 2 });
    const declaration = open('ts', ['statements', 0]);
    expect(declaration.get('kind')?.text).toBe('FunctionDeclaration');
    expect([...declaration.keys()]).not.toContain('parent');
    expect([...declaration.keys()]).not.toContain('symbol');
    expect(open('ts', ['statements', 0, 'name']).get('escapedText')?.text).toBe(
      '"add"',
    );
  });

  it('unfold scopes, and do not go round in circles', () => {
    const [childScope] = open('scope', ['childScopes']).values();
    expect(childScope).toMatchObject({ text: 'module scope' });
    const path = ['childScopes', 0, 'childScopes', 0];
    expect(open('scope', path).get('upper')).toMatchObject({
      kind: 'value',
      text: 'module scope',
    });
    const variables = [...open('scope', [...path, 'variables']).values()];
    expect(variables.map(({ text }) => text)).toEqual([
      'Variable "arguments"',
      'Variable "a"',
      'Variable "b"',
    ]);
    expect(variables.slice(1).map(textOf)).toEqual(['a: number', 'b']);
  });

  it.each([
    ['es', 'Identifier', /^b$/],
    ['ts', 'Identifier', /^b$/],
    ['scope', 'function scope', /^function[^]*}$/],
  ] as const)('find what is at an offset: %s', (tree, text, itsCode) => {
    const entry = find(tree, code.indexOf('b;'));
    expect(entry?.text).toBe(text);
    expect(entry && textOf(entry)).toMatch(itsCode);
  });

  it('are empty where the code does not parse, except TypeScript’s', () => {
    const broken = inputOf('const = ;');
    expect(answers.treeChildren(broken, 'es', [[]])).toEqual([[]]);
    expect(answers.treeChildren(broken, 'scope', [[]])).toEqual([[]]);
    expect(answers.treePathAt(broken, 'es', 3)).toEqual([]);
    expect(answers.treeChildren(broken, 'ts', [[]])).not.toEqual([[]]);
  });

  it('are those of the code that is asked for, whatever was asked before', () => {
    const other = inputOf('let other = 1;');
    const names = (): unknown =>
      answers
        .treeChildren(input, 'ts', [['statements']])
        .flat()
        .map(({ text }) => text);
    const before = names();
    answers.complete(other, 3);
    expect(names()).toEqual(before);
    answers.fix(other);
    expect(names()).toEqual(before);
    answers.lint(other);
    expect(names()).toEqual(before);
  });
});

describe('select', () => {
  it('finds nodes, their places and their paths', () => {
    const input = inputOf(code);
    const result = answers.select(input, 'BinaryExpression > Identifier');
    expect(result).toEqual({
      matches: ['a', 'b'].map((name, index) => {
        const start = code.indexOf('a + b') + index * 4;
        return {
          type: 'Identifier',
          range: [start, start + 1],
          path: [
            'body',
            0,
            'body',
            'body',
            0,
            'argument',
            index === 0 ? 'left' : 'right',
          ],
        };
      }),
    });
  });

  it('knows TypeScript’s nodes', () =>
    expect(answers.select(inputOf(code), 'TSTypeAnnotation')).toHaveProperty(
      'matches.length',
      2,
    ));

  it('says what is wrong with a selector', () => {
    const result = answers.select(inputOf(code), 'Identifier[');
    expect(result).toHaveProperty('error');
    expect(answers.select(inputOf(code), '')).toEqual({ matches: [] });
  });

  it('says which pseudo-class there isn’t', () =>
    expect(answers.select(inputOf(code), 'Identifier:nope')).toEqual({
      error: 'Unknown class name: nope',
    }));

  it('finds the same nodes when ESLint leaves them', () => {
    const found = answers.select(inputOf(code), 'BinaryExpression:exit');
    expect(found).toHaveProperty('matches.length', 1);
    expect(found).toEqual(answers.select(inputOf(code), 'BinaryExpression'));
  });
});

describe('types', () => {
  it('says what TypeScript knows of a node', () => {
    const input = inputOf('const wide: "a" | 1 = "a";\nexport { wide };\n');
    expect(answers.typeAt(input, 7)).toEqual({
      node: 'Identifier',
      range: [6, 10],
      type: '"a" | 1',
      typeFlags: ['Union'],
      symbol: {
        name: 'wide',
        flags: ['BlockScopedVariable'],
        declarations: ['VariableDeclaration on line 1'],
      },
    });
    expect(answers.typeAt(input, 23)).toMatchObject({
      node: 'StringLiteral',
      contextualType: '"a" | 1',
    });
    expect(answers.typeAt(inputOf(code), code.indexOf('add'))).toMatchObject({
      signature: '(a: number, b?: number): number',
    });
    expect(answers.typeAt(inputOf(''), 5)).toBeNull();
  });

  it.each([
    ['|const a = [1], b = "";', 'VariableDeclaration', 'number[]'],
    ['con|st a = [1];', 'VariableDeclaration', 'number[]'],
    [
      '|export const { a } = { a: 1 };',
      'ObjectBindingPattern',
      '{ a: number; }',
    ],
    ['for (|const a of ["b"]) {}', 'VariableDeclaration', 'string'],
    [
      '|export async function f() {}',
      'FunctionDeclaration',
      '() => Promise<void>',
    ],
    [
      'export asy|nc function f() {}',
      'FunctionDeclaration',
      '() => Promise<void>',
    ],
    ['|export default class A {}', 'ClassDeclaration', 'A'],
    ['class A { |readonly b = [1]; }', 'PropertyDeclaration', 'number[]'],
    ['|interface A { b: 1 }', 'InterfaceDeclaration', 'A'],
    ['|type A = "b" | 1;', 'TypeAliasDeclaration', 'A'],
    ['|enum A { B }', 'EnumDeclaration', 'A'],
    ['let a = 1 |+ 2;', 'BinaryExpression', 'number'],
    ['let a: |string;', 'StringKeyword', 'string'],
    ['[1].map(a |=> [a]);', 'ArrowFunction', '(a: number) => number[]'],
    ['const a = 1|', 'NumericLiteral', '1'],
    ['|if (1) {}', 'IfStatement', undefined],
    ['|import "a";', 'ImportDeclaration', undefined],
    ['{|}', 'Block', undefined],
  ])('has the type of what a word introduces: %s', (marked, node, type) => {
    const offset = marked.indexOf('|');
    const input = inputOf(marked.replace('|', ''));
    expect(answers.typeAt(input, offset)).toMatchObject({ node });
    expect(answers.typeAt(input, offset)?.type).toBe(type);
  });
});

describe('origin', () => {
  const input = inputOf('const a = JSON.parse("1");\n', {
    config: { rules: { '@typescript-eslint/no-unsafe-assignment': 'error' } },
  });
  const [report] = answers.lint(input).messages;
  if (!report) {
    throw new Error('The rule reports nothing.');
  }

  it('follows the any of a report, and says what would mend it', () => {
    const origin = answers.origin(input, report);
    expect(origin).toMatchObject({
      origin: { kind: 'returns-any', place: { source: 'lib' } },
      mend: { guide: '/rules/no-unsafe-assignment' },
    });
    expect(origin?.steps[0]).toEqual({
      place: { range: [10, 25], line: 1 },
      text: 'JSON.parse("1")',
    });
    expect(structuredClone(origin)).toEqual(origin);
  });

  it('has none where the report is about no any, or the code is another', () => {
    expect(
      answers.origin(input, { ...report, ruleId: 'no-debugger' }),
    ).toBeNull();
    expect(answers.origin(inputOf(''), report)).toBeNull();
    expect(answers.origin(inputOf('const a = 1;'), report)).toBeNull();
  });
});

describe('the language service', () => {
  const input = inputOf(`/** Says it. */
function say(text: string, loud?: boolean): void {}
say('a');
'a'.to
`);
  const end = input.code.length - 1;

  it('completes, and describes completions', () => {
    const names = answers.complete(input, end).map(({ name }) => name);
    expect(names).toContain('toUpperCase');
    expect(
      answers.describeCompletion(input, end, 'toUpperCase')?.declaration,
    ).toContain('toUpperCase(): string');
    expect(answers.describeCompletion(input, end, 'nothing')).toBeNull();
  });

  it('hovers', () => {
    const start = input.code.indexOf("say('a')");
    expect(answers.hover(input, start)).toEqual({
      range: [start, start + 3],
      declaration: 'function say(text: string, loud?: boolean): void',
      text: 'Says it.',
    });
    expect(answers.hover(input, 0)).toBeNull();
  });

  it('helps with calls', () => {
    const help = answers.signatureHelp(input, input.code.indexOf("'a')"));
    const [signature] = help?.signatures ?? [];
    expect(signature?.label).toBe(
      'say(text: string, loud?: boolean | undefined): void',
    );
    expect(
      signature?.parameters.map(({ label }) => signature.label.slice(...label)),
    ).toEqual(['text: string', 'loud?: boolean | undefined']);
    expect(answers.signatureHelp(input, 0)).toBeNull();
  });

  it('takes offsets that are not in the code for its ends', () => {
    for (const offset of [-1, end + 100]) {
      expect(() => answers.complete(input, offset)).not.toThrow();
      expect(() => answers.hover(input, offset)).not.toThrow();
      expect(() => answers.signatureHelp(input, offset)).not.toThrow();
    }
  });
});
