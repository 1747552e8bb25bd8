// @ts-check

/**
 * What selectors can refer to in some files: rather too much than too little.
 *
 * @typedef {object} UsedNames
 * @property {ReadonlySet<string>} names of elements, classes, ids, attributes, and their values
 * @property {ReadonlySet<string>} beginnings of names that a script puts together from parts, such as
 *   `alert--` of `alert--${type}`
 */

const tags = /<[a-z][^>]*>/gi;

const inlineScripts = /<script\b[^>]*>(.*?)<\/script>/gis;

/** A tag in a script's string, and no comparison. */
const tagsInScript = /<[a-z][\w-]*(?:\s+[\w-]+=[^\s<>(){};]+)*\s*\/?>/gi;

/** A string in a script, or a part of a template, if it can be a list of classes, ids or values. */
const lists = /["'`}]([\w\s-]+)(?=["'`]|\$\{)/g;

/** The end of a string, or of a part of a template, that something is appended to. */
const beginningsInScript =
  /(?<![\w-])([a-z][\w-]*[-_])(?:\$\{|["']\)?(?:\+|\.concat\())/gi;

const names = /[\w-]+/g;

/**
 * Reads what is used in a page: in its elements, and in its inline scripts, which run before the
 * application is there.
 *
 * @param {string} html
 * @returns {UsedNames}
 */
export function usedInPage(html) {
  const scripts = Array.from(html.matchAll(inlineScripts), ([, code]) =>
    usedInScript(code ?? ''),
  );
  return together([
    { names: namesIn(html.match(tags) ?? []), beginnings: new Set() },
    ...scripts,
  ]);
}

/**
 * Reads what is used in what a script adds to a page.
 *
 * @param {string} code
 * @returns {UsedNames}
 */
export function usedInScript(code) {
  return {
    names: namesIn([
      ...(code.match(tagsInScript) ?? []),
      ...Array.from(code.matchAll(lists), ([, list]) => list ?? ''),
    ]),
    beginnings: new Set(
      Array.from(code.matchAll(beginningsInScript), ([, part]) => part ?? ''),
    ),
  };
}

/**
 * @param {readonly UsedNames[]} parts
 * @returns {UsedNames}
 */
export function together(parts) {
  return {
    names: new Set(parts.flatMap(part => [...part.names])),
    beginnings: new Set(parts.flatMap(part => [...part.beginnings])),
  };
}

/** @param {readonly string[]} texts */
function namesIn(texts) {
  return new Set(texts.flatMap(text => text.match(names) ?? []));
}
