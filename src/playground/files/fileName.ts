import { allFileTypes } from '../state/sharedState';

/** Longest name, in characters. */
export const maxNameLength = 100;

/** What no file system has in a name, or has for something else. */

const forbidden = /[\u0000-\u001f\u007f\\:*?"<>|]|\p{Cf}/u;

/** At the top of the project that the playground downloads. */
const ofTheProject =
  /^(?:eslint\.config\.[cm]?[jt]s|(?:package|package-lock|tsconfig)\.json)$/i;

/** What keeps a file from having a name: `describeFault` says it. */
export type NameFault =
  | 'characters'
  | 'folders'
  | 'nodeModules'
  | 'ofTheProject'
  | 'taken'
  | 'tooLong'
  | 'type';

/**
 * Finds what keeps a file from having a name.
 *
 * @param taken the names of the other files
 * @returns `undefined` for a name that it can have
 */
export function faultOfName(
  name: string,
  taken: readonly string[],
): NameFault | undefined {
  const type = allFileTypes.find(each => name.endsWith(each));
  if (type === undefined || /(?:^|\/)$/.test(name.slice(0, -type.length))) {
    return 'type';
  }
  if (name.length > maxNameLength) {
    return 'tooLong';
  }
  if (forbidden.test(name)) {
    return 'characters';
  }
  if (!name.split('/').every(isFolderOrFile)) {
    return 'folders';
  }
  if (/(?:^|\/)node_modules\//i.test(name)) {
    return 'nodeModules';
  }
  if (ofTheProject.test(name)) {
    return 'ofTheProject';
  }
  return taken.some(other => isSame(other, name)) ? 'taken' : undefined;
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
