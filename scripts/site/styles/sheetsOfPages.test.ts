import { expect, it } from 'vitest';
import { readSheet, readSheetsOfPages, sheetsFor } from './sheetsOfPages.mjs';
import { usedInPage } from './usedNames.mjs';

const sheets = ['home', 'blog'].map(name =>
  readSheet(name, `.title_${name}, .menu{color:red}`),
);
const sheetsForHtml = (html: string): string[] =>
  sheetsFor(usedInPage(html).names, sheets);

it('finds the style sheets that a page has elements for', () => {
  expect(sheetsForHtml('<h1 class="title_home menu">Home</h1>')).toEqual([
    'home',
  ]);
});

it('finds none by names that all pages may have', () => {
  expect(sheetsForHtml('<ul class="menu">title_blog</ul>')).toEqual([]);
});

it('stops where classes of CSS modules look otherwise', () => {
  expect(() => readSheet('assets/css/home.css', '.title{color:red}')).toThrow(
    'assets/css/home.css is not what this site relies on: classes of CSS modules',
  );
});

it('stops where the bundler makes other files', async () => {
  await expect(
    readSheetsOfPages(new URL('file:///build/'), ['assets/css/blog.0a1b.css']),
  ).rejects.toThrow(
    'assets/css is not what this site relies on: it has a file blog-styles.HASH.css',
  );
});
