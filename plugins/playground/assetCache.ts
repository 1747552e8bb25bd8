import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text, and the files that it was made from. */
export interface MadeText {
  text: string;
  /** Full paths. */
  inputs: readonly string[];
}

/** Makes a text, or takes it from the disk as long as the files that it was made from are the same. */
export type MakeCached = (
  name: string,
  make: () => MadeText | Promise<MadeText>,
) => Promise<string>;

interface Entry extends MadeText {
  inputsHash: string;
}

/** Opens a cache of texts that take long to make: a file for each, by name. */
export function openAssetCache(folder: string): MakeCached {
  mkdirSync(folder, { recursive: true });
  return async (name, make) => {
    const file = join(folder, `${name}.json`);
    const entry = readEntry(file);
    if (entry && hashFiles(entry.inputs) === entry.inputsHash) {
      return entry.text;
    }
    const { inputs, text } = await make();
    const inputsHash = hashFiles(inputs);
    if (inputsHash === undefined) {
      throw new Error(
        `"${name}" names inputs that are not there: ${inputs.join(', ')}`,
      );
    }
    // Under another name first: builds that run side by side read whole files only.
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, JSON.stringify({ inputsHash, inputs, text }));
    renameSync(draft, file);
    return text;
  };
}

function readEntry(file: string): Entry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry;
  } catch {
    // Not there yet.
    return undefined;
  }
}

/** @returns `undefined` when one of the files is not there */
function hashFiles(paths: readonly string[]): string | undefined {
  const hash = createHash('sha256');
  try {
    for (const path of paths) {
      hash.update(path).update('\0').update(readFileSync(path));
    }
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}
