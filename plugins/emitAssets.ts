import { createHash } from 'node:crypto';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Files by path below the output folder. */
export type Assets = Readonly<Record<string, Buffer | string>>;

/**
 * A bundler plugin that adds files to the build's output folder.
 *
 * Files written in `postBuild` come too late: those hooks run side by side, and the service worker's
 * list of files may be made before. The bundler's assets are there in time, and in `npm run dev` too,
 * where `serveAssets` is for those that take long to make.
 *
 * @param read gives the files; waited for when all else is bundled
 */
export function emitAssets(
  read: () => Assets | Promise<Assets>,
): WebpackPluginInstance {
  return {
    apply(compiler: Compiler): void {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.thisCompilation.tap('emitAssets', compilation => {
        compilation.hooks.processAssets.tapPromise('emitAssets', async () => {
          for (const [path, content] of Object.entries(await read())) {
            // Final as they are: the bundler is not to spend time on making scripts smaller.
            compilation.emitAsset(path, new RawSource(content), {
              minimized: true,
            });
          }
        });
      });
    },
  };
}

/** Files for `emitAssets` whose names change with what is in them, so that browsers may keep them. */
export interface HashedAssets {
  files: Record<string, Buffer | string>;
  /** Adds a file, and tells its address. */
  add: (name: string, extension: string, content: Buffer | string) => string;
}

/**
 * @param folder path below the output folder
 * @param isOnRequest whether the files' names are to stay the same: their addresses are known before they
 *   are made, see `serveAssets`
 */
export function hashedAssets(
  baseUrl: string,
  folder: string,
  isOnRequest = false,
): HashedAssets {
  const files: HashedAssets['files'] = {};
  return {
    files,
    add(name, extension, content) {
      const hash = createHash('sha256').update(content).digest('hex');
      const version = isOnRequest ? '' : `.${hash.slice(0, 8)}`;
      const path = `${folder}/${name}${version}.${extension}`;
      files[path] = content;
      return baseUrl + path;
    },
  };
}
