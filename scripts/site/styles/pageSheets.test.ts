import { expect, it } from 'vitest';
import {
  linkSheets,
  readSheet,
  readSheetsOfPages,
  sheetsFor,
} from './cleanStyles';
import { usedInPage } from './usedNames';

const sheets = ['home', 'blog'].map(name =>
  readSheet(name, `.title_${name}, .menu{color:red}`),
);
const sheetsForHtml = (html: string): string[] =>
  sheetsFor(usedInPage(html), sheets);

it('finds the style sheets that a page has elements for', () =>
  expect(sheetsForHtml('<h1 class="title_home menu">Home</h1>')).toEqual([
    'home',
  ]));

it('finds none by names that all pages may have', () =>
  expect(sheetsForHtml('<ul class="menu">title_blog</ul>')).toEqual([]));

it('stops where classes of CSS modules look otherwise', () =>
  expect(() => readSheet('assets/css/home.css', '.title{color:red}')).toThrow(
    'assets/css/home.css is not what this site relies on: classes of CSS modules',
  ));

it('stops where the bundler makes other files', async () => {
  await expect(
    readSheetsOfPages(new URL('file:///build/'), ['assets/css/blog.0a1b.css']),
  ).rejects.toThrow(
    'assets/css is not what this site relies on: it has one blog-styles.HASH.css',
  );
});

const link = '<link rel=stylesheet href=/docs/assets/css/styles.0a.css />';
const template = '<template id=application></template>';

const linked = (html: string): string =>
  linkSheets(html, 'users/index.html', {
    builtWith: 'assets/css/styles.0a.css',
    inPage: ['assets/css/styles.1b.css', 'assets/css/home.2c.css'],
    application: 'assets/css/application.3d.css',
  });

it('links some with the page, and one with the application', () =>
  expect(linked(link + template)).toBe(
    '<link rel=stylesheet href=/docs/assets/css/styles.1b.css><link rel=stylesheet href=/docs/assets/css/home.2c.css><template id=application><link rel=stylesheet href=/docs/assets/css/application.3d.css></template>',
  ));

it('leaves alone what has no styles', () => {
  const html = '<meta http-equiv="refresh" content="0; url=/docs/">';
  expect(linked(html)).toBe(html);
});

it.each([
  ['with quotes', link.replace(/href=(\S+)/, 'href="$1"') + template],
  ['twice', link + link + template],
  ['where no template is', link],
])('stops at a page that links its styles %s', (_, html) =>
  expect(() => linked(html)).toThrow(
    'users/index.html is not what this site relies on',
  ),
);
