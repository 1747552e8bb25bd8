import { projectFolder } from './filePaths';

/** The names of the folders in each folder, by full path. */
export type Folders = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The folders on the way to files of the project. The project's own is always there.
 *
 * @param paths full paths of files
 */
export function foldersOf(paths: Iterable<string>): Folders {
  const folders = new Map<string, Set<string>>([[projectFolder, new Set()]]);
  for (const path of paths) {
    const names = path.slice(projectFolder.length + 1).split('/');
    let folder = projectFolder;
    for (const name of names.slice(0, -1)) {
      folders.get(folder)?.add(name);
      folder = `${folder}/${name}`;
      folders.set(folder, folders.get(folder) ?? new Set());
    }
  }
  return folders;
}
