import { expect, it } from 'vitest';
import { highlight } from '../../plugins/highlight';
import { highlightSource } from './highlightSource';

/** Code with what grammars disagree about: types, templates, elements, decorators, and regular expressions. */
const samples = [
  '@Injectable()\nexport class Cart<Item extends { price: number }> {\n  readonly #items: Map<string, Item> = new Map();\n  total = () => [...this.#items.values()].reduce((sum, { price }) => sum + price, 0);\n}\n',
  'const url = `/${encodeURIComponent(`a ${typeof b}`)}?${/[?&]/g.test(q) ? 1_000n : MAX_SIZE}`;\n',
  'declare function load<T>(id: unknown): asserts id is T;\nenum Kind { A = "a" }\ntype Of<T> = T extends (infer U)[] ? keyof U : never; // end\n',
  'const view = <Form<Values> onSubmit={async e => { await save(e!); }} title="a">{items as string[]} &amp; <br /></Form>;\n',
  '{ "a": [1, true, null, "b"] /* c */ }\n',
];

it.each(['ts', 'tsx', 'js', 'jsx', 'mts', 'cjs', 'json'])(
  'colors %s as the build does',
  language => {
    for (const code of samples) {
      expect(highlightSource(code, language)).toEqual(
        highlight(code, language),
      );
    }
  },
);

it('leaves what it does not know without colors', () =>
  expect(highlightSource('a: 1', 'yaml')).toEqual([{ text: 'a: 1' }]));
