// @ts-check

const storage = 'window.localStorage';

/**
 * DocSearch reads the browser's storage outside of its `try`, and where storage is blocked, that throws
 * (version 4.7). This has it read what our own module gives out instead.
 *
 * @param {string} source of its modal
 * @returns {string}
 * @throws {Error} when it doesn't read the storage as it did.
 */
export default function withSafeStorage(source) {
  if (!source.includes(storage)) {
    throw new Error(
      `DocSearch's modal no longer has "${storage}". Find out whether it opens where storage is blocked (tests/e2e/storage.spec.ts), and correct or remove plugins/search/withSafeStorage.mjs.`,
    );
  }
  return `import { docSearchStorage } from '@site/src/search/modal/docSearchStorage';
${source.replaceAll(storage, 'docSearchStorage')}`;
}
