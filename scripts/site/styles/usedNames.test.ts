import { describe, expect, it } from 'vitest';
import { namesInPage, namesInScript } from './usedNames.mjs';

describe('namesInPage', () => {
  it('finds elements, attributes and values', () => {
    expect(
      namesInPage('<nav class="menu menu--show" data-theme=dark>text</nav>'),
    ).toEqual(['nav', 'class', 'menu', 'menu--show', 'data-theme', 'dark']);
  });

  it('does not take the words of a text for names', () => {
    expect(namesInPage('<p>A "row" of code</p>')).toEqual(['p']);
  });

  it('finds what its scripts set', () => {
    expect(
      namesInPage('<script>document.body.className="dark wide"</script><p>'),
    ).toEqual(['script', 'p', 'dark', 'wide']);
  });
});

describe('namesInScript', () => {
  it.each([
    ['e("li",{className:"menu__item active"})', ['li', 'menu__item', 'active']],
    [`t('<div class="bar"><i></i></div>')`, ['div', 'class', 'bar', 'i']],
    // Quotes in regular expressions don't come in pairs.
    ['x=/["]/,c("badge")', ['badge']],
  ])('finds names in %s', (code, expected) => {
    expect(namesInScript(code)).toEqual(expect.arrayContaining(expected));
  });

  it('does not take variables for names', () => {
    expect(namesInScript('for(;row<col;)alert>row&&hero()')).toEqual([]);
  });
});
