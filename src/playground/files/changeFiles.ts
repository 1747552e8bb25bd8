import type { ProjectFile } from '../../linter/types';
import { isFresh, selectInput } from '../analysis/analysisSelectors';
import { save } from '../saving/autosave';
import { addNotes, changeShared } from '../state/changeSession';
import type { OtherCheck, Session, SessionStore } from '../state/session';
import { fileNameOf } from '../state/sharedState';
import { withChange } from '../state/store';
import {
  faultOfName,
  filesOf,
  freeName,
  hasCode,
  maxFiles,
  selectOtherFiles,
  tooManyFiles,
  withFiles,
} from './playgroundFiles';

/** Shows another file. */
export function showFile(store: SessionStore, name: string): void {
  if (name !== fileNameOf(store.get().shared)) {
    putFiles(store, filesOf(store.get().shared), name);
  }
}

/**
 * Adds a file after the others, and shows it.
 *
 * @param file its name gets a number where another file has it
 * @returns its name; `undefined` where there are as many as there can be
 */
export function addFile(
  store: SessionStore,
  file: ProjectFile,
): string | undefined {
  const { leftEditors, shared } = store.get();
  const files = filesOf(shared);
  if (files.length >= maxFiles) {
    return undefined;
  }
  const name = freeName(file.name, namesOf(files));
  // One of that name may have been renamed or removed.
  store.set({ leftEditors: { ...leftEditors, [name]: undefined } });
  putFiles(store, [...files, { ...file, name }], name);
  return name;
}

/** @returns why there can't be an empty file of that name, in a sentence; `undefined` where it's there and shown */
export function createFile(
  store: SessionStore,
  name: string,
): string | undefined {
  const fault = faultOfName(name, namesOf(filesOf(store.get().shared)));
  return (
    fault ?? (addFile(store, { name, code: '' }) ? undefined : tooManyFiles)
  );
}

/** Gives a file another name, which the imports of it follow. @returns why it can't have that, in a sentence */
export function renameFile(
  store: SessionStore,
  name: string,
  newName: string,
): string | undefined {
  const { editors, leftEditors, shared } = store.get();
  const files = filesOf(shared);
  const others = namesOf(files).filter(each => each !== name);
  const renamed = files.map(file =>
    file.name === name ? { ...file, name: newName } : file,
  );
  const fault = faultOfName(newName, others);
  if (fault !== undefined) {
    return fault;
  }
  if (!hasCode(renamed)) {
    return 'One of the files has to be code: JSON isn’t linted.';
  }
  if (name !== newName) {
    const isShown = name === fileNameOf(shared);
    void updateImports(store, name, newName);
    const left = isShown ? editors.code?.leave?.() : leftEditors[name];
    store.set({ leftEditors: { ...leftEditors, [newName]: left } });
    const present = fileNameOf(shared);
    putFiles(store, renamed, isShown ? newName : present, [name, newName]);
  }
  return undefined;
}

/** Asks the linter, before a file gets another name, how imports follow, and says in which files they did. */
async function updateImports(
  store: SessionStore,
  name: string,
  newName: string,
): Promise<void> {
  const { client, lastCheck, shared } = store.get();
  // Imports are what they are, also while a config has errors.
  const input = selectInput(store.get()) ?? lastCheck?.input;
  // The first one is code, which the linter can be asked about.
  const [main, ...otherFiles] = filesOf(shared);
  if (
    !client ||
    !input ||
    !main ||
    selectOtherFiles(store.get()).length === 0
  ) {
    return;
  }
  const asked = { ...input, fileName: main.name, code: main.code, otherFiles };
  const updated = await client
    .ask('renameFile', asked, name, newName)
    .catch(() => undefined);
  const codes = new Map(filesOf(shared).map(each => [each.name, each.code]));
  const changed: string[] = [];
  const files = filesOf(store.get().shared).map(file => {
    const before = file.name === newName ? name : file.name;
    const after = updated?.find(each => each.name === before);
    // What was typed meanwhile stays.
    if (!after || file.code !== codes.get(before)) {
      return file;
    }
    changed.push(file.name);
    return { ...file, code: after.code };
  });
  if (changed.length > 0) {
    putFiles(store, files, fileNameOf(store.get().shared));
    addNotes(store, [`Imports were updated in ${changed.join(', ')}.`]);
  }
}

