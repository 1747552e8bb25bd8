import type { SearchPage } from '../../src/search/engine/pages';

const vowels = 'aeiou';

/**
 * Makes up the index of a site that has as many pages more. Each further copy of a page is about
 * something else: a quarter of its words become others, so that the site's vocabulary grows too.
 */
export function enlarge(
  pages: readonly SearchPage[],
  times: number,
): SearchPage[] {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0 ? pages : pages.map(page => variantOf(page, copy)),
  ).flat();
}

function variantOf(page: SearchPage, copy: number): SearchPage {
  const vary = (text: string): string =>
    text.replaceAll(/[a-z]{5,}/gi, word =>
      weightOf(word) % 4 === copy % 4 ? variantOfWord(word, copy) : word,
    );
  return {
    ...page,
    path: `${page.path}-${String(copy)}`,
    title: vary(page.title),
    description: vary(page.description),
    intro: vary(page.intro),
    sections: page.sections.map(section => ({
      ...section,
      heading: vary(section.heading),
      text: vary(section.text),
    })),
    ...(page.messages && { messages: page.messages.map(vary) }),
  };
}

function weightOf(word: string): number {
  return [...word.toLowerCase()].reduce(
    (sum, letter) => sum + letter.charCodeAt(0),
    0,
  );
}

/** As pronounceable as the word. */
function variantOfWord(word: string, copy: number): string {
  return (
    word.replaceAll(
      /[aeiou]/g,
      vowel => vowels[(vowels.indexOf(vowel) + copy) % vowels.length] ?? vowel,
    ) + (copy > 4 ? 'el' : '')
  );
}
