import { compressToEncodedURIComponent } from 'lz-string';
import type { ProjectFile } from '../../linter/types';
import { plural } from '../../text/plural';
import { faultOfName } from '../files/fileName';
import { maxFiles } from '../files/playgroundFiles';
import { noFiles } from '../state/sharedState';
import type { LinkReader } from './linkReader';

/** Writes files as links have them: packed JSON, a list of pairs of name and code. */
export function writeFiles(files: readonly ProjectFile[]): string {
  return compressToEncodedURIComponent(
    JSON.stringify(files.map(({ name, code }) => [name, code])),
  );
}

/** Reads the files of a link that come after the first. What can't be one is left out, which the reader notes. */
export function readFiles(
  written: string,
  reader: LinkReader,
): readonly ProjectFile[] | undefined {
  const list = parseList(reader.text(written, 'files') ?? '');
  if (list === undefined) {
    reader.note('The link’s files couldn’t be read, so they were left out.');
    return undefined;
  }
  const files: ProjectFile[] = [];
  // The first file is one more.
  for (const pair of list.slice(0, maxFiles - 1)) {
    const [name, code] = Array.isArray(pair) ? (pair as unknown[]) : [];
    const taken = files.map(file => file.name);
    if (
      typeof name === 'string' &&
      typeof code === 'string' &&
      faultOfName(name, taken) === undefined
    ) {
      files.push({ name, code });
    }
  }
  if (files.length < list.length) {
    reader.note(
      `${plural(list.length - files.length, 'of the link’s files was', 'of the link’s files were')} left out: there can be ${String(maxFiles)}, each with a name of its own.`,
    );
  }
  return files.length === 0 ? noFiles : files;
}

function parseList(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the rest of the first file's name. */
export function readStem(
  written: string,
  reader: LinkReader,
): string | undefined {
  const name = `${written}.ts`;
  const fault = faultOfName(name, []);
  if (fault !== undefined) {
    reader.note(`The link’s first file couldn’t have its name. ${fault}`);
    return undefined;
  }
  return written;
}
