/**
 * The worker's address, with that of TypeScript's script behind it: the
 * packages in the worker need TypeScript as soon as they load. Behind a `#`,
 * so that caches know the worker by one address.
 */
export function withTypescriptAddress(worker: string, script: string): string {
  return `${worker}#${encodeURIComponent(script)}`;
}

/** Takes the address of TypeScript's script from the worker's. */
export function readTypescriptAddress(worker: string): string {
  const script = decodeURIComponent(new URL(worker).hash.slice(1));
  if (script === '') {
    throw new Error(
      `The linter's worker was started without the address of TypeScript behind its own, ${worker}. Start it by createLinterClient().`,
    );
  }
  return script;
}
