import type { ListedPage } from './engine/pages';

/** What the search offers to readers who have not typed anything yet. */
export const startingPoints: readonly ListedPage[] = [
  {
    path: '/getting-started/',
    title: 'Quickstart',
    description: 'Set up ESLint for TypeScript in a new or existing project',
  },
  {
    path: '/getting-started/typed-linting',
    title: 'Typed linting',
    description: 'Turn on the rules that need type information',
  },
  {
    path: '/rules/',
    title: 'All rules',
    description: 'Filter them by preset, auto-fix, and type information',
  },
  {
    path: '/users/configs',
    title: 'Presets',
    description: 'What recommended, strict, and stylistic turn on',
  },
  {
    path: '/troubleshooting/',
    title: 'FAQ',
    description: 'Error messages and what to do about them',
  },
  {
    path: '/play',
    title: 'Playground',
    description: 'Try rules on your own code in the browser',
  },
];
