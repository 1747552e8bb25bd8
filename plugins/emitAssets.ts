import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';

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

/** The part of what webpack-dev-server hands to `setupMiddlewares` that is used here. */
type Middlewares = {
  name: string;
  middleware: ReturnType<typeof answerFrom>;
}[];

/** The kinds of files that plugins make. */
const contentTypes: Partial<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

interface Served {
  baseUrl: string;
  /** Path below the output folder; all files are in there, and no others. */
  folder: string;
  /** Gives the files. In development, it is asked for each of them that the browser requests. */
  read: () => Assets | Promise<Assets>;
}

/**
 * Bundler settings that add files which take long to make. A build writes them when all else is bundled.
 * In development nothing waits for them but who requests one, and no compilation has to carry them along.
 */
export function serveAssets(
  served: Served,
): Configuration & { devServer?: object } {
  return process.env.NODE_ENV === 'development'
    ? {
        devServer: {
          setupMiddlewares(middlewares: Middlewares) {
            const name = served.folder;
            middlewares.unshift({ name, middleware: answerFrom(served) });
            // Docusaurus has a function here too, and webpack-merge calls both, and joins what they return.
            return [];
          },
        },
      }
    : { plugins: [emitAssets(served.read)] };
}

/**
 * A handler of requests for the files. Where making them fails, the browser is told, and the terminal says
 * why.
 */
export function answerFrom({
  baseUrl,
  folder,
  read,
}: Served): (
  request: Pick<IncomingMessage, 'url'>,
  response: Pick<ServerResponse, 'end' | 'setHeader' | 'statusCode'>,
  next: () => void,
) => Promise<void> {
  return async ({ url = '' }, response, next) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!pathname.startsWith(`${baseUrl}${folder}/`)) {
      next();
      return;
    }
    const path = pathname.slice(baseUrl.length);
    try {
      const text = (await read())[path];
      response.statusCode = text === undefined ? 404 : 200;
      response.setHeader(
        'Content-Type',
        contentTypes[extname(path)] ?? 'text/plain; charset=utf-8',
      );
      response.end(text);
    } catch (error) {
      const { message } = error as Error;
      console.error(`${path} could not be made: ${message}`);
      response.statusCode = 500;
      response.end(message);
    }
  };
}
