/** A page that many readers look for. */
interface StartingPoint {
  path: string;
  title: string;
  /** What it is good for, in half a line. */
  answers: string;
}

/** What the search offers to readers who have not typed anything yet. */
export const startingPoints: readonly StartingPoint[] = [
  {
    path: '/getting-started/',
    title: 'Quickstart',
    answers: 'Set up ESLint for TypeScript in a new or existing project',
  },
  {
    path: '/getting-started/typed-linting',
    title: 'Typed linting',
    answers: 'Turn on the rules that need type information',
  },
  {
    path: '/rules/',
    title: 'All rules',
    answers: 'Filter them by preset, auto-fix, and type information',
  },
  {
    path: '/users/configs',
    title: 'Presets',
    answers: 'What recommended, strict, and stylistic turn on',
  },
  {
    path: '/troubleshooting/',
    title: 'FAQ',
    answers: 'Error messages and what to do about them',
  },
  {
    path: '/play',
    title: 'Playground',
    answers: 'Try rules on your own code in the browser',
  },
];
