import type { ProjectFile } from '../../linter/types';
import { reveal } from '../sides/navigation';
import type { SessionStore } from '../state/session';
import { addFile, showFile } from './changeFiles';
import { faultOfName, filesOf } from './playgroundFiles';

/** Adds the file of {@link declarationsFor}, shows it, and selects what the reader fills in first. @returns its name */
export function addDeclarations(
  store: SessionStore,
  importingName: string,
  moduleName: string,
  importedNames: readonly string[],
): string | undefined {
  const file = declarationsFor(importingName, moduleName, importedNames);
  const name = file && addOrShow(store, file, moduleName.startsWith('.'));
  if (file && name !== undefined) {
    const start = file.code.indexOf(': unknown');
    if (start !== -1 && store.get().shared.code === file.code) {
      reveal(store, [start + ': '.length, start + ': unknown'.length]);
    }
  }
  return name;
}

/** A file at the place an import names can't have another name. */
function addOrShow(
  store: SessionStore,
  file: ProjectFile,
  isAtPlace: boolean,
): string | undefined {
  const isThere = filesOf(store.get().shared).some(
    ({ name }) => name.toLowerCase() === file.name.toLowerCase(),
  );
  if (!isAtPlace || !isThere) {
    return addFile(store, file);
  }
  showFile(store, file.name);
  return file.name;
}

const hint = '// Replace each unknown with the type you need.';

/**
 * A file that declares what code imports from a module without types. For a package, it declares the module
 * by its name; for a file of the project, it's where the import looks for that file; and for what isn't code,
 * such as a style sheet, it declares all modules of that type.
 *
 * @param importingName the name of the file that imports it
 * @param moduleName as code imports it: `zod`, `@scope/name/part`, `./cart.js`, `../logo.svg`
 * @param importedNames what code imports from it: see `UntypedImport`
 * @returns `undefined` where no file of the project can have the name that the import needs
 */
export function declarationsFor(
  importingName: string,
  moduleName: string,
  importedNames: readonly string[],
): ProjectFile | undefined {
  if (!isRelative(moduleName)) {
    return declareModule(moduleName, moduleName, importedNames);
  }
  const end = /[^./](\.[^./]+)$/.exec(moduleName)?.[1] ?? '';
  const code = /^(?:|\.[jt]sx?|\.([cm])[jt]s)$/.exec(end);
  if (code === null) {
    return declareModule(end, `*${end}`, importedNames);
  }
  const path = moduleName.slice(0, moduleName.length - end.length);
  const stem = resolveStem(importingName, path);
  const type = `.d.${code[1] ?? ''}ts`;
  return stem === undefined || faultOfName(stem + type, []) !== undefined
    ? undefined
    : { name: stem + type, code: declareFile(importedNames) };
}

function isRelative(moduleName: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(moduleName);
}

/** The path of an imported file in the project, without its end; `undefined` if it's outside. */
function resolveStem(importingName: string, path: string): string | undefined {
  const segments = importingName.split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) {
      return undefined;
    }
    if (!['', '.', '..'].includes(segment)) {
      segments.push(segment);
    }
  }
  return [
    ...segments,
    ...(/(?:^|\/)\.{0,2}$/.test(path) ? ['index'] : []),
  ].join('/');
}

function declareModule(
  namedAfter: string,
  moduleName: string,
  importedNames: readonly string[],
): ProjectFile {
  const stem = namedAfter.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '');
  return {
    name: `${stem === '' ? 'module' : stem.slice(0, 60)}.d.ts`,
    code: [
      hint,
      `declare module ${JSON.stringify(moduleName)} {`,
      ...importedNames.flatMap(declareName).map(line => `  ${line}`),
      '}',
      '',
    ].join('\n'),
  };
}

function declareFile(importedNames: readonly string[]): string {
  const lines = importedNames
    .flatMap(declareName)
    // What isn't exported is only ambient in a module that's declared by its name.
    .map(line => line.replace(/^const /, 'declare const '));
  return [
    hint,
    ...lines,
    ...(lines.length === 0 ? ['export {};'] : []),
    '',
  ].join('\n');
}

function declareName(name: string): string[] {
  if (name === 'default') {
    return ['const main: unknown;', 'export default main;'];
  }
  if (name === '=') {
    return ['const main: unknown;', 'export = main;'];
  }
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) {
    return [];
  }
  // Only types begin with a capital letter by convention, and classes and components, which are both.
  return /^\p{Lu}/u.test(name)
    ? [`export const ${name}: unknown;`, `export type ${name} = unknown;`]
    : [`export const ${name}: unknown;`];
}
