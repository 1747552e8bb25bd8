import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's traces, as far as it is used here. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** How long its thread ran, in microseconds. */
  tdur?: number;
}

/**
 * Measures the longest task of a page's main thread by the time that the processor spent on it. Unlike
 * the time that passed, it does not depend on what else the machine has to do.
 *
 * @returns milliseconds
 */
export async function measureLongestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent): string =>
    `${String(pid)}:${String(tid)}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ args }) => args.name === 'CrRendererMain')
      .map(threadOf),
  );
  return Math.max(
    ...traceEvents
      .filter(event => mainThreads.has(threadOf(event)))
      .map(({ tdur = 0 }) => tdur / 1000),
  );
}
