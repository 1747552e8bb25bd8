import { expect, it } from 'vitest';
import { linkSheets } from './linkSheets.mjs';

const link = '<link rel=stylesheet href=/docs/assets/css/styles.0a.css />';
const template = '<template id=application></template>';

const linked = (html: string): string =>
  linkSheets(html, 'users/index.html', {
    builtWith: 'assets/css/styles.0a.css',
    inPage: ['assets/css/styles.1b.css', 'assets/css/home.2c.css'],
    application: 'assets/css/application.3d.css',
  });

it('links some with the page, and one with the application', () => {
  expect(linked(link + template)).toBe(
    '<link rel=stylesheet href=/docs/assets/css/styles.1b.css><link rel=stylesheet href=/docs/assets/css/home.2c.css><template id=application><link rel=stylesheet href=/docs/assets/css/application.3d.css></template>',
  );
});

it('leaves alone what has no styles', () => {
  const html = '<meta http-equiv="refresh" content="0; url=/docs/">';
  expect(linked(html)).toBe(html);
});

it.each([
  ['with quotes', link.replace(/href=(\S+)/, 'href="$1"') + template],
  ['twice', link + link + template],
  ['where no template is', link],
])('stops at a page that links its styles %s', (_, html) => {
  expect(() => linked(html)).toThrow(
    'users/index.html is not what this site relies on',
  );
});
