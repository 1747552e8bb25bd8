import { projectFolder } from '../filePaths';
import type { TypePack } from '../types';

/** Packages in the project's `node_modules`, as TypeScript looks for them. */
export interface InstalledPackages {
  /** Text by full path. */
  files: ReadonlyMap<string, string>;
  /** The names of the folders in each folder on the way to a file, by full path. The project's is always there. */
  folders: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Puts the packages of packs into the project's folder. */
export function installPacks(packs: readonly TypePack[]): InstalledPackages {
  const files = new Map<string, string>();
  const folders = new Map<string, Set<string>>([[projectFolder, new Set()]]);
  for (const [path, text] of packs.flatMap(pack => [...pack.files])) {
    files.set(`${projectFolder}/${path}`, text);
    let folder = projectFolder;
    for (const name of path.split('/').slice(0, -1)) {
      folders.get(folder)?.add(name);
      folder = `${folder}/${name}`;
      folders.set(folder, folders.get(folder) ?? new Set());
    }
  }
  return { files, folders };
}
