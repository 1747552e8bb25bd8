import { existsSync, readFileSync } from 'node:fs';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import site from '../../docusaurus.config';
import navbarPlugin from '../../plugins/navbar';

type Navbar = NonNullable<ThemeConfig['navbar']>;

const [, classic] = site.presets?.[0] as [string, Options];
const blog = classic.blog === false ? undefined : classic.blog;

/**
 * What a small site is built with that shows how the generator behaves: this
 * site's own settings for that, and the files in the folder where it is built.
 */
const config: Config = {
  title: 'A small site',
  url: 'https://example.com',
  baseUrl: '/',

  onBrokenAnchors: site.onBrokenAnchors,
  onBrokenLinks: site.onBrokenLinks,
  onDuplicateRoutes: site.onDuplicateRoutes,
  future: site.future,
  markdown: { format: site.markdown?.format, hooks: site.markdown?.hooks },

  plugins: [navbarPlugin],
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
        blog: existsSync('blog') && {
          onInlineAuthors: blog?.onInlineAuthors,
          onInlineTags: blog?.onInlineTags,
          onUntruncatedBlogPosts: blog?.onUntruncatedBlogPosts,
        },
        pages: false,
        sitemap: false,
      } satisfies Options,
    ],
  ],
  themeConfig: {
    navbar: existsSync('navbar.json')
      ? (JSON.parse(readFileSync('navbar.json', 'utf8')) as Navbar)
      : {},
  } satisfies ThemeConfig,
};

export default config;
