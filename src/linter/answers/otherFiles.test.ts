import { describe, expect, it, vi } from 'vitest';
import { defaultCompilerOptions } from '../compilerOptions';
import { createNodeAnswers } from '../nodeAnswers';
import type { WorkerInput } from '../protocol';
import type { ProjectFile } from '../types';

vi.setConfig({ testTimeout: 30_000 });

const answers = createNodeAnswers();

const cart: ProjectFile = {
  name: 'cart.ts',
  code: "import rates from './rates.json';\nexport const total: Promise<number> = Promise.resolve(rates.eu);\n",
};
const rates: ProjectFile = { name: 'rates.json', code: '{ "eu": 0.2 }' };
const declarations: ProjectFile = {
  name: 'mailer.d.ts',
  code: "declare module 'mailer' { export function send(text: string): Promise<void>; }\n",
};
const page: ProjectFile = {
  name: 'src/page.ts',
  code: "import { send } from 'mailer';\nimport { total } from '../cart';\nsend('');\ntotal;\n",
};
const files = [page, cart, rates, declarations];

/** A question about one of some files. */
function inputOf(
  name: string,
  from: readonly ProjectFile[] = files,
): WorkerInput {
  return {
    code: from.find(file => file.name === name)?.code ?? '',
    fileName: name,
    sourceType: 'module',
    config: { rules: { '@typescript-eslint/no-floating-promises': 'error' } },
    compilerOptions: { ...defaultCompilerOptions, resolveJsonModule: true },
    otherFiles: from.filter(file => file.name !== name),
  };
}

const change = (name: string, code: string) =>
  files.map(file => (file.name === name ? { name, code } : file));

/** What is reported in a file, as `line:rule or error`. */
function reportsOn(input: WorkerInput): string[] {
  const { messages, typeDiagnostics } = answers.lint(input);
  return [
    ...messages.map(({ line, ruleId }) => `${String(line)}:${String(ruleId)}`),
    ...typeDiagnostics.map(
      ({ code, line }) => `${String(line)}:TS${String(code)}`,
    ),
  ];
}

describe('other files', () => {
  it('give types to imports, declared modules, and JSON', () => {
    expect(reportsOn(inputOf('src/page.ts'))).toEqual([
      '3:@typescript-eslint/no-floating-promises',
      '4:@typescript-eslint/no-floating-promises',
    ]);
    expect(reportsOn(inputOf('cart.ts'))).toEqual([]);
    const place = page.code.lastIndexOf('total');
    expect(answers.typeAt(inputOf('src/page.ts'), place)?.type).toBe(
      'Promise<number>',
    );
  });

  it('are as they are in each question, and gone where they are not in it', () => {
    const changed = change('cart.ts', 'export const total = 1;\n');
    expect(reportsOn(inputOf('src/page.ts', changed))).toEqual([
      '3:@typescript-eslint/no-floating-promises',
    ]);
    expect(reportsOn(inputOf('src/page.ts', [page, declarations]))).toEqual([
      '3:@typescript-eslint/no-floating-promises',
      '2:TS2307',
    ]);
    expect(reportsOn(inputOf('src/page.ts'))).toHaveLength(2);
  });

  it('are found once they are there, JSON included', () => {
    const cartAlone = inputOf('cart.ts', [cart, page]);
    expect(reportsOn(cartAlone)).toEqual(['1:TS2307']);
    expect(reportsOn(inputOf('cart.ts'))).toEqual([]);
    expect(reportsOn(cartAlone)).toEqual(['1:TS2307']);
  });

  it('are never read from outside the project, whatever their names', () => {
    const outside = { name: '../../typescript/lib/lib.d.ts', code: 'boom' };
    expect(reportsOn(inputOf('src/page.ts', [...files, outside]))).toHaveLength(
      2,
    );
  });

  it('stay in the program that questions about each of them share', () => {
    const input = inputOf('src/page.ts');
    const tree = () => answers.treeChildren(input, 'ts', [[]]);
    answers.lint(input);
    const before = tree();
    expect(answers.lintOther(inputOf('cart.ts')).messages).toEqual([]);
    expect(tree()).toEqual(before);
  });

  it('are fixed apart', () => {
    const input: WorkerInput = {
      ...inputOf('cart.ts'),
      config: { rules: { 'prefer-const': 'error' } },
      code: 'let a = 1; export { a };',
    };
    expect(answers.fix(input).output).toBe('const a = 1; export { a };');
  });
});

describe('relations', () => {
  const relationsOf = (name: string, from = files) =>
    answers.lint(inputOf(name, from)).relations;

  it('are what a file imports, by way of others, and what is global', () => {
    expect(relationsOf('src/page.ts')).toEqual({
      dependsOn: ['mailer.d.ts', 'cart.ts', 'rates.json'],
      isGlobal: false,
    });
    expect(relationsOf('cart.ts')?.dependsOn.sort()).toEqual([
      'mailer.d.ts',
      'rates.json',
    ]);
    expect(relationsOf('mailer.d.ts')?.isGlobal).toBe(true);
  });

  it('hold for circles and for types that are imported in place', () => {
    const circle = [
      { name: 'a.ts', code: "export type A = import('./b').B | 1;" },
      { name: 'b.ts', code: "export { type A as B } from './a';" },
    ];
    expect(relationsOf('a.ts', circle)?.dependsOn).toEqual(['b.ts']);
  });
});

describe('a JSON file', () =>
  it('is told apart from code by every question, and only has to be JSON', () => {
    const input = inputOf('rates.json');
    expect(reportsOn(input)).toEqual([]);
    expect(reportsOn({ ...input, code: '{ "eu": }' })).toEqual(['1:TS1109']);
    expect(answers.fix(input).output).toBe(input.code);
    expect(answers.hover(input, 3)).toBeNull();
    expect(answers.treeChildren(input, 'es', [[]])).toEqual([]);
  }));

describe('a file’s new name', () => {
  const app: ProjectFile = {
    name: 'app.ts',
    code: [
      "import { total } from './cart'; // not './cart' here",
      "export * from './cart.js';",
      'const later = import("./cart");',
      "type Total = import('./cart').Total;",
      "import old = require('./cart');",
      "const text = './cart', other = './carts';",
    ].join('\n'),
  };
  const after = (name: string, newName: string, from: readonly ProjectFile[]) =>
    Object.fromEntries(
      answers
        .renameFile(inputOf('app.ts', from), name, newName)
        .map(file => [file.name, file.code]),
    );

  it('is followed by imports of it alone, spelled as they are', () =>
    expect(after('cart.ts', 'shop/basket.ts', [app, cart, rates])).toEqual({
      'app.ts': [
        "import { total } from './shop/basket'; // not './cart' here",
        "export * from './shop/basket.js';",
        'const later = import("./shop/basket");',
        "type Total = import('./shop/basket').Total;",
        "import old = require('./shop/basket');",
        "const text = './cart', other = './carts';",
      ].join('\n'),
      'cart.ts': cart.code.replace('./rates', '../rates'),
    }));

  it('is followed in JavaScript, and may be that of JSON', () => {
    const script = {
      name: 'app.js',
      code: "const rates = require('./rates.json');",
    };
    expect(
      after('rates.json', 'taxes.json', [app, cart, rates, script]),
    ).toEqual({
      'app.js': "const rates = require('./taxes.json');",
      'cart.ts': cart.code.replace('./rates', './taxes'),
    });
  });
});
