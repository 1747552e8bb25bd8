import type { Browser, CDPSession } from '@playwright/test';
import type { NamedInput } from '../../tests/engine/inputs';
import { addPlayer } from './player';
import { openTypist } from './typist';

/** After the first. */
const edits = 499;

/** In megabytes (1,000,000 bytes), after a garbage collection. */
interface WorkerMemory {
  afterFirstEdit: number;
  afterAllEdits: number;
}

/** The heap of the linter's worker, after an edit and after 500 of them. */
export async function measureWorkerMemory(
  browser: Browser,
  url: string,
  input: NamedInput,
): Promise<WorkerMemory> {
  const context = await browser.newContext();
  await addPlayer(context);
  const { page, type } = await openTypist(context, url, input);
  const send = await attachToWorker(await context.newCDPSession(page));
  const measure = async (): Promise<number> => {
    // What has finalizers goes only at the second.
    await send('HeapProfiler.collectGarbage');
    await send('HeapProfiler.collectGarbage');
    const usage = (await send('Runtime.getHeapUsage')) as { usedSize: number };
    return usage.usedSize / 1_000_000;
  };
  await type('x');
  const afterFirstEdit = await measure();
  for (let edit = 0; edit < edits; edit++) {
    await type(edit % 2 === 0 ? 'Backspace' : 'x');
  }
  const afterAllEdits = await measure();
  await context.close();
  return { afterFirstEdit, afterAllEdits };
}

/**
 * Opens a way to the debugger of the linter's worker, over the page's: Playwright has none of its own.
 *
 * @returns what sends it a command and waits for the result
 */
async function attachToWorker(
  page: CDPSession,
): Promise<(method: string) => Promise<unknown>> {
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  const attached = new Promise<string>(resolve => {
    page.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.url.includes('/playground/worker.')) {
        resolve(sessionId);
      }
    });
  });
  page.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id = 0, result } = JSON.parse(message) as {
      id?: number;
      result?: unknown;
    };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await page.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  return async method => {
    const id = ++lastId;
    const result = new Promise(resolve => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method });
    await page.send('Target.sendMessageToTarget', { sessionId, message });
    return result;
  };
}
