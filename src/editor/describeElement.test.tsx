import { expect, it } from 'vitest';
import { describeElement } from './describeElement';

it('colors a declaration, tells code from text, and links a page', () => {
  const element = describeElement({
    declaration: 'const a: 1',
    text: 'Is `1`.',
    url: '/a',
  });

  expect(element.textContent).toBe('const a: 1Is 1.Open its page');
  expect(element.querySelector('.hl-keyword')?.textContent).toBe('const');
  expect(element.querySelector('p > code')?.textContent).toBe('1');
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/a');
});

it('shows nothing for what there is nothing to say of', () =>
  expect(
    describeElement({ declaration: undefined, text: '', url: undefined })
      .childElementCount,
  ).toBe(0));
