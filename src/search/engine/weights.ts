/**
 * All numbers that the ranking was tuned with, in one place.
 *
 * They were measured on the 891 queries that it was tuned on (`tests/search/queries`: known, practice and
 * everyday), of which 866 find their page first. After each number: how many of those no longer do with
 * half of it, and with twice; and the kind of query that most of them are of. With 0, 0, it could be
 * another one, as far as these queries tell.
 */
export const weights = {
  /** How much a word counts in each field of a page. */
  field: {
    name: 4, // 2, 4: messages
    aliases: 7, // 3, 7: guides and posts
    headings: 4.5, // 7, 8: guides and posts
    messages: 2.7, // 1, 3: as readers type them
    options: 1.2, // 0, 0
    body: 1, // 3, 1: guides and posts
    code: 0.5, // 2, 0: names of functions and options
  },
  /** The saturation and length parameters of BM25+: see MiniSearch. */
  bm25: {
    k: 1.2, // 2, 2: guides and posts
    b: 0.5, // 3, 2: guides and posts
    d: 0.5, // 0, 2: guides and posts
  },
  /** How much of a query a word is, 1 for a usual one. */
  word: {
    stop: 0.2, // 1, 0: rules
    quoted: 0.2, // 0, 0
  },
  /** How much a term counts, 1 for the word as it was typed. */
  term: {
    /** A word in a name that starts with an unfinished one which is a word already. */
    prefixOfWord: 0.5, // 1, 1: names of functions and options
    synonym: 0.33, // 6, 3: other words for it
    /** A part of a name in camel case, and of one that pages know. */
    part: 0.6, // 0, 0
    partOfKnown: 0.02, // 1, 1: guides and posts
  },
  /** The share of a word that a different term covers, and how much more the whole is than parts. */
  coverage: {
    weak: 0.8, // 5, 4: as readers type them
    power: 2, // 6, 13: guides and posts
  },
  /** How much a page counts, whatever its words. */
  page: {
    blog: 0.6, // 3, 3: guides and posts
    maintenance: 0.45, // 1, 1: natural questions
    contributing: 0.9, // 1, 2: guides and posts
    /** A rule that is deprecated or removed. */
    outdated: 0.75, // 1, 1: rules
  },
  /** How much likelier a page becomes by what the query is to it. */
  factor: {
    /** The query is its name. */
    name: 12, // 0, 0
    /** The query is what readers call it. */
    otherName: 8, // 1, 0: typing errors
    /** The query is its name without `no-` or `prefer-`. */
    nameWithoutVerb: 12, // 0, 0
    /** The query has its name or that of one of its headings. */
    named: 4, // 0, 1: guides and posts
    /** Its name starts with the query. */
    nameStart: 4, // 1, 1: names not yet typed to the end
    /** It has a line that the query is. */
    phrase: 7.5, // 5, 4: rules
    /** It has a section with all words of the query. */
    section: 1, // 2, 5: as readers type them
  },
  /** Pages that code in a query leads to. If the query is nothing but code, they are the first. */
  lead: {
    /** How much is added, as a share of the best score, if it is more. */
    part: 1.7, // 1, 0: rules
    /** How much is added to a page that readers call what the query is. */
    called: 0.8, // 0, 0
    /** What the next page that the same code leads to gets of that. */
    next: 0.8, // 0, 8: rules
    /** Not if another page has a line that reads like the query as much as this: it is a message. */
    message: 0.4, // 1, 1: rules
  },
  /** How lines are compared. */
  line: {
    stop: 0.25, // 4, 3: rules
    synonym: 0.8, // 0, 5: rules
    /** The match of a query that has a whole message in it, and more. */
    wholeMessage: 0.9, // 4, 6: other words for it
    /** The difference between a line that the query is, and one that it only has words of. */
    muchLess: 0.4, // 0, 0
  },
};
