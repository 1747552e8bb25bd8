import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { LanguageLinks } from './LanguageLinks';
import { watchMenus } from './watchMenus';

const site = vi.hoisted(() => ({
  siteConfig: { baseUrl: '/', trailingSlash: undefined },
  i18n: {
    currentLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: { baseUrl: '/', htmlLang: 'en', label: 'English' },
      qx: { baseUrl: '/qx/', htmlLang: 'qx', label: 'One' },
      qy: { baseUrl: '/qy/', htmlLang: 'qy', label: 'Two' },
    },
  },
}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => site }));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useAlternatePageUtils: () => ({
    createUrl: ({ locale }: { locale: 'qx' | 'qy' }) =>
      site.i18n.localeConfigs[locale].baseUrl + location.pathname.slice(1),
  }),
}));

beforeAll(watchMenus);

it('has nothing to switch to in one language', () => {
  site.i18n.locales = ['en'];
  expect(renderToStaticMarkup(<LanguageLinks />)).toBe('');
});

it('leads to the page in each other language, with its query and hash', () => {
  site.i18n.locales = ['en', 'qx', 'qy'];
  history.replaceState(null, '', '/rules/');
  document.body.innerHTML = renderToStaticMarkup(<LanguageLinks />);
  const links = [...document.querySelectorAll('a')];
  expect(links.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['qx', 'One'],
    ['qy', 'Two'],
  ]);
  // What the reader looks for after the page has come.
  history.replaceState(null, '', '/rules/?q=await#types');
  for (const link of links) {
    link.click();
  }
  expect(
    links.map(({ pathname, search, hash }) => pathname + search + hash),
  ).toEqual(['/qx/rules/?q=await#types', '/qy/rules/?q=await#types']);
});
