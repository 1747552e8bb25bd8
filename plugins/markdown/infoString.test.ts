import { describe, expect, it } from 'vitest';
import { splitInfoString } from './infoString';

const attributesOf = (text: string) =>
  Object.fromEntries(splitInfoString(text).attributes);

describe('splitInfoString', () => {
  it('tells words from attributes', () => {
    const info = splitInfoString('incorrect  file=cart.tsx  new ');
    expect(info.words).toEqual(['incorrect', 'new']);
    expect([...info.attributes]).toEqual([['file', 'cart.tsx']]);
  });

  it('keeps JSON values with spaces, brackets in strings and escapes whole', () =>
    expect(
      attributesOf(
        String.raw`options=[{"a": "]} \" x"}, [1, 2]] title="a b" rule=x`,
      ),
    ).toEqual({
      options: String.raw`[{"a": "]} \" x"}, [1, 2]]`,
      title: '"a b"',
      rule: 'x',
    }));

  it('takes backslashes as they are written', () =>
    expect(attributesOf(String.raw`options={"ignore": "\\d+"}`).options).toBe(
      String.raw`{"ignore": "\\d+"}`,
    ));

  it('refuses a value without an end', () => {
    expect(() => splitInfoString('options={"a": [1}')).toThrow(
      'The value of "options=" has no end',
    );
    expect(() => splitInfoString('title="a')).toThrow(
      'The value of "title=" has no end',
    );
  });

  it('refuses a key that appears twice', () =>
    expect(() => splitInfoString('rule=a rule=b')).toThrow(
      '"rule=" appears twice',
    ));

  it('refuses what touches a value', () =>
    expect(() => splitInfoString('options={}correct')).toThrow(
      'Put a space before "correct"',
    ));
});
