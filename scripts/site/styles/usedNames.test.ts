import { describe, expect, it } from 'vitest';
import { beginningsIn, usedInPage, usedInScript } from './usedNames';

describe('usedInPage', () => {
  const namesInPage = (html: string): string[] => [...usedInPage(html)];

  it('finds elements, attributes and values', () =>
    expect(
      namesInPage('<nav class="menu menu--show" data-theme=dark>text</nav>'),
    ).toEqual(['nav', 'class', 'menu', 'menu--show', 'data-theme', 'dark']));

  it('does not take the words of a text for names', () =>
    expect(namesInPage('<p>A "row" of code</p>')).toEqual(['p']));

  it('finds what its scripts set', () =>
    expect(
      namesInPage('<script>document.body.className="dark wide"</script><p>'),
    ).toEqual(['script', 'p', 'dark', 'wide']));
});

describe('usedInScript', () => {
  it.each([
    ['e("li",{className:"menu__item active"})', ['li', 'menu__item', 'active']],
    [`t('<div class="bar"><i></i></div>')`, ['div', 'class', 'bar', 'i']],
    ['`drawer ${a} wide box--${b} end`', ['drawer', 'wide', 'end']],
    // Quotes in regular expressions don't come in pairs.
    ['x=/["]/,c("badge")', ['badge']],
  ])('finds names in %s', (code, expected) =>
    expect([...usedInScript(code)]).toEqual(expect.arrayContaining(expected)),
  );

  it('does not take variables for names', () =>
    expect(usedInScript('for(;row<col;)alert>row&&hero()')).toEqual(new Set()));

  it.each([
    ['`callout callout--${e}`', ['callout--']],
    ['"alert alert--"+t', ['alert--']],
    ["(0,i.A)('col col_').concat(n)", ['col_']],
    ['"a-"===b', []],
    ['`${a}-${b}`', []],
  ])('finds beginnings of names in %s', (code, expected) =>
    expect(beginningsIn(usedInScript(code))).toEqual(expected),
  );
});
