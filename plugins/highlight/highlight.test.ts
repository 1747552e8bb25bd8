import { describe, expect, it } from 'vitest';
import { toHtml } from '../../src/highlight/html';
import { highlight } from '.';

const textOf = (code: string, language: string) =>
  highlight(code, language)
    .map(token => token.text)
    .join('');

describe('highlight', () => {
  it('loses no character', () => {
    const code = 'const x = `a ${b.c<string>(1)} d`; // <end>\n';
    expect(textOf(code, 'ts')).toBe(code);
  });

  it('takes plain text as it is', () =>
    expect(highlight('const x', 'text')).toEqual([{ text: 'const x' }]));

  it('names the languages there are when one is unknown', () =>
    expect(() => highlight('', 'typscript')).toThrow(
      /Unknown code block language "typscript".*typescript/,
    ));

  it.each([
    ['/** Why. */', 'comment'],
    ["'allow-it'", 'string'],
  ] as const)('colors %s as a %s', (text, kind) => {
    const code = "type A = { 'allow-it': true /** Why. */ };";
    expect(highlight(code, 'ts')).toContainEqual({ text, kind });
  });

  it('takes words of one color that follow each other for one', () => {
    expect(highlight('export async function load() {}', 'ts')[0]).toEqual({
      text: 'export async function',
      kind: 'keyword',
    });
    expect(highlight('a\n// b\n// c', 'ts')).toHaveLength(4);
  });

  it('colors code inside a template string as code', () =>
    expect(
      highlight('`a ${typeof b} c`', 'ts').find(({ text }) => text === 'typeof')
        ?.kind,
    ).toBe('keyword'));
});

describe('toHtml', () =>
  it('escapes code, whatever its color', () =>
    expect(
      toHtml([{ text: '<a href="&">' }, { text: '<b>', kind: 'string' }]),
    ).toBe(
      '&lt;a href=&quot;&amp;&quot;&gt;<span class="hl-string">&lt;b&gt;</span>',
    )));
