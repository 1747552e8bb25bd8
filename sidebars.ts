import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { readBaseUrl } from './config/baseUrl.mjs';
import { nodePages } from './plugins/nodes/nodePages';
import { tools } from './src/tools/tools';

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
        {
          type: 'category',
          label: 'Typed Linting',
          collapsed: false,
          link: { type: 'doc', id: 'getting-started/typed-linting/index' },
          items: ['getting-started/typed-linting/monorepos'],
        },
        'getting-started/legacy-eslint-setup',
        {
          type: 'link',
          label: 'Migrate to a Flat Config',
          href: `${readBaseUrl(process.env)}getting-started/legacy-eslint-setup#move-to-a-flat-config`,
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
        href: readBaseUrl(process.env) + path.slice(1),
      })),
    },
    {
      type: 'category',
      label: 'Users',
      collapsed: false,
      link: { type: 'doc', id: 'users/index' },
      items: [
        'users/configs',
        'users/dependency-versions',
        'users/releases',
        'users/rule-changes',
        'users/versioning',
      ],
    },
    {
      type: 'category',
      label: 'Packages',
      collapsed: false,
      link: { type: 'doc', id: 'packages/index' },
      items: [
        'packages/typescript-eslint',
        'packages/eslint-plugin',
        'packages/parser',
        'packages/rule-tester',
        'packages/scope-manager',
        'packages/typescript-estree',
        'packages/utils',
        'packages/eslint-plugin-tslint',
      ],
    },
    {
      type: 'category',
      label: 'Developers',
      collapsed: false,
      link: { type: 'doc', id: 'developers/index' },
      items: [
        'developers/custom-rules/index',
        'developers/custom-rules/type-information',
        'developers/custom-rules/test',
        'developers/custom-rules/publish',
        {
          type: 'category',
          label: 'Syntax tree nodes',
          collapsed: true,
          link: { type: 'doc', id: 'developers/nodes/index' },
          items: [...nodePages, 'unions'].map(
            page => `developers/nodes/${page}`,
          ),
        },
        'developers/scopes',
        'developers/rule-data',
      ],
    },
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
    {
      type: 'category',
      label: 'Contributing',
      collapsed: true,
      link: { type: 'doc', id: 'contributing/index' },
      items: [
        'contributing/discussions',
        'contributing/issues',
        'contributing/pull-requests',
        {
          type: 'category',
          label: 'Local Development',
          collapsed: true,
          link: { type: 'doc', id: 'contributing/local-development/index' },
          items: ['contributing/local-development/local-linking'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Maintenance',
      collapsed: true,
      link: { type: 'doc', id: 'maintenance/index' },
      items: [
        'maintenance/branding',
        'maintenance/contributor-tiers',
        {
          type: 'category',
          label: 'Issues',
          collapsed: true,
          link: { type: 'doc', id: 'maintenance/issues/index' },
          items: ['maintenance/issues/rule-deprecations'],
        },
        {
          type: 'category',
          label: 'Pull Requests',
          collapsed: true,
          link: { type: 'doc', id: 'maintenance/pull-requests/index' },
          items: ['maintenance/pull-requests/dependency-version-upgrades'],
        },
        'maintenance/releases',
        'maintenance/team',
      ],
    },
  ],
};

export default sidebars;
