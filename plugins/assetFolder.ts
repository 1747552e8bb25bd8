import { createHash } from 'node:crypto';

/** Files that the build is to write; see `emitAssets`. */
export interface AssetFolder {
  /** Text by path below the output folder. */
  files: Record<string, string>;
  /**
   * Adds a file whose name changes with what is in it, so that browsers may keep it.
   *
   * @returns its address
   */
  add: (name: string, extension: string, text: string) => string;
}

/**
 * @param folder path below the output folder
 * @param isOnRequest whether the files' names are to stay the same: their addresses are known before they
 *   are made, see `serveAssets`
 */
export function createAssetFolder(
  baseUrl: string,
  folder: string,
  isOnRequest = false,
): AssetFolder {
  const files: AssetFolder['files'] = {};
  return {
    files,
    add(name, extension, text) {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      const path = isOnRequest
        ? `${folder}/${name}.${extension}`
        : `${folder}/${name}.${hash}.${extension}`;
      files[path] = text;
      return baseUrl + path;
    },
  };
}
