import { projectFolder } from '../filePaths';
import type { TypePack } from '../types';

/** Puts the packages of packs into the project's `node_modules`: text by full path. */
export function installPacks(
  packs: readonly TypePack[],
): ReadonlyMap<string, string> {
  return new Map(
    packs
      .flatMap(pack => [...pack.files])
      .map(([path, text]) => [`${projectFolder}/${path}`, text]),
  );
}
