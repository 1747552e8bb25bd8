// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The name of a file with the hash that the bundler gave it. */
const hashInName = /^(.+[.-])([\da-f]{8,32})(?=\.\w+$)/;

/** The script that knows all names. */
const namesOfFiles = /\/runtime~main\.[^/]*$/;

/**
 * Tells whether files of the built site are what they were in another build.
 *
 * The bundler names files after what is in them, and scripts name each other:
 * with a word on one page, the script that knows all names changes. So files are
 * compared without those hashes, and each by what else is in it. That script is the
 * bundler's own: it also has other variables then, since the minifier names them by
 * the letters it has seen most often. So words of one letter don't count in it.
 */
export class BuiltFiles {
  /** The files by their paths without hashes. */
  #paths = /** @type {Map<string, string[]>} */ (new Map());

  /** All hashes in names of files. */
  #names = /** @type {Set<string>} */ (new Set());

  /** Of what is in the files, by their paths without hashes. */
  #hashes = /** @type {Map<string, string>} */ (new Map());

  /** @param {string} folder of the built site: a full path */
  constructor(folder) {
    this.folder = folder;
    const entries = readdirSync(folder, {
      recursive: true,
      withFileTypes: true,
    });
    const paths = entries
      .filter(entry => entry.isFile())
      .map(({ name, parentPath }) =>
        `/${relative(folder, join(parentPath, name))}`.replaceAll('\\', '/'),
      );
    for (const path of paths.sort()) {
      const key = withoutHash(path);
      this.#paths.set(key, [...(this.#paths.get(key) ?? []), path]);
      const hash = hashInName.exec(path)?.[2];
      if (hash !== undefined) {
        this.#names.add(hash);
      }
    }
  }

  /**
   * A hash of what a server may answer with.
   *
   * @param {readonly string[]} paths that it is asked for. Where there is no file
   *   is part of it: one may come.
   * @returns {string}
   */
  hash(paths) {
    const hash = createHash('sha256');
    for (const path of [...new Set(paths.flatMap(filesOf))].sort()) {
      hash.update(`${path}\0${this.#hashOf(path)}\0`);
    }
    return hash.digest('hex');
  }

  /**
   * @param {string} path
   * @returns {string} of what is in all files that differ from it only in the
   *   hash in their names
   */
  #hashOf(path) {
    const known = this.#hashes.get(path);
    if (known !== undefined) {
      return known;
    }
    const contents = (this.#paths.get(path) ?? []).map(file =>
      this.#contentOf(file),
    );
    const hash = createHash('sha256')
      .update(JSON.stringify(contents))
      .digest('hex');
    this.#hashes.set(path, hash);
    return hash;
  }

  /** @param {string} file */
  #contentOf(file) {
    const content = readFileSync(join(this.folder, file))
      .toString('latin1')
      .replace(/[\da-f]{8,32}/g, word => (this.#names.has(word) ? '' : word));
    return namesOfFiles.test(file)
      ? content.replace(/\b[a-z]\b/gi, '')
      : content;
  }
}

/** @param {string} path */
function withoutHash(path) {
  return path.replace(hashInName, '$1');
}

/**
 * @param {string} path
 * @returns {string[]} the paths of files that a server may answer it with
 */
function filesOf(path) {
  const name = withoutHash(path).replace(/(?:\/index)?\.html$|\/$/, '');
  return [name, `${name}.html`, `${name}/index.html`];
}
