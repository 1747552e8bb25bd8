// @ts-check

/**
 * A way of saying something that is wrong wherever it is written.
 *
 * @typedef {object} Term
 * @property {RegExp} pattern
 * @property {string} instead what to write, as far as that can be said in general
 * @property {string} because
 */

/**
 * A place in a text where a term is used.
 *
 * @typedef {object} Use
 * @property {number} index where it starts in the text
 * @property {string} text as it is written there
 * @property {string} message what to do, and why
 */

/** A word that a list can have: "which is included" is a sentence. */
const notAVerb = "(?!(?:is|are|was|were|be|been|being|get|gets)\\b)[\\w'’-]+";

/** Participles of "is to be" that don't end in "-ed". */
const participles =
  'built|done|found|given|kept|left|made|put|read|run|said|seen|sent|set|shown|taken|understood|written';

/**
 * What `npm run lint` reports in pages and comments. A word is listed only if it
 * is wrong in nearly every sentence. Who has to quote one puts it in quotation
 * marks.
 *
 * @type {Term[]}
 */
const terms = [
  // One spelling each: readers search for words as they have seen them.
  term('code bases?|code-bases?', 'codebase', 'one word, as in most of ESLint'),
  term(
    'TSConfigs?|TSconfigs?|Tsconfigs?|ts-configs?',
    'tsconfig, or `tsconfig.json` for the file',
    'one spelling for the kind of file, the name in code for the file',
    { caseSensitive: true },
  ),
  term(
    'type infos?|type informations|typing information',
    'type information',
    'the term of the parser and its error messages',
  ),
  term(
    'type-aware rules?|type aware rules?|type-checking rules?',
    'typed rule',
    'the term of the rule pages',
  ),
  term(
    'auto ?fix(es|ed|able|ing|er|ers)?',
    'auto-fix',
    'the spelling of the rules table',
  ),
  term('flat-configs?|flatconfigs?', 'flat config', "ESLint's spelling"),
  term('eslint-?rc files?', '`.eslintrc` file', 'it is the name of the file'),
  term(
    'plug-ins?',
    'plugin',
    "ESLint's spelling, which is also the key in a config",
  ),

  term(
    '(behavi|col|fav|hon|neighb)our\\w*|analysed|analysing|organis\\w+|recognis\\w+|centre|licence|grey|whilst',
    'the American spelling',
    'the dictionary of the spelling check knows both',
  ),

  // Names as their owners write them.
  term(
    'Typescript|TypeScript-ESLint|TypeScript ESLint|Typescript-eslint',
    'TypeScript, or typescript-eslint',
    'the names of the two projects',
    { caseSensitive: true },
  ),
  term('Javascript', 'JavaScript', 'its name', { caseSensitive: true }),
  term('Eslint|ESlint|EsLint', 'ESLint', 'its name', { caseSensitive: true }),
  term('Github', 'GitHub', 'its name', { caseSensitive: true }),
  term('NodeJS|Nodejs|NodeJs|Node\\.JS|node\\.js', 'Node.js', 'its name', {
    caseSensitive: true,
  }),
  term('NPM|Npm', 'npm', 'its name', { caseSensitive: true }),

  // Words that fill a sentence and say nothing.
  term(
    'simply|obviously|basically',
    'nothing',
    'what is simple to the writer may not be to the reader',
  ),
  term('in order to', 'to', 'it means the same'),

  // Words that are dated, or that read as translated.
  term(
    'whoever|somebody|nobody',
    'you, callers, readers, no one, or what does it',
    'a sentence has a subject that readers know',
  ),
  term('anew', 'again', 'it reads as translated'),
  term(
    'beside',
    'next to for a place; apart from, alongside, or while for the rest',
    'it reads as translated',
  ),
  term('by itself', 'on its own', 'it reads as translated'),
  term(
    '(stands?|stood|standing) in',
    'is in, or replaces',
    'it reads as translated: words and files do not stand',
  ),
  term('turn(s|ed|ing)? around', 'reverse', 'it reads as translated'),
  term('no way out', 'what does not help, and what does', 'say what to do'),
  term(
    '(allow|permit|enable)s? to',
    'lets you, or allows with a noun',
    'the verb needs an object: who may do it',
  ),
  term(
    '(?<!might |may )as well(?! as )(?=[.,;:!?)]| (?:and|or|but|if|when|where|in|on|for|with)\\b)',
    'nothing, or also before the verb',
    'at the end of a clause it reads as translated',
  ),
  term(
    '(?<=, )too(?=[.,;:!?)])',
    'nothing, or also before the verb',
    'at the end of a clause it reads as translated',
  ),
  term(
    "there(?:'s| is| are) (no|little|hardly any) (reason|point|need|use|sense|harm)",
    'who does or needs it, and when: you rarely need to …',
    'a sentence has a subject that readers know',
  ),
  term('You need it', 'first what it does', 'it reads as translated', {
    caseSensitive: true,
  }),
  term(
    `(?<=,(?: ${notAVerb}){1,3} )included(?=[.,;:!?)])`,
    'including, in front of what is included',
    'it reads as translated',
  ),
  term('false reports?', 'false positive', 'the term of linters'),
  term(
    `(is|are) to be (\\w+ed|${participles})`,
    'should be, has to be, or what does it',
    'it reads as translated',
  ),
  term(
    'for long(?=[.,;:!?)])',
    'for a long time, or long-running',
    'it reads as translated',
  ),
  term('little is lost', "you don't lose much", 'it reads as translated'),
  term(
    "another (?:[\\w'’-]+ ){0,3}than",
    'a different … from, or differs from',
    'it reads as translated',
  ),
  term(
    'takes long(?! enough)',
    'takes a long time, or is slow',
    'long alone is for questions and negations',
  ),
  term(
    'any more(?=[.,;:!?)])',
    'anymore, or no longer before the verb',
    'the American spelling',
  ),
  term('in line(?= [0-9$])', 'on line', 'code is on a line'),
  term(
    'at (?:your|the) next visit',
    'on your next visit',
    'it reads as translated',
  ),
  term('(?<!the )inside of', 'inside', 'the shorter one says it'),
  term(
    'for ever|afterwards|towards|upwards|downwards',
    'forever, afterward, toward and so on',
    'the American spelling',
  ),
];

/** Code and quotations: what they say is not the writer's choice. */
const foreign = /`[^`]*`|"[^"]*"/g;

/**
 * Finds the terms in a text of one or several lines.
 *
 * @param {string} text
 * @returns {Use[]}
 */
export function findTerms(text) {
  // Not by spaces: words before and after them are not next to each other.
  const prose = text.replace(foreign, quoted => '\uFFFC'.repeat(quoted.length));
  return terms.flatMap(({ pattern, instead, because }) =>
    [...prose.matchAll(pattern)].map(match => ({
      index: match.index,
      text: match[0],
      message: `"${match[0].replace(/\s+/g, ' ')}": write ${instead} (${because}).`,
    })),
  );
}

/**
 * Replaces a part of a text by spaces, so that positions after it stay the same.
 *
 * @param {string} text
 */
export function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}

/**
 * @param {string} words alternatives, with `|` between; a space also matches
 *   a break of lines
 * @param {string} instead
 * @param {string} because
 * @param {{ caseSensitive?: boolean }} [options]
 * @returns {Term}
 */
function term(words, instead, because, { caseSensitive = false } = {}) {
  const source = `(?<![\\w.-])(?:${words.replaceAll(' ', '\\s+')})(?!\\.?[\\w-])`;
  return {
    pattern: new RegExp(source, caseSensitive ? 'g' : 'gi'),
    instead,
    because,
  };
}
