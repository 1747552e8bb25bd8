import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PwaOptions } from '@docusaurus/plugin-pwa';
import type {
  Options as ClassicOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import bundlePlugin from './plugins/bundle';
import docusaurusInternalsPlugin, {
  pageTemplate,
} from './plugins/docusaurus-internals';
import remarkExamples from './plugins/examples';
import remarkFaq from './plugins/faq';
import headPlugin from './plugins/head';
import remarkHighlight from './plugins/highlight';
import homePlugin from './plugins/home';
import { createFeedItems } from './plugins/hooks/feedItems';
import { completeFrontMatter } from './plugins/hooks/frontMatter';
import { sitemapItems } from './plugins/hooks/sitemapItems';
import nodesPlugin from './plugins/nodes';
import { nodeRedirects } from './plugins/nodes/nodePages';
import remarkNodes from './plugins/nodes/remark';
import { installedPackages } from './plugins/packages/packages';
import playgroundPlugin from './plugins/playground';
import pwaPlugin from './plugins/pwa';
import ruleDataPlugin from './plugins/rule-data';
import rulesPlugin from './plugins/rules';
import remarkRuleAnatomy from './plugins/rules/anatomy';
import { ruleAddresses } from './plugins/rules/ruleAddresses';
import searchPlugin from './plugins/search';
import toolsPlugin from './plugins/tools';
import remarkRecipes from './plugins/tools/recipes';
import upgradePlugin from './plugins/upgrade';
import { isPlain, readBaseUrl } from './siteConfig/environment';
import {
  announcementBar,
  copyright,
  footer,
  navbarItems,
  repository,
} from './siteConfig/frame';
import { behindDocs, redirects } from './siteConfig/redirects';

const baseUrl = readBaseUrl(process.env);
const packages = installedPackages.versions;
const locales = ['en'];
const editUrl = `${repository}-website/edit/main/`;
const blogDescription = 'News and background from the typescript-eslint team';

const markdownOptions = {
  // The examples first: they are checked as people wrote them.
  beforeDefaultRemarkPlugins: [
    [remarkExamples, { siteDir: __dirname }],
    [remarkNodes, { siteDir: __dirname }],
  ],
  remarkPlugins: [remarkRecipes, remarkHighlight, remarkFaq],
};

const classic: ClassicOptions = {
  docs: {
    ...markdownOptions,
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    breadcrumbs: false,
    editUrl,
  },
  blog: {
    ...markdownOptions,
    blogSidebarCount: 'ALL',
    blogSidebarTitle: 'All posts',
    blogTitle: 'Blog',
    blogDescription,
    onInlineTags: 'throw',
    // Posts get theirs from `plugins/hooks`, which refuses others.
    onInlineAuthors: 'ignore',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      title: 'typescript-eslint blog',
      description: blogDescription,
      copyright,
      createFeedItems,
    },
  },
  pages: markdownOptions,
  theme: { customCss: './src/css/custom.css' },
  sitemap: {
    ignorePatterns: [`${baseUrl}search`, `${baseUrl}no-network`],
    lastmod: 'date',
    createSitemapItems: sitemapItems(__dirname),
  },
};

const ruleDocs: DocsOptions = {
  ...markdownOptions,
  beforeDefaultRemarkPlugins: [
    ...markdownOptions.beforeDefaultRemarkPlugins,
    remarkRuleAnatomy,
  ],
  docsRootComponent: '@site/src/rules/page/RulesRoot.tsx',
  editUrl,
  id: 'rules',
  path: 'rules',
  routeBasePath: 'rules',
  sidebarPath: './sidebarsRules.ts',
  exclude: ['TEMPLATE.md'],
  breadcrumbs: false,
};

const pwa: PwaOptions = {
  swRegister: join(__dirname, 'src/pwa/register.ts'),
  pwaHead: [
    { tagName: 'link', rel: 'manifest', href: '/manifest.json' },
    { tagName: 'meta', name: 'theme-color', content: '#6d28d9' },
  ],
};

const themeConfig: ThemeConfig = {
  announcementBar: announcementBar(baseUrl),
  // Code is colored at build, by classes: the theme's own colors would only be carried along.
  prism: { theme: { plain: {}, styles: [] } },
  footer,
  image: 'img/social-card.png',
  navbar: {
    title: 'typescript-eslint',
    logo: {
      alt: '',
      src: '/img/logo.svg',
      width: 32,
      height: 32,
    },
    items: navbarItems({ baseUrl, locales, version: packages.version }),
  },
  tableOfContents: { maxHeadingLevel: 4 },
};

const config: Config = {
  title: 'typescript-eslint',
  tagline: 'The tooling that lets ESLint and Prettier support TypeScript',
  url: 'https://typescript-eslint.io',
  baseUrl,
  ...(!isPlain && { ssrTemplate: pageTemplate() }),
  // `plugins/head` does it for all pages, and for what else may fail.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.ico',
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        type: 'image/svg+xml',
        href: `${baseUrl}img/favicon.svg`,
      },
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${baseUrl}img/apple-touch-icon.png`,
      },
    },
  ],
  i18n: { defaultLocale: 'en', locales },
  customFields: { packages, repository },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'warn',

  future: {
    v4: true,
    // Reading the whole history once is faster than asking for each file. A copy without it, as from an
    // archive, is built without dates of changes.
    experimental_vcs: existsSync(join(__dirname, '.git'))
      ? 'default-v2'
      : 'disabled',
  },
  // `future.v4` would add a suffix to the keys that readers' preferences are stored under.
  storage: { type: 'localStorage', namespace: false },

  markdown: {
    // `.md` is CommonMark, `.mdx` is MDX: prose needs no escapes for braces and angle brackets.
    format: 'detect',
    parseFrontMatter: completeFrontMatter(__dirname),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  clientModules: [
    './src/liveExamples/loadEarly.ts',
    './src/navigation/cleanAddress.ts',
    './src/navigation/layout.ts',
    './src/navigation/progressBar.ts',
    './src/navigation/pageShown.ts',
    './src/emojiBurst/toggleBursts.ts',
    './src/pwa/watchInstall.ts',
  ],
  presets: [['classic', classic]],
  plugins: [
    headPlugin,
    ['content-docs', ruleDocs],
    [pwaPlugin, pwa],
    [
      'client-redirects',
      {
        redirects: [
          ...[...redirects, ...ruleAddresses()].flatMap(({ from, to }) =>
            [from, ...behindDocs(from)].map(address => ({ from: address, to })),
          ),
          ...nodeRedirects(__dirname),
        ],
        createRedirects: behindDocs,
      },
    ],
    rulesPlugin,
    toolsPlugin,
    upgradePlugin,
    ruleDataPlugin,
    nodesPlugin,
    homePlugin,
    playgroundPlugin,
    searchPlugin,
    ...(isPlain ? [] : [bundlePlugin, docusaurusInternalsPlugin]),
  ],
  themeConfig,
};

export default config;
