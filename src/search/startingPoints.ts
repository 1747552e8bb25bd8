import { translate } from '@docusaurus/Translate';
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
    title: translate({
      id: 'search.startingPoints.quickstart',
      message: 'Quickstart',
    }),
    answers: translate({
      id: 'search.startingPoints.quickstart.answers',
      message: 'Set up ESLint for TypeScript in a new or existing project',
    }),
  },
  {
    path: '/getting-started/typed-linting',
    title: translate({
      id: 'search.startingPoints.typedLinting',
      message: 'Typed linting',
    }),
    answers: translate({
      id: 'search.startingPoints.typedLinting.answers',
      message: 'Turn on the rules that need type information',
    }),
  },
  {
    path: '/rules/',
    title: translate({
      id: 'search.startingPoints.rules',
      message: 'All rules',
    }),
    answers: translate({
      id: 'search.startingPoints.rules.answers',
      message: 'Filter them by preset, auto-fix, and type information',
    }),
  },
  {
    path: '/users/configs',
    title: translate({
      id: 'search.startingPoints.presets',
      message: 'Presets',
    }),
    answers: translate({
      id: 'search.startingPoints.presets.answers',
      message: 'What recommended, strict, and stylistic turn on',
    }),
  },
  {
    path: '/troubleshooting/',
    title: translate({ id: 'search.startingPoints.faq', message: 'FAQ' }),
    answers: translate({
      id: 'search.startingPoints.faq.answers',
      message: 'Error messages and what to do about them',
    }),
  },
  {
    path: '/play',
    title: translate({
      id: 'search.startingPoints.playground',
      message: 'Playground',
    }),
    answers: translate({
      id: 'search.startingPoints.playground.answers',
      message: 'Try rules on your own code in the browser',
    }),
  },
];
