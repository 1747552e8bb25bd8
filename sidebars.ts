import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { nodePages } from './plugins/nodes/nodePages';
import { readBaseUrl } from './siteConfig/environment';
import { tools } from './src/tools/tools';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const baseUrl = readBaseUrl(process.env);

/** A category with pages of a folder, and the folder's own page behind its label. */
function section(
  label: string,
  folder: string,
  pages: readonly Item[],
  collapsed = false,
): Item {
  return {
    type: 'category',
    label,
    collapsed,
    link: { type: 'doc', id: `${folder}/index` },
    items: pages.map(page =>
      typeof page === 'string' ? `${folder}/${page}` : page,
    ),
  };
}

// Every main doc but `maintenance/governance` and `accessibility`, which are reached by links only.
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting Started',
      collapsed: false,
      items: [
        'getting-started/quickstart',
        {
          type: 'category',
          label: 'Recipes',
          collapsed: true,
          items: [
            'vite-react',
            'next',
            'vue',
            'node',
            'pnpm-workspace',
            'github-actions',
          ].map(page => `getting-started/recipes/${page}`),
        },
        section('Typed Linting', 'getting-started/typed-linting', [
          'monorepos',
        ]),
        'getting-started/legacy-eslint-setup',
        {
          type: 'link',
          label: 'Migrate to a Flat Config',
          href: `${baseUrl}getting-started/legacy-eslint-setup#move-to-a-flat-config`,
        },
      ],
    },
    {
      type: 'category',
      label: 'Tools',
      collapsible: false,
      items: [
        ...Object.values(tools),
        { label: 'Playground', path: '/play' },
      ].map(({ label, path }) => ({
        type: 'link' as const,
        label,
        href: baseUrl + path.slice(1),
      })),
    },
    section('Users', 'users', [
      'configs',
      'dependency-versions',
      'releases',
      'rule-changes',
      'versioning',
    ]),
    section('Packages', 'packages', [
      'typescript-eslint',
      'eslint-plugin',
      'parser',
      'rule-tester',
      'scope-manager',
      'typescript-estree',
      'utils',
      'eslint-plugin-tslint',
    ]),
    section('Developers', 'developers', [
      'custom-rules/index',
      'custom-rules/type-information',
      'custom-rules/test',
      'custom-rules/publish',
      section(
        'Syntax tree nodes',
        'developers/nodes',
        [...nodePages, 'unions'],
        true,
      ),
      'scopes',
      'rule-data',
    ]),
    {
      type: 'category',
      label: 'Troubleshooting',
      collapsed: false,
      items: [
        { type: 'doc', id: 'troubleshooting/index', label: 'FAQ' },
        'troubleshooting/performance-troubleshooting',
        'troubleshooting/formatting',
        'troubleshooting/tslint',
      ],
    },
    section(
      'Contributing',
      'contributing',
      [
        'discussions',
        'issues',
        'pull-requests',
        section(
          'Local Development',
          'contributing/local-development',
          ['local-linking'],
          true,
        ),
      ],
      true,
    ),
    section(
      'Maintenance',
      'maintenance',
      [
        'branding',
        'contributor-tiers',
        section('Issues', 'maintenance/issues', ['rule-deprecations'], true),
        section(
          'Pull Requests',
          'maintenance/pull-requests',
          ['dependency-version-upgrades'],
          true,
        ),
        'releases',
        'team',
      ],
      true,
    ),
  ],
};

export default sidebars;
