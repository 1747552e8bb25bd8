import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDiskCache } from '../../plugins/diskCache.mjs';

/** The name of a file with the hash that the bundler gave it. */
const hashInName = /^(.+[.-])([\da-f]{8,32})(?=\.\w+$)/;

/** What was looked at, and how, for {@link FaultlessPages}. */
interface Options {
  /** Of the built site: a full path. */
  buildFolder: string;
  /** Where it is kept what was found: a full path. */
  cacheFolder: string;
  /** All else that the outcome depends on: the tests, the browser, the packages. */
  circumstances: readonly string[];
}

/**
 * Remembers pages in which no fault was found, until they change: their HTML, or
 * any of the styles, scripts, images and fonts that they loaded. A page that is
 * loaded from the same files asks for no others, so this is all it depends on.
 *
 * The bundler names files after what is in them, and scripts name each other:
 * with a word on one page, the script that knows all names changes. So files are
 * compared without those hashes, and each by what else is in it.
 */
export class FaultlessPages {
  private readonly cache;
  private readonly files;
  private readonly hashes = new Map<string, string>();

  constructor(private readonly options: Options) {
    this.cache = openDiskCache(options.cacheFolder);
    this.files = listFiles(options.buildFolder);
  }

  /** Whether no fault was found in a page, and nothing has changed since. */
  includes(page: string): boolean {
    const record = this.cache.get(page)?.toString();
    if (record === undefined) {
      return false;
    }
    const { files } = JSON.parse(record) as { files: string[] };
    return record === this.describe(files);
  }

  /**
   * Remembers that no fault was found in a page.
   *
   * @param loaded the paths of all files that it was loaded from, its own HTML
   *   among them
   */
  add(page: string, loaded: readonly string[]): void {
    const files = [...new Set(loaded.map(withoutHash))].sort();
    this.cache.set(page, this.describe(files));
  }

  private describe(files: readonly string[]): string {
    const { circumstances } = this.options;
    const hash = createHash('sha256').update(JSON.stringify(circumstances));
    for (const file of files) {
      hash.update(`${file}\0${this.hashOf(file)}\0`);
    }
    return JSON.stringify({ files, hash: hash.digest('hex') });
  }

  /** A hash of what is in all files that differ only in the hash in their names. */
  private hashOf(name: string): string {
    let hash = this.hashes.get(name);
    if (hash === undefined) {
      const contents = (this.files.paths.get(name) ?? []).map(path =>
        readFileSync(join(this.options.buildFolder, path))
          .toString('latin1')
          .replace(/[\da-f]{8,32}/g, text =>
            this.files.hashes.has(text) ? '' : text,
          ),
      );
      hash = createHash('sha256')
        .update(JSON.stringify(contents))
        .digest('hex');
      this.hashes.set(name, hash);
    }
    return hash;
  }
}

/** The path of a file without the hash in its name. */
function withoutHash(path: string): string {
  return path.replace(hashInName, '$1');
}

/** The files of a folder by their paths without hashes, and all the hashes. */
function listFiles(folder: string): {
  paths: Map<string, string[]>;
  hashes: Set<string>;
} {
  const paths = new Map<string, string[]>();
  const hashes = new Set<string>();
  for (const name of readdirSync(folder, {
    encoding: 'utf8',
    recursive: true,
  }).sort()) {
    const path = `/${name.replaceAll('\\', '/')}`;
    const key = withoutHash(path);
    paths.set(key, [...(paths.get(key) ?? []), path]);
    const hash = hashInName.exec(path)?.[2];
    if (hash !== undefined) {
      hashes.add(hash);
    }
  }
  return { paths, hashes };
}
