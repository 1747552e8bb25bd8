import { describe, expect, it } from 'vitest';
import { inlineProperties, propertiesNamed } from './inlineProperties.mjs';

const inline = (page: string, application = '', named: string[] = []) =>
  inlineProperties(page, application, new Set(named));

describe('a property with one value', () => {
  it('is replaced by it in both style sheets', () => {
    expect(
      inline(
        '@layer base{:root{--gap:1px}}a{margin:var(--gap)}',
        '.drawer{left:calc(2*var(--gap))}',
      ),
    ).toEqual({
      page: 'a{margin:1px}',
      application: '.drawer{left:calc(2*1px)}',
    });
  });

  it('brings along what its value reads', () => {
    expect(
      inline(
        ':root{--ink:var(--red);--red:red;--line:1px solid var(--theme);--theme:#000}[data-theme=dark]{--theme:#fff}a{color:var(--ink);border:var(--line)}',
      ).page,
    ).toBe(
      ':root{--theme:#000}[data-theme=dark]{--theme:#fff}a{color:red;border:1px solid var(--theme)}',
    );
  });

  it('does not run into the values beside it', () => {
    expect(
      inline(
        ':root{--y:1rem;--x:0}hr{margin:var(--y)var(--x)3px;padding:2px var(--y)}',
      ).page,
    ).toBe('hr{margin:1rem 0 3px;padding:2px 1rem}');
  });
});

describe('a property stays', () => {
  it.each([
    ['set by the color mode', ':root{--ink:red}[data-theme=dark]{--ink:blue}'],
    ['set by an element', ':root{--ink:red}.alert{--ink:blue}'],
    ['set in narrow windows', '@media (width<9px){:root{--ink:red}}'],
    ['read with a fallback', ':root{--ink:red}b{color:var(--ink,blue)}'],
    ['invalid on the root', ':root{--ink:inherit}'],
    [
      'reading what elements set',
      ':root{--ink:var(--tint);--tint:red}b{--tint:blue}',
    ],
  ])('if it is %s', (_, declared) => {
    const css = `${declared}a{color:var(--ink)}`;
    expect(inline(css).page).toBe(css);
  });

  it('if a script or another style sheet names it', () => {
    const css = ':root{--ink:red}a{color:var(--ink)}';
    expect(inline(css, '', ['--ink']).page).toBe(css);
    expect(inline(':root{--ink:red}', '', ['--ink']).page).toBe(
      ':root{--ink:red}',
    );
  });
});

it('removes what nobody reads', () => {
  expect(
    inline(
      ':root{--a:var(--b);--b:1px}[data-theme=dark]{--a:1px;--b:2px}p{margin:0}',
    ).page,
  ).toBe('p{margin:0}');
});

it('leaves at-rules without a block', () => {
  expect(inline('@layer base,site;').page).toBe('@layer base,site;');
});

it('finds the properties that a text names', () => {
  expect(
    propertiesNamed(
      `<b style="--verdict:red;color:var(--ink)">button--primary i-- >0`,
    ),
  ).toEqual(['--verdict', '--ink']);
});
