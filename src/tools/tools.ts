/**
 * All tools that have a page of their own, in the order of their row. Labels are in that row and in the sidebar of the
 * guides, descriptions for search engines and for the search.
 */
export const tools = {
  check: {
    path: '/config',
    label: 'Check and move a config',
    title: 'Check and move a config',
    lead: 'Find the mistakes in an ESLint config, and get it as a flat config. It stays in your browser, and none of it runs.',
    description:
      'Paste an ESLint config to see what’s wrong with it, and get it as a flat config, with proof that ESLint does the same as before.',
  },
  upgrade: {
    path: '/config/upgrade',
    label: 'Upgrade',
    title: 'Upgrade from an older version',
    lead: 'See what a newer version changes for your config, which stays in your browser.',
    description:
      'Paste an ESLint config to see what an upgrade of typescript-eslint changes in it, with an edit for each change.',
  },
  compare: {
    path: '/config/compare',
    label: 'Compare presets',
    title: 'Compare presets',
    lead: 'See which rules differ between two presets, or a preset and your config.',
    description:
      'Compare two presets of typescript-eslint, or a preset with your own ESLint config, rule by rule.',
  },
  start: {
    path: '/config/new',
    label: 'Start a config',
    title: 'Start a config',
    lead: 'Answer a few questions to get a complete config, and the commands that install what it needs.',
    description:
      'Get a complete ESLint config for TypeScript from a few questions, with the commands to install what it needs.',
  },
  adopt: {
    path: '/config/adopt',
    label: 'Adopt',
    title: 'Adopt a config in a large codebase',
    lead: 'See what’s behind hundreds of reports, and where to start.',
    description:
      'Paste the output of ESLint to see the causes behind hundreds of reports, and get a config to start with.',
  },
  project: {
    path: '/config/project',
    label: 'Why isn’t this file linted?',
    title: 'Why isn’t this file linted?',
    lead: 'TypeScript reads your tsconfig, in your browser, and names the line that leaves the file out.',
    description:
      'Find out why a file isn’t in the TypeScript project that ESLint’s parser uses, and what to change.',
  },
} as const;

export type ToolId = keyof typeof tools;
