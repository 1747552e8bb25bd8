import { allFileTypes } from '../state/sharedState';

/** Longest name, in characters. */
const maxNameLength = 100;

/** What no file system has in a name, or has for something else. */
const forbidden = /[\u0000-\u001f\u007f\\:*?"<>|]|\p{Cf}/u;

/** At the top of the project that the playground downloads. */
const ofTheProject =
  /^(?:eslint\.config\.[cm]?[jt]s|(?:package|package-lock|tsconfig)\.json)$/i;

/**
 * Says what keeps a file from having a name, in a sentence.
 *
 * @param taken the names of the other files
 * @returns it in a sentence; `undefined` for a name that it can have
 */
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
