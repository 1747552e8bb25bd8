import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { posix } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { isUtf8MimeType, mime, send } from '@fastify/send';
import { cleanPath, decodePath } from '../../siteConfig/addresses';
import { buildId, readHostFiles } from './headers';
import {
  foreverCaching,
  privateFile,
  responseHeaders,
} from './headers/headerRules';
import { wantsMarkdown } from './headers/markdownFirst';
import { isCompressible, minimumSize } from './precompress';

type FileRequest = Pick<IncomingMessage, 'headers' | 'method'>;

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body?: Readable;
  encoder?: Transform;
}

type Encoding = keyof typeof encoders;

const diskFailed: Answer = { status: 500, headers: {} };

/** While a build takes the place of another, which is a matter of milliseconds. */
const mostAttempts = 10;

const isPrivate = new RegExp(`^/${privateFile}$`);

/** For what the build has not compressed, or not for this client. */
const encoders = {
  br: () =>
    createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/**
 * Makes a server that answers as the hosted site would: pages at all their addresses, redirects, compressed
 * text, the headers for hosts, and the site's own not-found page for all else below its base URL; there is
 * nothing above that. Another build may take the place of the folder at any time.
 *
 * @param options.previous the folder of the build before: pages that are open load scripts of theirs
 * @param options.asIs whether files are sent as they are, without compressing anything
 */
export function createSiteServer({
  dir,
  previous,
  asIs = false,
}: {
  dir: URL;
  previous?: URL;
  asIs?: boolean;
}): Server {
  let site = readSite(dir);
  const encodings: Encoding[] = asIs ? [] : ['br', 'gzip'];

  return createServer((request, response) => {
    answer(request)
      .then(({ status, headers, body, encoder }) => {
        response.writeHead(status, headers);
        if (!body) {
          response.end();
          return;
        }
        return encoder
          ? pipeline(body, encoder, response)
          : pipeline(body, response);
      })
      .catch(() => {
        // The reader has gone, or the file ended early.
        response.destroy();
      });
  });

  /** What was looked up while another build took the folder's place is looked up again. */
  async function answer(request: IncomingMessage): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const id = buildId(dir);
      if (id !== undefined && id !== site.id) {
        site = readSite(dir);
      }
      const found = await lookUp(site, request).catch(() => diskFailed);
      const isOfOne = id !== undefined && id === buildId(dir);
      if (isOfOne || attempt === mostAttempts) {
        return found;
      }
      found.body?.destroy();
      await setTimeout(attempt);
    }
  }

  async function lookUp(
    { baseUrl, redirects, headersOf }: ReturnType<typeof readSite>,
    request: IncomingMessage,
  ): Promise<Answer> {
    const { method, headers, url = '' } = request;
    const [, address = '', query = ''] =
      /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/s.exec(url) ?? [];
    const decoded = posix.normalize(decodePath(address));
    const ownHeaders = headersOf(decoded);
    if (method !== 'GET' && method !== 'HEAD') {
      return { status: 405, headers: { ...ownHeaders, Allow: 'GET, HEAD' } };
    }
    const path = `/${decoded.slice(baseUrl.length)}`;
    const target =
      `${decoded}/` === baseUrl ? baseUrl : redirects.get(cleanPath(path));
    if (target !== undefined) {
      const location = target + query;
      return { status: 301, headers: { ...ownHeaders, Location: location } };
    }
    if (decoded.startsWith(baseUrl) && !isPrivate.test(path)) {
      const isKept = ownHeaders['Cache-Control'] === foreverCaching;
      for (const folder of isKept && previous ? [dir, previous] : [dir]) {
        for (const file of filesAt(path, wantsMarkdown(headers.accept))) {
          const found = await readFile(folder, file, request, encodings);
          if (found) {
            const fileHeaders = file.endsWith('.md')
              ? headersOf(baseUrl + file.slice(1))
              : ownHeaders;
            return { ...found, headers: { ...found.headers, ...fileHeaders } };
          }
        }
      }
    }
    const notFound = await readFile(
      dir,
      '/404.html',
      {
        method,
        headers: {
          'accept-encoding': headers['accept-encoding'],
          'sec-fetch-site': headers['sec-fetch-site'],
        },
      },
      encodings,
    );
    return {
      ...notFound,
      status: 404,
      headers: { ...notFound?.headers, ...headersOf(`${baseUrl}404.html`) },
    };
  }
}

