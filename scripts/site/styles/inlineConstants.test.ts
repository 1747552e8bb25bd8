import { expect, it } from 'vitest';
import { inlineConstants } from './inlineConstants';

const inline = (css: string): string =>
  inlineConstants(css, name => name === '--named');

it.each([
  ['a value', ':root{--a:1px}.x{top:var(--a)}', '.x{top:1px}'],
  [
    'a value next to words',
    ':root{--a:1px}.x{border:var(--a)solid}',
    '.x{border:1px solid}',
  ],
  [
    'what reads another one',
    ':root{--a:var(--b);--b:1px}.x{top:var(--a)}',
    '.x{top:1px}',
  ],
  [
    'what outranks a layer',
    '@layer l{:root{--a:1px}html[data-theme=dark]{--a:2px}}:root{--a:3px}.x{top:var(--a)}',
    '.x{top:3px}',
  ],
  [
    'what reads a color of the color mode',
    ':root{--a:var(--b);--b:red}@media screen{[data-theme=dark]{--b:blue}}.x{color:var(--a)}',
    ':root{--b:red}@media screen{[data-theme=dark]{--b:blue}}.x{color:var(--b)}',
  ],
])('writes %s out', (_, css, expected) =>
  expect(inline(css).replace('@layer l{}', '')).toBe(expected),
);

it.each([
  ['by color mode', ':root{--a:red}[data-theme=dark]{--a:blue}'],
  ['inside an element', ':root{--a:1px}.menu{--a:2px}'],
  ['by width', ':root{--a:1px}@media (width>1px){:root{--a:2px}}'],
  ['under a condition only', '@media (width>1px){:root{--a:2px}}'],
  ['to what an element has', ':root{--a:var(--b);--b:1px}.menu{--b:2px}'],
  ['to a word for it alone', ':root{--a:inherit}'],
])('leaves what is set %s', (_, css) => {
  const all = `${css}.x{top:var(--a)}`;
  expect(inline(all)).toBe(all);
});

it.each([
  ':root{--named:1px}.x{top:var(--named)}',
  ':root{--a:1px}.x{top:var(--a,2px)}',
])('leaves what others name, or have something else for: %s', css =>
  expect(inline(css)).toBe(css),
);
