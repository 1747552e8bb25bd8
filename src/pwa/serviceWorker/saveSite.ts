import {
  type FileList,
  findCompleteSite,
  type ListedFile,
  markComplete,
  notFoundPath,
  openSavedSite,
} from '../savedSites';
import type { FailureReason } from '../workerMessages';
import { baseUrl, toAddress, toPath } from './addresses';

/** How many files are fetched at once: enough to hide the network's latency. */
const concurrency = 6;

/** Says why the site could not be saved. What was saved by then stays. */
export class SavingFailed extends Error {
  constructor(
    readonly reason: FailureReason,
    options: ErrorOptions,
  ) {
    super(`The site could not be saved: ${reason}`, options);
  }
}

/**
 * Saves all files of a version. Those that are there already, from an attempt that was cut off, are not
 * fetched again; nor are those that the last version had too.
 *
 * @param onProgress is told how many bytes are saved after each file
 * @throws {SavingFailed}
 */
export async function saveSite(
  version: string,
  files: FileList,
  onProgress: (saved: number) => void,
): Promise<void> {
  const site = await openSavedSite(baseUrl, version);
  const previous = await findCompleteSite(baseUrl);
  const present = new Set((await site.keys()).map(({ url }) => toPath(url)));
  let saved = 0;
  const queue = Object.entries(files).values();
  const stop = new AbortController();
  const saveQueued = async () => {
    for (const [path, file] of queue) {
      if (!present.has(path)) {
        const copy =
          previous?.files[path]?.hash === file.hash
            ? await previous.site.match(toAddress(path))
            : undefined;
        await put(
          site,
          path,
          copy ?? (await fetchFile(path, file, stop.signal)),
        );
      }
      stop.signal.throwIfAborted();
      saved += file.size;
      onProgress(saved);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, saveQueued));
  } catch (error) {
    // The others need not go on, and must no longer report progress.
    stop.abort(error);
    throw error;
  }
  await markComplete(baseUrl, site, files);
}

/** Fetches exactly the listed file: if the server has another version's by now, it is not saved. */
async function fetchFile(
  path: string,
  { hash }: ListedFile,
  signal: AbortSignal,
): Promise<Response> {
  let response: Response;
  let body: ArrayBuffer;
  try {
    // Hosts answer `/404` with or without the page, as they like.
    const file = path === notFoundPath ? `${path}.html` : path;
    response = await fetch(toAddress(file), { cache: 'no-cache', signal });
    body = await response.arrayBuffer();
  } catch (error) {
    throw new SavingFailed('interrupted', { cause: error });
  }
  if ((await hashOf(body)) !== hash) {
    throw new SavingFailed(response.status < 500 ? 'changed' : 'interrupted', {
      cause: `${path} (status ${String(response.status)}) is not the listed file`,
    });
  }
  // A copy, since a response that a server redirected to is no answer to a navigation.
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(body, { headers });
}

async function put(
  site: Cache,
  path: string,
  response: Response,
): Promise<void> {
  try {
    await site.put(toAddress(path), response);
  } catch (error) {
    throw new SavingFailed('space', { cause: error });
  }
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
