import { describe, expect, it, vi } from 'vitest';
import { defaultCompilerOptions } from '../compilerOptions';
import { createNodeAnswers } from '../nodeAnswers';
import type { TreePath, WorkerInput } from '../protocol';

vi.setConfig({ testTimeout: 30_000 });

const answers = createNodeAnswers();

/** What is below a path of the type at the `|` of a code, as "name: text". */
function unfold(marked: string, path: TreePath = []): string[] {
  const offset = marked.indexOf('|');
  const input: WorkerInput = {
    code: marked.replace('|', ''),
    fileName: 'example.ts',
    sourceType: 'module',
    config: {},
    compilerOptions: defaultCompilerOptions,
  };
  return answers
    .treeChildren(input, `type:${String(offset)}`, [path])
    .flat()
    .map(({ name, text }) => `${String(name)}: ${text}`);
}

const shop = `
interface Named { name: string }
interface Item extends Named { price: number; parts: Item[] }
class Cart<T extends Item> {
  #count = 0;
  constructor(readonly items: T[]) {}
  add(item: T, times?: number): boolean { return this.#count > 0; }
}
`;

describe('the tree of a type', () => {
  it('has members, base types, and declarations', () => {
    const code = `${shop} declare const it|em: Item;`;
    expect(unfold(code)).toEqual([
      'members: 3',
      'base types: 1',
      'declared in: 1',
    ]);
    expect(unfold(code, ['members'])).toEqual([
      'price: number',
      'parts: Item[]',
      'name: string',
    ]);
    expect(unfold(code, ['base types'])).toEqual(['1: Named']);
    expect(unfold(code, ['declared in'])).toEqual([
      '1: InterfaceDeclaration on line 3',
    ]);
  });

  it('unfolds types that contain themselves, as far as one likes', () => {
    const inside = ['members', 'parts', 'type arguments', '1'];
    expect(
      unfold(`${shop} declare const it|em: Item;`, [
        ...inside,
        ...inside,
        'members',
      ]),
    ).toEqual(['price: number', 'parts: Item[]', 'name: string']);
  });

  it('has signatures with parameters and results', () => {
    const code = `${shop} declare const cart: Cart<Item>; cart.ad|d;`;
    expect(unfold(code, ['call signatures'])).toEqual([
      '1: (item: Item, times?: number | undefined): boolean',
    ]);
    expect(unfold(code, ['call signatures', '1'])).toEqual([
      'item: Item',
      'times: number | undefined',
      'returns: boolean',
    ]);
    expect(unfold(`${shop} Car|t;`)).toContain('construct signatures: 1');
  });

  it('has private members by the name that they are written with', () =>
    expect(
      unfold(`${shop} declare const ca|rt: Cart<Item>;`, ['members']),
    ).toContain('#count: number'));

  it('has what unions consist of, and index signatures', () => {
    expect(
      unfold('declare const ei|ther: string | { [key: string]: 1 };', [
        'union of',
      ]),
    ).toEqual(['1: string', '2: { [key: string]: 1; }']);
    expect(
      unfold('declare const re|cord: { [key: string]: 1 };', [
        'index signatures',
      ]),
    ).toEqual(['1: [string]: 1']);
  });

  it.each([
    ['a string, whose methods would be in the way', 'const te|xt = "";'],
    ['what has no type', '|if (true) {}'],
    ['nothing', '|'],
    ['any', 'declare const what|ever: any;'],
  ])('has nothing to unfold for %s', (_, code) =>
    expect(unfold(code)).toEqual([]),
  );

  it('says where in the code a type is declared', () => {
    const code = 'type Id = { id: 1 }; declare const th|is1: Id;';
    const [[entry] = []] = answers.treeChildren(
      {
        code: code.replace('|', ''),
        fileName: 'example.ts',
        sourceType: 'module',
        config: {},
        compilerOptions: defaultCompilerOptions,
      },
      `type:${String(code.indexOf('|'))}`,
      [['declared in']],
    );
    expect(entry).toMatchObject({
      kind: 'node',
      range: [0, 'type Id = { id: 1 };'.length],
    });
  });
});
