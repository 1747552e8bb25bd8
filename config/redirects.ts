]);

/**
 * Docusaurus finds a wrong redirect when all pages are built, and then lists every page.
 *
 * @throws when one leads to an address without a page in `docs` or `rules`
 */
export function withPages<Redirect extends { from: string; to: string }>(
  list: readonly Redirect[],
): Redirect[] {
  const wrong = list.filter(({ to }) => !hasPage(to));
  if (wrong.length > 0) {
    throw new Error(
      wrong
        .map(
          ({ from, to }) =>
            `config/redirects.ts leads ${from} to ${to}, but no page has that address. Name the one that says it now.`,
        )
        .join('\n'),
    );
  }
  return [...list];
}

function hasPage(path: string): boolean {
  const folder = path.startsWith('/rules/') ? '.' : 'docs';
  return ['.md', '.mdx', '/index.md', '/index.mdx'].some(end =>
    existsSync(join(__dirname, '..', folder, path + end)),
  );
}
