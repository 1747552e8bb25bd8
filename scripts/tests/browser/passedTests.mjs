// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importedFiles } from '../importedFiles.mjs';
import { BuiltFiles } from './builtFiles.mjs';

/**
 * A test that passed.
 *
 * @typedef {object} PassedTest
 * @property {string} spec the path of its file in the project
 * @property {string[]} asked the paths that it asked the site for
 * @property {string} state a hash of all that its outcome depends on
 */

/**
 * What code does that depends on more than what the browser is given: it reads
 * files of its own accord, runs programs, or has the browser ask for things
 * unseen.
 */
const beyondTheBrowser =
  /node:(?:fs|child_process)|\bnewContext\(|\bbrowser\.newPage\(/;

/**
 * Files of which that is true, and of what they import, and which tests may import
 * all the same: what they read comes with the packages, or says only what the
 * browser is to ask for.
 */
const harmless = new Set([
  'tests/e2e/axe.ts',
  'tests/builtPages.ts',
  'tests/e2e/crawler.ts',
  'tests/e2e/playground/assets.ts',
]);

/**
 * Remembers browser tests that passed, until something changes that they depend
 * on: their code and what it imports, the files of the built site that they asked
 * for, and the circumstances. A page that is loaded from the same files asks for
 * no others, so this is all, apart from tests that do more than to use a browser:
 * those aren't remembered.
 */
export class PassedTests {
  #options;
  #circumstances;
  #built;

  /** Of what a test's code consists of, by its path; undefined for what isn't remembered. */
  #codes = /** @type {Map<string, string | undefined>} */ (new Map());

  /**
   * @param {object} options
   * @param {URL} options.project
   * @param {URL} options.build the built site's folder
   * @param {URL} options.record the file in which tests are remembered
   * @param {readonly string[]} options.circumstances all else that outcomes
   *   depend on: the browser, the packages, the server
   */
  constructor(options) {
    this.#options = options;
    // Once: the list of packages alone is a megabyte, and there are hundreds of tests.
    this.#circumstances = hashOf(options.circumstances);
    this.#built = new BuiltFiles(fileURLToPath(options.build));
  }

  /** @returns {string[]} the names of tests that would pass again */
  unchanged() {
    return Object.entries(this.#read())
      .filter(
        ([, { spec, asked, state }]) => state === this.#stateOf(spec, asked),
      )
      .map(([name]) => name);
  }

  /**
   * Remembers what passed, and forgets what failed.
   *
   * @param {readonly { name: string; spec: string; passed: boolean; asked: string[] }[]} tests
   *   that were run
   */
  update(tests) {
    const records = new Map(Object.entries(this.#read()));
    for (const { name, spec, passed, asked } of tests) {
      const state =
        passed && asked.length > 0 ? this.#stateOf(spec, asked) : undefined;
      if (state === undefined) {
        records.delete(name);
      } else {
        records.set(name, { spec, asked, state });
      }
    }
    const { record } = this.#options;
    mkdirSync(new URL('.', record), { recursive: true });
    writeFileSync(record, JSON.stringify(Object.fromEntries(records)));
  }

  /** @returns {Record<string, PassedTest>} */
  #read() {
    try {
      /** @type {unknown} */
      const records = JSON.parse(readFileSync(this.#options.record, 'utf8'));
      return /** @type {Record<string, PassedTest>} */ (records);
    } catch {
      return {};
    }
  }

  /**
   * @param {string} spec
   * @param {readonly string[]} asked
   * @returns {string | undefined} nothing if there is more that it depends on
   */
  #stateOf(spec, asked) {
    const code = this.#codeOf(spec);
    if (code === undefined) {
      return undefined;
    }
    return hashOf([
      this.#circumstances,
      code,
      // What is answered to what isn't there, and what with or instead of files.
      this.#built.hash([...asked, '/404', '/_headers', '/_redirects']),
    ]);
  }

  /** @param {string} spec */
  #codeOf(spec) {
    if (!this.#codes.has(spec)) {
      this.#codes.set(spec, hashCode(this.#options.project, spec));
    }
    return this.#codes.get(spec);
  }
}

/**
 * @param {URL} project
 * @param {string} spec
 * @returns {string | undefined} nothing if it isn't there, or can't be remembered
 */
function hashCode(project, spec) {
  /** @type {Map<string, string>} */
  let files;
  try {
    files = importedFiles(project, [spec], harmless);
  } catch {
    return undefined;
  }
  const code = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return code.some(
    ([path, text]) => !harmless.has(path) && beyondTheBrowser.test(text),
  )
    ? undefined
    : hashOf(code);
}

/** @param {unknown} content that JSON can be made of */
function hashOf(content) {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