function readSite(dir: URL) {
  const id = buildId(dir);
  const { baseUrl, redirects, rules } = readHostFiles(dir);
  return {
    id,
    baseUrl,
    redirects: new Map(
      redirects.map(({ from, to }) => [`/${from.slice(baseUrl.length)}`, to]),
    ),
    /** Of a path with the base URL. */
    headersOf: (path: string) => responseHeaders(rules, path),
  };
}

/** @param path without the base URL */
function filesAt(path: string, asMarkdown: boolean): string[] {
  const clean = cleanPath(path);
  const pages = [
    ...(asMarkdown ? [clean === '/' ? '/index.md' : `${clean}.md`] : []),
    `${clean}/index.html`,
    `${clean}.html`,
  ];
  return clean === path ? [path, ...pages] : pages;
}

/** Reads a file, or the part of it that is asked for, compressed if the client takes that. */
async function readFile(
  folder: URL,
  file: string,
  request: FileRequest,
  encodings: Encoding[],
): Promise<Answer | undefined> {
  const { 'accept-encoding': accepted = '', range } = request.headers;
  const isText = isCompressible(file);
  const encoding = isText ? negotiate(accepted.toLowerCase(), encodings) : null;
  const compressed =
    encoding === 'br'
      ? await openFile(folder, `${file}.br`, request)
      : undefined;
  const opened = compressed ?? (await openFile(folder, file, request));
  if (!opened) {
    return undefined;
  }
  const { headers } = opened;
  if (isText) {
    headers.Vary = isNegotiated(file, request)
      ? 'Accept, Accept-Encoding'
      : 'Accept-Encoding';
  }
  if (opened.status >= 300) {
    return opened;
  }
  const type = mime.getType(file) ?? 'application/octet-stream';
  headers['Content-Type'] = isUtf8MimeType(type)
    ? `${type}; charset=utf-8`
    : type;
  if (compressed) {
    headers['Content-Encoding'] = 'br';
    return compressed;
  }
  if (
    encoding === null ||
    range !== undefined ||
    Number(headers['Content-Length']) < minimumSize
  ) {
    return opened;
  }
  delete headers['Accept-Ranges'];
  delete headers['Content-Length'];
  headers['Content-Encoding'] = encoding;
  return { ...opened, encoder: encoders[encoding]() };
}

/**
 * Whether a client that accepts something else may get another file here. Browsers, which name the site that
 * asks, aren't told: they want no Markdown, but each of their requests says something else in `Accept`, so
 * what one has fetched ahead or kept would be no answer to the next. Shared caches ask for pages again anyway.
 */
function isNegotiated(file: string, { headers }: FileRequest): boolean {
  return (
    file.endsWith('.md') ||
    (file.endsWith('.html') && headers['sec-fetch-site'] === undefined)
  );
}

/**
 * Opens a file, unless the client has it already or its conditions fail: from here on, it can be read
 * whatever becomes of its name.
 */
async function openFile(
  folder: URL,
  file: string,
  { method, headers }: FileRequest,
): Promise<Answer | undefined> {
  const { range, 'if-range': condition } = headers;
  // A weak tag doesn't prove that the parts are of one file.
  if (range !== undefined && String(condition).startsWith('W/')) {
    return openWhole();
  }
  const sent = await send(
    { method, headers } as IncomingMessage,
    encodeURIComponent(file),
    {
      root: fileURLToPath(folder),
      cacheControl: false,
      contentType: false,
      index: false,
    },
  );
  // More than there is at its end is all of it.
  if (sent.statusCode === 416 && /^bytes=-0*[1-9]/.test(String(range))) {
    return openWhole();
  }
  const { statusCode: status, stream: body } = sent;
  if (sent.type === 'directory' || [400, 403, 404].includes(status)) {
    return undefined;
  }
  if (body instanceof ReadStream) {
    await once(body, 'open');
  }
  return { status, headers: sent.headers, body };

  function openWhole() {
    return openFile(folder, file, {
      method,
      headers: { ...headers, range: undefined },
    });
  }
}
