import { join } from 'node:path';
import { fileAt } from '../plugins/markdown/links';

/** Old addresses of pages and where they are now, for `@docusaurus/plugin-client-redirects`. */
export const redirects = withPages([
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
  // From earlier years of the reference site.
  { from: '/docs', to: '/getting-started' },
  ...['/getting-started', '/rules', '/troubleshooting'].map(section => ({
    from: `/docs${section}`,
    to: section,
  })),
  { from: '/linting', to: '/getting-started' },
  { from: '/linting/tslint', to: '/troubleshooting/tslint' },
  { from: '/linting/type-linting', to: '/getting-started/typed-linting' },
  {
    from: '/linting/monorepo',
    to: '/getting-started/typed-linting/monorepos',
  },
  {
    from: '/linting/legacy-eslint-setup',
    to: '/getting-started/legacy-eslint-setup',
  },
  { from: '/development/custom-rules', to: '/developers/custom-rules' },
  ...['/architecture', '/development/architecture'].flatMap(folder => [
    { from: `${folder}/asts`, to: '/blog/asts-and-typescript-eslint' },
    { from: `${folder}/packages`, to: '/packages' },
    ...[
      'eslint-plugin',
      'eslint-plugin-tslint',
      'parser',
      'scope-manager',
      'typescript-estree',
      'utils',
    ].map(name => ({ from: `${folder}/${name}`, to: `/packages/${name}` })),
  ]),
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
]);

/**
 * The addresses that a page had while all pages stood behind `/docs`, for
 * `createRedirects` of the same plugin, which refuses paths of pages that end with a
 * slash where another redirect leads to them without it: those are listed above.
 *
 * @param path of a page, or an old address of one
 */
export function behindDocs(path: string): string[] {
  const isLeftOut = path.startsWith('/docs') || /(?:\.html|\/)$/.test(path);
  return isLeftOut ? [] : [`/docs${path}`];
}

/**
 * Docusaurus finds a wrong redirect when all pages are built, and then lists every page.
 *
 * @throws when one leads to an address without a page
 */
export function withPages(list: { from: string; to: string }[]) {
  const siteDir = join(__dirname, '..');
  const wrong = list.filter(({ to }) => fileAt(siteDir, to) === undefined);
  if (wrong.length > 0) {
    throw new Error(
      wrong
        .map(
          ({ from, to }) =>
            `siteConfig/redirects.ts leads ${from} to ${to}, but no page has that address. Name the one that says it now.`,
        )
        .join('\n'),
    );
  }
  return list;
}
