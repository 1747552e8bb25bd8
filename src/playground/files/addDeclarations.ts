import type { SessionStore } from '../state/session';
import { addFile } from './changeFiles';

/**
 * Adds a file that declares a module, for the reader to fill in.
 *
 * @param moduleName as code imports it: `zod`, `@scope/name/part`
 * @param importedNames what code imports from it; `default` and `*` for those forms of imports
 * @returns the file's name; `undefined` where there are as many files as there can be
 */
export function addDeclarations(
  store: SessionStore,
  moduleName: string,
  importedNames: readonly string[],
): string | undefined {
  const stem = moduleName.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '');
  return addFile(store, {
    name: `${stem === '' ? 'module' : stem.slice(0, 60)}.d.ts`,
    code: declarationsOf(moduleName, importedNames),
  });
}

function declarationsOf(
  moduleName: string,
  importedNames: readonly string[],
): string {
  const lines = importedNames.flatMap(name => declarationOf(name));
  return [
    '// Replace each unknown with the type you need.',
    `declare module ${JSON.stringify(moduleName)} {`,
    ...lines.map(line => `  ${line}`),
    '}',
    '',
  ].join('\n');
}

function declarationOf(name: string): string[] {
  if (name === 'default') {
    return ['const main: unknown;', 'export default main;'];
  }
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) {
    return [];
  }
  // Only types begin with a capital letter by convention, and classes and components, which are both.
  return /^\p{Lu}/u.test(name)
    ? [`export const ${name}: unknown;`, `export type ${name} = unknown;`]
    : [`export const ${name}: unknown;`];
}
