import { messageOf } from '../../text/messageOf';
/** A file that is needed, and what it is for people. */
export interface NeededFile {
  address: string;
  what: string;
}

/**
 * Loads files side by side into the browser's cache, from which the worker
 * then takes them: a worker's own loading shows no progress and names no
 * reason when it fails.
 *
 * @param onProgress gets the first file that is not there yet, and how many
 *   bytes (uncompressed) there are of all
 * @throws an error with the reason, for people, when one cannot be loaded
 */
export async function downloadFiles(
  files: readonly NeededFile[],
  onProgress: (what: string, loaded: number) => void,
  { cache, signal }: { cache: RequestCache; signal: AbortSignal },
): Promise<void> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  const missing = [...files];
  let loaded = 0;
  const report = (): void => {
    if (!controller.signal.aborted) {
      onProgress((missing[0] ?? files[files.length - 1])?.what ?? '', loaded);
    }
  };
  const downloadFile = async (file: NeededFile): Promise<void> => {
    const options = { cache, signal: controller.signal };
    await countBytes(file, await request(file, options), count => {
      loaded += count;
      report();
    });
    missing.splice(missing.indexOf(file), 1);
  };
  report();
  try {
    await Promise.all(files.map(downloadFile));
  } finally {
    // Without one of them the others are of no use.
    abort();
    signal.removeEventListener('abort', abort);
  }
}

async function request(
  { address, what }: NeededFile,
  options: RequestInit,
): Promise<Response> {
  let response;
  try {
    response = await fetch(address, options);
  } catch (error) {
    throw describeFailure(what, error);
  }
  if (!response.ok) {
    throw new Error(
      `${what} could not be loaded: the server answered ${String(response.status)}. If the site has been updated, reload the page.`,
    );
  }
  // As from a network that wants a login first, or a server that has the home page for everything.
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(
      `${what} could not be loaded: the server sent a web page instead. Check the connection.`,
    );
  }
  return response;
}

async function countBytes(
  { what }: NeededFile,
  { body }: Response,
  onBytes: (count: number) => void,
): Promise<void> {
  const reader = body?.getReader();
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) {
        return;
      }
      onBytes(chunk.value.byteLength);
    }
  } catch (error) {
    throw describeFailure(what, error);
  }
}

function describeFailure(what: string, error: unknown): Error {
  return new Error(
    `${what} could not be loaded: ${messageOf(error)}. Check the connection.`,
    { cause: error },
  );
}
