// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import sirv from 'sirv';
import { readHostFiles } from './headers/index.mjs';
import { responseHeaders } from './headers/rules.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {(request: IncomingMessage, response: ServerResponse, next: () => void) => void} Middleware */

/**
 * Makes a server that answers as the hosted site would: clean URLs, redirects,
 * compressed text, cache headers, and the site's own not-found page for all else
 * below its base URL; there is nothing above that. It reads the list of files
 * once, so it is made after the build. While files are being added, it looks for
 * them at every request instead.
 *
 * @param {object} options
 * @param {URL} options.dir the folder of the built site
 * @param {Promise<void>} [options.compressing] settles when share images are drawn
 *   and all files compressed, if they are not yet
 * @returns {import('node:http').Server} not listening yet
 */
export function createSiteServer({ dir, compressing }) {
  const notFoundFile = new URL('404.html', dir);
  if (!existsSync(notFoundFile)) {
    throw new Error(
      `There is no built site in ${fileURLToPath(dir)}. Build it first: npm run build`,
    );
  }
  const notFoundPage = readFileSync(notFoundFile);
  const { baseUrl, redirects, rules } = readHostFiles(dir);
  const moved = new Map(
    redirects.map(({ from, to }) => [from.slice(baseUrl.length - 1), to]),
  );

  /** @param {boolean} grows whether files are still being added to the folder */
  const readFolder = grows =>
    sirv(fileURLToPath(dir), {
      dev: grows,
      brotli: true,
      etag: true,
      setHeaders(response, path) {
        response.setHeaders(
          new Map(
            Object.entries(responseHeaders(rules, baseUrl + path.slice(1))),
          ),
        );
      },
      onNoMatch(_request, response) {
        response.writeHead(404, {
          ...responseHeaders(rules, `${baseUrl}404.html`),
          'Content-Type': 'text/html;charset=utf-8',
          'Content-Length': notFoundPage.length,
        });
        response.end(notFoundPage);
      },
    });
  let files = readFolder(compressing !== undefined);
  void compressing?.then(
    () => {
      files = readFolder(false);
    },
    () => {
      // It is said where they are compressed; the site works without.
    },
  );
  // For clients without Brotli, and files that are not compressed yet. Its types
  // ask for Express's request and response, of which it uses only what Node.js
  // gives.
  const compress = /** @type {Middleware} */ (
    /** @type {unknown} */ (compression())
  );

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = request.url ?? '/';
    if (`${address}/` === baseUrl) {
      response.writeHead(301, { Location: baseUrl }).end();
      return;
    }
    if (!address.startsWith(baseUrl)) {
      response.writeHead(404).end(`The site is at ${baseUrl}`);
      return;
    }
    request.url = withoutHtmlSuffix(address.slice(baseUrl.length - 1));
    const [path = '', query] = request.url.split('?');
    const target = moved.get(path);
    if (target !== undefined) {
      const location = query === undefined ? target : `${target}?${query}`;
      response.writeHead(301, { Location: location }).end();
      return;
    }
    compress(request, response, () => {
      files(request, response);
    });
  });
}

/**
 * `/users/configs.html` and `/users/configs/index.html` are the same page as
 * `/users/configs`.
 *
 * @param {string} url path and query, without the base URL
 */
function withoutHtmlSuffix(url) {
  return url.replace(/^([^?]*?)(?:\/index)?\.html(?=\?|$)/, (_, path) =>
    path === '' ? '/' : String(path),
  );
}
