import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NavbarItem } from '@docusaurus/theme-common';
import { discord, repository } from './projectLinks';

interface NavbarFacts {
  /** What the paths of pages begin with: `/`, or `/docs/`. */
  baseUrl: string;
  locales: readonly string[];
  /** Version of the documented packages, such as `7.11.0`. */
  version: string;
  /** Whether the docs have other versions than the current one. */
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
