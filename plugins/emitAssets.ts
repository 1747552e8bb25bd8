import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';

/** Files by path below the output folder. */
export type Assets = Readonly<Record<string, Buffer | string>>;

/**
 * A plugin's bundler settings that add files to the build's output folder, once all else is bundled.
 *
 * Files written in `postBuild` come too late: those hooks run side by side, and the service worker's
 * list of files may be made before. The bundler's assets are there in time, and in `npm run dev` too,
 * where `serveAssets` is for those that take long to make.
 */
export function emitAssets(
  read: () => Assets | Promise<Assets>,
): (config: unknown, isServer: boolean) => Configuration {
  const emitting: WebpackPluginInstance = {
    apply(compiler: Compiler): void {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.thisCompilation.tap('emitAssets', compilation =>
        compilation.hooks.processAssets.tapPromise('emitAssets', async () => {
          for (const [path, content] of Object.entries(await read())) {
            // Final as they are: the bundler is not to spend time on making scripts smaller.
            compilation.emitAsset(path, new RawSource(content), {
              minimized: true,
            });
          }
        }),
      );
    },
  };
  return (_config, isServer) => (isServer ? {} : { plugins: [emitting] });
}

/**
 * Files for `emitAssets` whose names change with what is in them, so that browsers may keep them.
 *
 * @param folder path below the output folder
 * @param isOnRequest whether the files' names are to stay the same: their addresses are known before they
 *   are made, see `serveAssets`
 */
export function hashedAssets(
  baseUrl: string,
  folder: string,
  isOnRequest = false,
) {
  const files: Record<string, Buffer | string> = {};
  return {
    files,
    add: (name: string, extension: string, content: Buffer | string) => {
      const hash = createHash('sha256').update(content).digest('hex');
      const version = isOnRequest ? '' : `.${hash.slice(0, 8)}`;
      const path = `${folder}/${name}${version}.${extension}`;
      files[path] = content;
      return baseUrl + path;
    },
  };
}

/**
 * Bundler settings that add files which take long to make. A build writes them when all else is bundled.
 * In development nothing waits for them but who requests one, and no compilation has to carry them along.
 *
 * @param folder path below the output folder; all files are in there, and no others
 * @param read gives the files; in development, it is asked for each of them that the browser requests
 */
export function serveAssets(
  baseUrl: string,
  folder: string,
  read: () => Assets | Promise<Assets>,
): ReturnType<typeof emitAssets> {
  if (process.env.NODE_ENV !== 'development') {
    return emitAssets(read);
  }
  const devServer: DevServer = {
    setupMiddlewares(_middlewares, { app }) {
      app?.use(baseUrl + folder, ({ path }, response, next) => {
        void Promise.resolve(read())
          .then(files => {
            const content = files[folder + path];
            response.status(content === undefined ? 404 : 200);
            response.type(extname(path)).send(content);
          })
          // The browser is told, and so is the terminal.
          .catch((error: unknown) => next(error));
      });
      // Docusaurus has a function here too, and webpack-merge calls both, and joins what they return.
      return [];
    },
  };
  return (_config, isServer) => (isServer ? {} : { devServer });
}
