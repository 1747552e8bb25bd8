import type { PageToIndex } from './buildIndex';
import type { ParserError } from './parserErrors';

/** The page that explains errors. */
const path = '/troubleshooting/';

/**
 * Writes each error of the parser to the section that explains it.
 *
 * @throws naming the sections that there aren't.
 */
export function attachParserErrors(
  pages: readonly PageToIndex[],
  errors: readonly ParserError[],
): PageToIndex[] {
  const anchors = new Set(
    pages
      .find(({ page }) => page.path === path)
      ?.page.sections.map(({ anchor }) => anchor),
  );
  const lost = errors.filter(({ anchor }) => !anchors.has(anchor));
  if (lost.length > 0) {
    throw new Error(
      lost
        .map(
          ({ anchor, message }) =>
            `The page ${path} has no section #${anchor}. Readers with this error have to find it: "${message}". Write it, or correct its anchor in plugins/search/parserErrors.ts.`,
        )
        .join('\n'),
    );
  }
  const messages = new Map(
    errors.map(({ anchor, message }) => [anchor, message]),
  );
  return pages.map(one =>
    one.page.path === path
      ? {
          ...one,
          page: {
            ...one.page,
            sections: one.page.sections.map(section => {
              const message = messages.get(section.anchor);
              return { ...section, ...(message && { message }) };
            }),
          },
        }
      : one,
  );
}
