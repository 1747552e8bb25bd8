import type { Session } from '../state/session';
import {
  type ConfigName,
  fileNameOf,
  type TextName,
} from '../state/sharedState';

/**
 * Addresses of the texts, for what editors keep of each: what undo knows, and the cursor. A file keeps its
 * address when it's renamed, so it has a number there.
 */
const codeFolder = 'playground:/code/';

/** The address of a text: of the code, that of the file that is shown. */
export function pathOf(session: Session, name: TextName): string {
  return name === 'code'
    ? `${codeFolder}${String(numberOfFile(session, fileNameOf(session.shared)))}`
    : configPath(name);
}

function configPath(name: ConfigName): string {
  return `playground:/${name}`;
}

/** Which text has an address: a config, or a file by its name; `undefined` for a file that is gone. */
export function textAt(
  session: Session,
  path: string,
): { config: ConfigName } | { file: string } | undefined {
  if (path.startsWith(codeFolder)) {
    const number = Number(path.slice(codeFolder.length));
    const file = [...numbersOf(session)].find(([, each]) => each === number);
    return file && { file: file[0] };
  }
  return { config: path === configPath('eslintrc') ? 'eslintrc' : 'tsconfig' };
}

/** Lets a file keep its address under another name. */
export function movePath(
  session: Pick<Session, 'identity'>,
  from: string,
  to: string,
): void {
  const number = numberOfFile(session, from);
  const known = numbersOf(session);
  known.delete(from);
  known.set(to, number);
}

/** By the files' names, for each session. */
const numbers = new WeakMap<object, Map<string, number>>();

let lastNumber = 0;

function numberOfFile(
  session: Pick<Session, 'identity'>,
  name: string,
): number {
  const known = numbersOf(session);
  const number = known.get(name) ?? (lastNumber += 1);
  known.set(name, number);
  return number;
}

function numbersOf({
  identity,
}: Pick<Session, 'identity'>): Map<string, number> {
  const known = numbers.get(identity) ?? new Map<string, number>();
  numbers.set(identity, known);
  return known;
}
