// @ts-check
import { load } from 'cheerio/lib/slim';

/** How many of an element's ancestors are part of its kind: styles seldom ask for more. */
const depth = 2;

/** Attributes whose values say what kind of element it is; of others, it's their being there. */
const telling = new Set([
  'hidden',
  'role',
  'scope',
  'style',
  'tabindex',
  'type',
]);

/**
 * Chooses pages that together have an element of every kind that there is on any:
 * what has the same names and attributes, in what has the same, looks and works
 * alike wherever it is.
 *
 * @param {ReadonlyMap<string, string>} pages HTML by path
 * @param {Iterable<string>} given paths of those that are looked at anyway
 * @returns {Set<string>} the paths of those that have to be looked at besides
 */
export function pagesOfAllKinds(pages, given) {
  const kinds = new Map(
    [...pages].map(([path, html]) => [path, kindsIn(html)]),
  );
  const seen = new Set(
    [...given].flatMap(path => [...(kinds.get(path) ?? [])]),
  );
  /** @type {Set<string>} */
  const chosen = new Set();
  for (;;) {
    const best = richest(kinds, seen);
    if (best === undefined) {
      return chosen;
    }
    chosen.add(best);
    for (const kind of kinds.get(best) ?? []) {
      seen.add(kind);
    }
  }
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} kinds
 * @param {ReadonlySet<string>} seen
 * @returns {string | undefined} the page with most kinds that weren't seen; nothing
 *   if there is none
 */
function richest(kinds, seen) {
  let best;
  let most = 0;
  for (const [path, ofPage] of kinds) {
    const news = [...ofPage].filter(kind => !seen.has(kind)).length;
    if (news > most) {
      best = path;
      most = news;
    }
  }
  return best;
}

/**
 * @param {string} html
 * @returns {Set<string>} a name for each kind of element in what the page is about
 */
function kindsIn(html) {
  /** @type {Set<string>} */
  const kinds = new Set();
  const [main] = load(html)('main').get();
  if (main) {
    addKinds(main, [], kinds);
  }
  return kinds;
}

/**
 * @param {import('cheerio').Element} parent
 * @param {readonly string[]} ancestors what the nearest are, the nearest first
 * @param {Set<string>} kinds
 */
function addKinds(parent, ancestors, kinds) {
  for (const child of parent.children) {
    if ('attribs' in child) {
      const line = [describe(child), ...ancestors];
      kinds.add(line.join(' < '));
      addKinds(child, line.slice(0, depth), kinds);
    }
  }
}

/** @param {import('cheerio').Element} element */
function describe({ name, attribs }) {
  const { class: classes = '', ...rest } = attribs;
  return [
    name,
    ...classes.split(/\s+/).sort(),
    ...Object.entries(rest).map(([attribute, value]) =>
      telling.has(attribute) ? `${attribute}=${value}` : attribute,
    ),
  ].join(' ');
}
