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
];
