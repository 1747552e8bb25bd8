// @ts-check
import { createHash } from 'node:crypto';

const scriptElement = /<script\b([^>]*)>(.*?)<\/script>/gis;

const fromFile = /\bsrc=/i;

/** Blocks of data, such as JSON-LD, are not run, and need no permission. */
const data = /\btype=(?!["']?(?:module|text\/javascript)\b)/i;

/**
 * Finds the inline scripts of a page that was built, and gives their hashes as a
 * Content-Security-Policy wants them.
 *
 * @param {string} html
 * @returns {string[]} each once, as in `'sha256-…'`
 */
export function inlineScriptHashes(html) {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(
      ([, attributes = '']) =>
        !fromFile.test(attributes) && !data.test(attributes),
    )
    .map(([, , script = '']) => script);
  return [...new Set(scripts)].map(
    script =>
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
