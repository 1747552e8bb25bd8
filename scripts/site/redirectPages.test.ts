import { expect, test } from 'vitest';
import { completeRedirectPages, readRedirects } from './finishSite';
import { pageOf } from './pages';

const target = pageOf(
  'users/configs/index.html',
  '<title data-rh="true">Presets &amp; more | site</title>',
);
const built = [
  target,
  pageOf(
    'linting/configs.html',
    '<html><head><meta http-equiv="refresh" content="0; url=/docs/users/configs"></head></html>',
  ),
];
const redirects = [{ from: '/linting/configs', to: '/users/configs' }];

test('redirecting pages lead somewhere', () =>
  expect(readRedirects(built, '/docs/')).toEqual(redirects));

test('redirecting pages get a title and a link', () => {
  const [first, completed] = completeRedirectPages(built, '/docs/');
  expect(first).toBe(target);
  expect(completed?.html).toContain('<title>Presets &amp; more | site</title>');
  expect(completed?.html).toContain(
    '<a href="/docs/users/configs">Presets &amp; more | site</a>',
  );
  expect(completed?.html).toContain('http-equiv="refresh"');
});

test('redirecting pages that lead to a heading have the title of its page', () => {
  const [, completed] = completeRedirectPages(
    [
      target,
      pageOf(
        'presets.html',
        '<html><head><meta http-equiv="refresh" content="0; url=/docs/users/configs#strict"></head></html>',
      ),
    ],
    '/docs/',
  );
  expect(completed?.html).toContain(
    '<a href="/docs/users/configs#strict">Presets &amp; more | site</a>',
  );
});

test('a second run finds the same', () => {
  const once = completeRedirectPages(built, '/docs/').map(({ file, html }) =>
    pageOf(file, html),
  );
  expect(readRedirects(once, '/docs/')).toEqual(redirects);
  expect(completeRedirectPages(once, '/docs/')).toEqual(once);
});
