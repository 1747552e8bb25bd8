import type { ProjectFile } from '../../linter/types';
import { revealSoon } from '../sides/navigation';
import type { SessionStore } from '../state/session';
import { addFile, showFile } from './changeFiles';
import { declarationsFor } from './declarationsFor';
import { filesOf } from './playgroundFiles';

/**
 * Adds a file that declares what code imports from a module without types, shows it, and selects what the
 * reader fills in first.
 *
 * @param importingName the name of the file that imports it
 * @param importedNames what code imports from it: see `UntypedImport`
 * @returns the file's name; `undefined` where there can't be one for that module, or there are as many files
 * as there can be
 */
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
      revealSoon(store, [start + ': '.length, start + ': unknown'.length]);
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
