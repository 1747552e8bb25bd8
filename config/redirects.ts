/** Old addresses of pages and where they are now, for `@docusaurus/plugin-client-redirects`. */
export const redirects = [
  { from: '/linting/configs', to: '/users/configs' },
  { from: '/linting/troubleshooting', to: '/troubleshooting' },
  ...['formatting', 'performance-troubleshooting', 'tslint'].map(page => ({
    from: `/linting/troubleshooting/${page}`,
    to: `/troubleshooting/${page}`,
  })),
  { from: '/linting/typed-linting', to: '/getting-started/typed-linting' },
  {
    from: '/linting/typed-linting/monorepos',
    to: '/getting-started/typed-linting/monorepos',
  },
  // Messages of 7.14.1 to 7.18.0 name these, with the anchors of the page that has all questions.
  { from: '/troubleshooting/typed-linting', to: '/troubleshooting' },
  { from: '/troubleshooting/faqs/general', to: '/troubleshooting' },
  // The name that the rule has from 7.12.0 on: editors link its reports to it.
  {
    from: '/rules/no-unnecessary-template-expression',
    to: '/rules/no-useless-template-literals',
  },
  // What these report from 7.15.0 and 7.17.0 on, `ban-types` reports in all of version 7.
  ...[
    'no-empty-object-type',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
  ].map(rule => ({ from: `/rules/${rule}`, to: '/rules/ban-types' })),
];
