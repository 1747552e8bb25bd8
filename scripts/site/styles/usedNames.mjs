// @ts-check

const tags = /<[a-z][^>]*>/gi;

const inlineScripts = /<script\b[^>]*>(.*?)<\/script>/gis;

/** A tag in a script's string, and no comparison. */
const tagsInScript = /<[a-z][\w-]*(?:\s+[\w-]+=[^\s<>(){};]+)*\s*\/?>/gi;

/** What is between quotes in a script, if it can be a list of classes, ids or values. */
const lists = /["'`]([\w\s-]+)(?=["'`])/g;

const names = /[\w-]+/g;

/**
 * All that a selector can refer to in a page: names of elements, classes, ids, attributes, and their
 * values; and what its inline scripts set, before the application is there. Rather too many than too few.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function namesInPage(html) {
  return [
    ...namesIn(html.match(tags) ?? []),
    ...Array.from(html.matchAll(inlineScripts), ([, script = '']) => script)
      .filter(Boolean)
      .flatMap(namesInScript),
  ];
}

/**
 * All that a selector can refer to in what a script adds to a page.
 *
 * @param {string} code
 * @returns {string[]}
 */
export function namesInScript(code) {
  return namesIn([
    ...(code.match(tagsInScript) ?? []),
    ...Array.from(code.matchAll(lists), ([, list]) => list ?? ''),
  ]);
}

/** @param {string[]} parts */
function namesIn(parts) {
  return [...new Set(parts.flatMap(part => part.match(names) ?? []))];
}
