/** All numbers that the ranking was tuned with. `npm run bench -- ranking` tells what half and twice of each would change. */
export const weights = {
  /** How much a word counts in each field of a page. */
  field: {
    name: 4,
    aliases: 7,
    headings: 4.5,
    messages: 2.7,
    options: 1.2,
    body: 1.4,
    code: 0.5,
  },
  /** The saturation and length parameters of BM25+: see MiniSearch. */
  bm25: {
    k: 1.2,
    b: 0.5,
    d: 0.5,
  },
  /** How much of a query a word is, 1 for a usual one. */
  word: {
    stop: 0.2,
  },
  /** How much a term counts, 1 for the word as it was typed. */
  term: {
    synonym: 0.38,
  },
  /** The share of a word that a different term covers, and how much more the whole is than parts. */
  coverage: {
    weak: 0.8,
    power: 2,
  },
  /** How much a page counts, whatever its words. */
  page: {
    blog: 0.69,
    maintenance: 0.45,
    /** A rule that is deprecated or removed. */
    outdated: 0.75,
  },
  /** How much likelier a page becomes by what the query is to it. */
  factor: {
    /** The query is its name, or what readers call it. */
    name: 12,
    /** The query has its name. */
    named: 7,
    /** The query has the name of what it explains: a heading, an option, a message id. */
    explained: 4,
    /** Its name starts with the query. */
    nameStart: 4,
    /** It has a line that the query is. */
    line: 4.5,
    /** It has a section with all words of the query. */
    section: 1.4,
  },
  /** Pages that code in a query leads to. If the query is nothing but code, they are the first. */
  lead: {
    /** How much is added, as a share of the best score, if it is more. */
    part: 1.7,
    /** Not if another page has a line that reads like the query as much as this: it is a message. */
    message: 0.56,
  },
  /** How lines are compared. */
  line: {
    stop: 0.25,
    /** The match of a query that has a whole message in it, and more. */
    wholeMessage: 0.63,
  },
};
