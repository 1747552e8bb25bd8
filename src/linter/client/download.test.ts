import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadFiles } from './download';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers requests for the given files; the rest never comes. */
function serve(responses: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) =>
    address in responses
      ? Promise.resolve(responses[address]?.())
      : new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
  );
}

const files = [
  { address: '/a', what: 'First' },
  { address: '/b', what: 'Second' },
];

function download(): {
  done: Promise<void>;
  progress: [string, number][];
  controller: AbortController;
} {
  const progress: [string, number][] = [];
  const controller = new AbortController();
  const done = downloadFiles(
    files,
    (what, loaded) => {
      progress.push([what, loaded]);
    },
    { cache: 'default', signal: controller.signal },
  );
  return { done, progress, controller };
}

describe('downloadFiles', () => {
  it('counts the bytes of all files', async () => {
    serve({ '/a': () => new Response('four'), '/b': () => new Response('ö') });
    const { done, progress } = download();
    await done;
    expect(progress[0]).toEqual(['First', 0]);
    expect(progress.at(-1)?.[1]).toBe(6);
  });

  it('gives up, and reports no more, when one fails', async () => {
    serve({ '/b': () => new Response('', { status: 503 }) });
    const { done, progress } = download();
    await expect(done).rejects.toThrow(
      'Second could not be loaded: the server answered 503',
    );
    const before = progress.length;
    await new Promise(resolve => setTimeout(resolve));
    expect(progress).toHaveLength(before);
  });

  it('advises to check the connection where that is missing', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect(download().done).rejects.toThrow(
      /^(?:First|Second) could not be loaded: Failed to fetch\. Check the connection\.$/,
    );
  });

  it('refuses a web page in the place of a file', async () => {
    serve({
      '/a': () =>
        new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    });
    await expect(download().done).rejects.toThrow('First could not be loaded');
  });

  it('stops on request', async () => {
    serve({});
    const { controller, done } = download();
    controller.abort();
    await expect(done).rejects.toThrow('aborted');
  });
});
