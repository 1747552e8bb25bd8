import { expect, it } from 'vitest';
import { highlightSource } from '../../highlight/highlightSource';
import { jsonLanguage, tokenColors } from './monacoTokens';

/** What the theme gives a token: the color of the longest name that it begins with. */
function colorOf(token: string): string | undefined {
  const names = `${token}.json`.split('.');
  const known: Partial<Record<string, string>> = tokenColors;
  return names
    .map((_, index) => known[names.slice(0, names.length - index).join('.')])
    .find(color => color !== undefined);
}

/** The first rule that fits at the start of a text. */
function tokenOf(text: string): string {
  const rules = jsonLanguage.tokenizer.root as [RegExp, string][];
  const found = rules.find(([pattern]) => pattern.exec(text)?.index === 0);
  // What Monaco calls brackets has names that begin so.
  return found?.[1].replace('@brackets', 'delimiter') ?? '';
}

it('colors JSON as the text is that the editor takes over from', () => {
  const text =
    '{ "extends": ["strict"], "a": [-1.5, true, null] } // end\n/* more */';
  let offset = 0;
  for (const { kind, text: piece } of highlightSource(text, 'json')) {
    const start = offset + piece.search(/\S|$/);
    if (piece.trim() !== '') {
      expect([piece, colorOf(tokenOf(text.slice(start)))], piece).toEqual([
        piece,
        kind ? `--hl-${kind}` : '--site-text',
      ]);
    }
    offset += piece.length;
  }
  expect(offset).toBe(text.length);
});
