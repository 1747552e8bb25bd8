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