/** Changes the code of a file, whether it is shown or not. */
export function changeCode(
  store: SessionStore,
  name: string,
  code: string,
): void {
  const { shared } = store.get();
  changeShared(
    store,
    name === fileNameOf(shared)
      ? { code }
      : {
          files: shared.files.map(file =>
            file.name === name ? { name, code } : file,
          ),
        },
  );
}

/** Moves a file's tab by some places to the right. */
export function moveFile(store: SessionStore, name: string, by: number): void {
  const { shared } = store.get();
  const files = filesOf(shared);
  const index = namesOf(files).indexOf(name);
  const [file] = files.splice(index, 1);
  const target = index + by;
  if (file !== undefined && target >= 0 && target <= files.length) {
    files.splice(target, 0, file);
    putFiles(store, files, fileNameOf(shared));
  }
}

/** Whether a file can be removed: one with code has to stay. */
export function isRemovable(
  files: readonly ProjectFile[],
  name: string,
): boolean {
  return hasCode(files.filter(file => file.name !== name));
}

/**
 * Removes a file, which can be brought back: from the note about it, or, with all that was there, from
 * what this browser keeps.
 */
export function removeFile(store: SessionStore, name: string): void {
  const files = filesOf(store.get().shared);
  const index = namesOf(files).indexOf(name);
  const file = files[index];
  if (file === undefined || !isRemovable(files, name)) {
    return;
  }
  const isEmpty = file.code.trim() === '';
  if (!isEmpty) {
    save(store);
  }
  const { copy, removedFiles, shared } = store.get();
  const left = files.filter(each => each !== file);
  const next = left[Math.min(index, left.length - 1)];
  const shown = fileNameOf(shared);
  putFiles(store, left, name === shown ? next?.name : shown);
  store.set({
    // What was kept has the file: what follows is kept in a place of its own.
    copy: isEmpty ? copy : undefined,
    removedFiles: isEmpty ? removedFiles : [...removedFiles, { file, index }],
  });
}

/** Brings back the file that was removed last, with another name where its own is taken. */
export function restoreFile(store: SessionStore): void {
  const { removedFiles, shared } = store.get();
  const last = removedFiles.at(-1);
  const files = filesOf(shared);
  if (last === undefined || files.length >= maxFiles) {
    return;
  }
  const { file, index } = last;
  const name = freeName(file.name, namesOf(files));
  files.splice(index, 0, { ...file, name });
  putFiles(store, files, name);
  store.set({ removedFiles: removedFiles.slice(0, -1) });
}

function namesOf(files: readonly ProjectFile[]): string[] {
  return files.map(({ name }) => name);
}

/**
 * Puts files in the place of those that there are. What was found in a file stays with it, and what was
 * about the shown one's code is no longer shown over another's.
 */
function putFiles(
  store: SessionStore,
  files: readonly ProjectFile[],
  shown: string | undefined,
  [oldName, newName]: readonly string[] = [],
): void {
  const session = store.get();
  const shared = withChange(session.shared, withFiles(files, shown));
  const name = fileNameOf(shared);
  const before = fileNameOf(session.shared);
  const isSame = name === (before === oldName ? newName : before);
  const checkOf = (file: string) =>
    file === before && !isSame
      ? toOtherCheck(session)
      : session.otherChecks[file === newName ? (oldName ?? file) : file];
  store.set({
    shared,
    otherChecks: Object.fromEntries(
      shared.files.map(file => [file.name, checkOf(file.name)]),
    ),
    ...(!isSame && {
      lastCheck: checkOf(name)?.check,
      cursor: 0,
      highlights: [],
      typeQueries: [],
    }),
  });
}

function toOtherCheck(session: Session): OtherCheck {
  const { attempt, client, lastCheck, shared } = session;
  return {
    check: lastCheck,
    seen: isFresh(session) ? shared : undefined,
    client,
    attempt,
  };
}
