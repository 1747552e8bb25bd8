import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndexFile } from '../../src/search/engine/indexFile';
import { SearchIndex } from '../../src/search/engine/searchIndex';

const folder = join(import.meta.dirname, '../../build/assets/search');

/** Path of the index that the build made. Its name changes with what is in it. */
export function builtIndexPath(): string {
  const name = readdirSync(folder).find(file =>
    /^index\.\w+\.json$/.test(file),
  );
  if (name === undefined) {
    throw new Error(
      `There is no search index in ${folder}. Run "npm run build".`,
    );
  }
  return join(folder, name);
}

/** The index that the build made, as a browser has it. */
export function readBuiltIndex(): SearchIndex {
  return new SearchIndex(readIndexFile(readFileSync(builtIndexPath(), 'utf8')));
}
