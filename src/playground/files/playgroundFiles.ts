import type { ProjectFile } from '../../linter/types';
import { derive, type Session } from '../state/session';
import {
  allFileTypes,
  fileNameOf,
  fileTypeOf,
  noFiles,
  type SharedState,
} from '../state/sharedState';

/** The parts of the state that are about files. The shown one is apart: it changes with each key. */
export type FilesPart = Pick<
  SharedState,
  'code' | 'files' | 'fileType' | 'shown' | 'stem'
>;

/** Most files that a session can have. */
export const maxFiles = 20;

/** What readers are told who want one more. */
export const tooManyFiles = `There can be ${String(maxFiles)} files.`;

/** How long the files can be together to be linted together, in characters: 500 kB. */
export const maxSize = 500_000;

/** All files, in the order of their tabs. */
export function filesOf(shared: FilesPart): ProjectFile[] {
  const { code, files, shown } = shared;
  return insertAt(files, shown, { name: fileNameOf(shared), code });
}

/**
 * The state that has these files. The first one is code: links hand it to sites that know only one.
 *
 * @param shown the name of the one to show; without it, that is the first
 * @throws when none of them is code: see `hasCode`
 */
export function withFiles(
  files: readonly ProjectFile[],
  shown?: string,
): FilesPart {
  const first = files.find(isCode);
  if (first === undefined) {
    throw new Error('One of the files has to be code.');
  }
  const ordered = [first, ...files.filter(file => file !== first)];
  const file = ordered.find(({ name }) => name === shown) ?? first;
  const fileType = fileTypeOf(file.name);
  return {
    code: file.code,
    fileType,
    stem: file.name.slice(0, -fileType.length),
    shown: ordered.indexOf(file),
    files:
      ordered.length === 1 ? noFiles : ordered.filter(each => each !== file),
  };
}

/** Whether rules can look at a file. */
export function isCode({ name }: Pick<ProjectFile, 'name'>): boolean {
  return !name.endsWith('.json');
}

/** Whether files can be shown on their own: one of them has to be code. */
export function hasCode(files: readonly ProjectFile[]): boolean {
  return files.some(isCode);
}

/** The characters that all files have together. */
export function sizeOf({ code, files }: FilesPart): number {
  return files.reduce((size, file) => size + file.code.length, code.length);
}

/** The names of all files, in the order of their tabs. Typing changes nothing about them. */
export const selectFileNames = derive(
  [
    ({ shared }) => shared.files,
    ({ shared }) => shared.shown,
    ({ shared }) => fileNameOf(shared),
  ],
  (files, shown, name): readonly string[] =>
    insertAt(
      files.map(file => file.name),
      shown,
      name,
    ),
);

function insertAt<Item>(
  items: readonly Item[],
  index: number,
  item: Item,
): Item[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/** The files apart from the shown one that the linter sees: none where there's too much of them. */
export function selectOtherFiles({ shared }: Session): readonly ProjectFile[] {
  return shared.files === noFiles || sizeOf(shared) > maxSize
    ? noFiles
    : shared.files;
}

const maxNameLength = 100;

/** What no file system has in a name, or has for something else. */
const forbidden = /[\u0000-\u001f\u007f\\:*?"<>|]|\p{Cf}/u;

/** At the top of the project that the playground downloads. */
const ofTheProject =
  /^(?:eslint\.config\.[cm]?[jt]s|(?:package|package-lock|tsconfig)\.json)$/i;

/** Says what keeps a file from having a name, in a sentence. */
export function faultOfName(
  name: string,
  taken: readonly string[],
): string | undefined {
  const type = allFileTypes.find(each => name.endsWith(each));
  if (type === undefined || /(?:^|\/)$/.test(name.slice(0, -type.length))) {
    return `A file’s name is a word and one of these: ${allFileTypes.join(' ')}`;
  }
  if (name.length > maxNameLength) {
    return `A file’s name has at most ${String(maxNameLength)} characters.`;
  }
  if (forbidden.test(name)) {
    return 'A file’s name can’t have control characters or any of \\ : * ? " < > |';
  }
  if (!name.split('/').every(isFolderOrFile)) {
    return 'A file’s name is in the project: its folders have names, too, which don’t begin or end with a dot or a space.';
  }
  if (/(?:^|\/)node_modules\//i.test(name)) {
    return 'Files in node_modules aren’t linted. Declare a module in a .d.ts file instead.';
  }
  if (ofTheProject.test(name)) {
    return `The downloaded project has its own ${name}.`;
  }
  return taken.some(other => isSame(other, name))
    ? `There already is a file ${name}.`
    : undefined;
}

function isFolderOrFile(segment: string): boolean {
  return /^[^.\s](?:.*[^.\s])?$/.test(segment);
}

/** Some file systems don't tell upper from lower case. */
function isSame(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}

/** A name like the wished one that no other file has: with a number before its type, if need be. */
export function freeName(wished: string, taken: readonly string[]): string {
  const [, stem = '', type = ''] = /^(.*?)((?:\.d)?\.\w+)$/.exec(wished) ?? [];
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wished : stem + String(number) + type;
    if (!taken.some(other => isSame(other, name))) {
      return name;
    }
  }
}
