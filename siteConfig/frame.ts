import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { NavbarItem } from '@docusaurus/theme-common';

/** The code host's repository of what the site documents. */
export const repository =
  'https://github.com/typescript-eslint/typescript-eslint';

const discord = 'https://discord.com/invite/FSxKq8Tdyg';

interface NavbarFacts {
  /** What the paths of pages begin with: `/`, or `/docs/`. */
  baseUrl: string;
  locales: readonly string[];
  /** Version of the documented packages, such as `7.11.0`. */
  version: string;
  hasVersions?: boolean;
}

/**
 * The navbar's items. A language switcher and a version dropdown are there once there is more than
 * one language or docs version; with one version, its number links to the release notes.
 */
export function navbarItems({
  baseUrl,
  locales,
  version,
  // Docusaurus keeps the list of cut versions in this file.
  hasVersions = existsSync(join(__dirname, '../versions.json')),
}: NavbarFacts): NavbarItem[] {
  return [
    {
      to: '/getting-started/',
      label: 'Docs',
      position: 'left',
      // Matched against whole paths.
      activeBaseRegex: `^${baseUrl}(?:${readdirSync(join(__dirname, '../docs')).join('|')})(?:/|$)`,
    },
    { to: '/rules/', label: 'Rules', position: 'left' },
    { to: '/blog', label: 'Blog', position: 'left' },
    hasVersions
      ? ({ type: 'docsVersionDropdown', position: 'left' } as const)
      : {
          href: `${repository}/releases/tag/v${version}`,
          label: `v${version}`,
          position: 'left',
        },
    { to: '/play', label: 'Playground', position: 'left' },
    ...(locales.length > 1
      ? [{ type: 'localeDropdown', position: 'right' } as const]
      : []),
    {
      href: repository,
      label: 'GitHub',
      position: 'right',
    },
    {
      href: discord,
      label: 'Discord',
      position: 'right',
    },
  ];
}

/**
 * What the bar at the top of every page says. A new announcement has a new id, or those who closed
 * the last one never see it.
 */
export function announcementBar(
  baseUrl: string,
): ThemeConfig['announcementBar'] {
  return {
    id: 'v8-beta',
    // The theme shows it as it is.
    content: `The v8 beta is out: <a href="${baseUrl}blog/announcing-typescript-eslint-v8-beta">see what changes</a>.`,
    backgroundColor: '#4c1d95',
    textColor: '#ffffff',
    isCloseable: true,
  };
}

export const copyright = 'Copyright © 2024 typescript-eslint';

/** Feeds are files and no pages: the prefix keeps them from being looked for among the pages. */
function feed(label: string, file: string) {
  return { label, to: `pathname:///blog/${file}`, target: '_self' };
}

export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Guides',
      items: [
        { label: 'Getting started', to: '/getting-started/' },
        { label: 'Typed linting', to: '/getting-started/typed-linting' },
        { label: 'Shared configs', to: '/users/configs' },
        { label: 'Troubleshooting', to: '/troubleshooting/' },
        { label: 'Contributing', to: '/contributing' },
      ],
    },
    {
      title: 'Reference',
      items: [
        { label: 'Rules', to: '/rules/' },
        { label: 'Packages', to: '/packages' },
        { label: 'Custom rules', to: '/developers/custom-rules' },
        { label: 'Playground', to: '/play' },
        { label: 'Save for offline', to: '/offline' },
        { label: 'Check a config', to: '/config' },
      ],
    },
    {
      title: 'Blog',
      items: [
        { label: 'Posts', to: '/blog' },
        { label: 'Tags', to: '/blog/tags' },
        feed('Atom feed', 'atom.xml'),
        feed('RSS feed', 'rss.xml'),
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Discord', href: discord },
        { label: 'Twitter', href: 'https://twitter.com/tseslint' },
        {
          label: 'Stack Overflow',
          href: 'https://stackoverflow.com/questions/tagged/typescript-eslint',
        },
        { label: 'Mastodon', href: 'https://fosstodon.org/@tseslint' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'GitHub', href: repository },
        { label: 'Report an issue', href: `${repository}/issues/new/choose` },
        {
          label: 'Open Collective',
          href: 'https://opencollective.com/typescript-eslint',
        },
        { label: 'License', href: `${repository}/blob/main/LICENSE` },
        { label: 'Accessibility', to: '/accessibility' },
      ],
    },
  ],
  logo: {
    alt: 'Hosted by Netlify',
    src: '/img/hosted-by-netlify.svg',
    href: 'https://www.netlify.com',
    width: 128,
    height: 40,
  },
  copyright,
};
