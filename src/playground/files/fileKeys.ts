import type { Session } from '../state/session';

/** What tells files apart whatever they are called, for each session. */
const keys = new WeakMap<object, Map<string, number>>();

let lastKey = 0;

/** A file's key: the same for as long as it has that name, or is renamed by `moveKey`. */
export function keyOfFile(
  { identity }: Pick<Session, 'identity'>,
  name: string,
): number {
  const known = keysOf(identity);
  const key = known.get(name) ?? (lastKey += 1);
  known.set(name, key);
  return key;
}

/** Lets a file keep its key under another name. */
export function moveKey(
  session: Pick<Session, 'identity'>,
  from: string,
  to: string,
): void {
  const key = keyOfFile(session, from);
  const known = keysOf(session.identity);
  known.delete(from);
  known.set(to, key);
}

/** The name of the file that has a key. */
export function fileWithKey(
  { identity }: Pick<Session, 'identity'>,
  key: number,
): string | undefined {
  return [...keysOf(identity)].find(([, each]) => each === key)?.[0];
}

function keysOf(identity: object): Map<string, number> {
  const known = keys.get(identity) ?? new Map<string, number>();
  keys.set(identity, known);
  return known;
}
