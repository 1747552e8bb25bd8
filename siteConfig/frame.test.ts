import { describe, expect, it } from 'vitest';
import { navbarItems } from './frame';

const facts = {
  baseUrl: '/',
  hasVersions: false,
  locales: ['en'],
  version: '1.2.3',
};

const typesOf = (items: ReturnType<typeof navbarItems>) =>
  items.map(item => item.type);

describe('navbarItems', () => {
  it('shows the version as a link while there is one language and version', () => {
    const items = navbarItems(facts);
    expect(items.map(item => item.label)).toContain('v1.2.3');
    expect(typesOf(items).filter(Boolean)).toEqual([]);
  });

  it('has a language switcher once there are two languages', () =>
    expect(typesOf(navbarItems({ ...facts, locales: ['en', 'fr'] }))).toContain(
      'localeDropdown',
    ));

  it('knows the guides by their paths under any base URL', () => {
    const guides = navbarItems({ ...facts, baseUrl: '/docs/' })[0];
    const pattern = new RegExp(String(guides?.activeBaseRegex));
    expect('/docs/getting-started').toMatch(pattern);
    expect('/getting-started').not.toMatch(pattern);
  });

  it('has a version dropdown once there are other versions', () => {
    const items = navbarItems({ ...facts, hasVersions: true });
    expect(typesOf(items)).toContain('docsVersionDropdown');
    expect(items.map(item => item.label)).not.toContain('v1.2.3');
  });
});
