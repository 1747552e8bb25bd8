import { existsSync, readFileSync } from 'node:fs';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { GeneratorSettings } from './generatorSettings';

type Navbar = NonNullable<ThemeConfig['navbar']>;

const { blog, ...settings } = readJson<GeneratorSettings>('settings.json');

/** What a small site is built with: the files in the folder where it is built, this site's settings among them. */
const config: Config = {
  title: 'A small site',
  url: 'https://example.com',
  baseUrl: '/',

  ...settings,

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: existsSync('sidebars.json')
            ? './sidebars.json'
            : undefined,
        },
        blog: existsSync('blog') && blog,
        pages: false,
        sitemap: false,
      } satisfies Options,
    ],
  ],
  themeConfig: {
    navbar: existsSync('navbar.json') ? readJson<Navbar>('navbar.json') : {},
  } satisfies ThemeConfig,
};

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

export default config;
