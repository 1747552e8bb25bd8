import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * A bundler plugin that adds files to the build's output folder.
 *
 * Files written in `postBuild` come too late: those hooks run side by side, and the service worker's
 * list of files may be made before. The bundler's assets are there in time, and in `npm run dev` too.
 *
 * @param assets text by path below the output folder
 */
export function emitAssets(
  assets: Record<string, string>,
): WebpackPluginInstance {
  return {
    apply(compiler: Compiler): void {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.thisCompilation.tap('emitAssets', compilation => {
        compilation.hooks.processAssets.tap('emitAssets', () => {
          for (const [path, text] of Object.entries(assets)) {
            // Final as they are: the bundler is not to spend time on making scripts smaller.
            compilation.emitAsset(path, new RawSource(text), {
              minimized: true,
            });
          }
        });
      });
    },
  };
}
