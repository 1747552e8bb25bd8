import type { SearchPage } from '../../src/search/engine/pages';
import { type ToolId, tools } from '../../src/tools/tools';
import { installedPackages } from '../packages/packages';

type OtherPage = Pick<
  SearchPage,
  'description' | 'otherNames' | 'path' | 'title'
> &
  Partial<Pick<SearchPage, 'kind'>>;

/** The documented version, as far as titles name it. */
const current = installedPackages.versions.version.replace(/\.\d+$/, '');

/** From versions as their pages' addresses and people name them. */
const upgrades = [
  { name: '5', version: '5.62' },
  { name: '6', version: '6.21' },
  { name: '7', version: '7.0' },
];

const namesOfTools: Record<ToolId, string[]> = {
  check: [
    'eslintrc to flat',
    'convert eslintrc to flat config',
    'migrate config',
    'check my config',
    'validate config',
    'config inspector',
  ],
  upgrade: [
    'upgrade from v5',
    'upgrade from v6',
    'upgrade my config',
    'what changed between versions',
  ],
  compare: ['compare presets', 'compare configs', 'difference between presets'],
  start: ['config generator', 'new config', 'create a config', 'init config'],
  adopt: [
    'too many errors',
    'suppress existing errors',
    'baseline of errors',
    'gradually adopt',
    'thousands of errors after upgrade',
    'adopt eslint in a large codebase',
  ],
  project: [
    'file not included',
    'file not included in project',
    'why is this file not in the project',
    'file is not linted',
  ],
};

const toolPages = Object.entries(tools).map(
  ([id, { description, path, title }]): OtherPage => ({
    path,
    title,
    description,
    otherNames: namesOfTools[id as ToolId],
  }),
);

const pages: readonly OtherPage[] = [
  {
    path: '/play',
    title: 'Playground',
    description:
      'Try the rules on code of your own in the browser: reports, fixes, types, and the syntax tree.',
    otherNames: [
      'play',
      'try online',
      'demo',
      'sandbox',
      'repl',
      'AST viewer',
      'AST explorer',
      'share a link',
    ],
  },
  ...toolPages,
  {
    path: '/blog',
    title: 'Blog',
    kind: 'blog',
    description: 'News and background from the typescript-eslint team.',
    otherNames: ['blog', 'news', 'posts', 'announcements'],
  },
  {
    path: '/offline',
    title: 'Read offline',
    description:
      'Save the site on this device, and read it without a network: every page, the search, and the playground.',
    otherNames: [
      'offline',
      'save for offline',
      'install as an app',
      'PWA',
      'without internet',
      'without a network',
    ],
  },
  ...upgrades.map(({ name, version }): OtherPage => ({
    path: `/config/upgrade-from-${name}`,
    title: `Upgrade from ${version} to ${current}`,
    description:
      'Everything that changes for a config: presets, rules, options, defaults, and parser options.',
    otherNames: [
      `upgrade from v${name}`,
      `update from ${name}.x`,
      `migrate from version ${name}`,
      `breaking changes since ${version}`,
      'removed rules',
      'renamed rules',
      'changed defaults',
    ],
  })),
];

/** Pages that aren't written in Markdown, in words that people look for them with. */
export const otherPages: readonly SearchPage[] = pages.map(
  ({ path, title, kind = 'guides', description, otherNames }) => ({
    path,
    title,
    kind,
    description,
    intro: '',
    sections: [],
    otherNames,
  }),
);
