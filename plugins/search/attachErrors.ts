import type { SearchPage, Section } from '../../src/search/engine/pages';

/** An error that people search for, and what says what to do about it. */
export interface ExplainedError {
  /** Of the page. */
  path: string;
  /** Of the section; none if it is the page as a whole. */
  anchor?: string;
  message: string;
}

/**
 * Writes each error to the page or section that explains it.
 *
 * @throws naming the sections that pages don't have.
 */
export function attachErrors(
  pages: readonly SearchPage[],
  errors: readonly ExplainedError[],
): SearchPage[] {
  checkSections(pages, errors);
  return pages.map(page => {
    const ofPage = errors.filter(({ path }) => path === page.path);
    return withMessages(
      {
        ...page,
        sections: page.sections.map(section =>
          withMessages(
            section,
            ofPage.filter(({ anchor }) => anchor === section.anchor),
          ),
        ),
      },
      ofPage.filter(({ anchor }) => anchor === undefined),
    );
  });
}

function withMessages<Place extends Pick<Section, 'messages'>>(
  place: Place,
  errors: readonly ExplainedError[],
): Place {
  return errors.length > 0
    ? {
        ...place,
        messages: [
          ...(place.messages ?? []),
          ...errors.map(({ message }) => message),
        ],
      }
    : place;
}

/** A page may be left out of a build; a section that is gone from a page was renamed. */
function checkSections(
  pages: readonly SearchPage[],
  errors: readonly ExplainedError[],
): void {
  const problems = errors.flatMap(({ path, anchor, message }) => {
    const sections = pages.find(page => page.path === path)?.sections;
    return anchor === undefined ||
      !sections ||
      sections.some(section => section.anchor === anchor)
      ? []
      : `There is no ${path}#${anchor}. Readers with this error have to find it: "${message}". Write it, or correct the place in plugins/search/parserErrors.ts or data/compiler-errors.json.`;
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
