import { expect, it } from 'vitest';
import { classesOfModules, stylesOf } from './stylesOfPages.mjs';

const sheets = (['home', 'blog'] as const).map(
  name => [name, classesOfModules(`.title_${name}, .menu{color:red}`)] as const,
);

it('finds the style sheets that a page has elements for', () => {
  expect(stylesOf('<h1 class="title_home menu">Home</h1>', sheets)).toEqual([
    'home',
  ]);
});

it('finds none by names that all pages may have', () => {
  expect(stylesOf('<ul class="menu">title_blog</ul>', sheets)).toEqual([]);
});
