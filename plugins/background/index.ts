import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the process is asked to do: to call a function that a module exports. */
export interface Task {
  id: number;
  /** Full path of the module. */
  file: string;
  name: string;
  args: unknown[];
}

/** What came of it. */
export type Outcome =
  { id: number; result: unknown } | { id: number; error: unknown };

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Bounds of the process's memory, in megabytes. It needs half of the first; the second is where syntax
 * trees come and go: with V8's own 16, a fifth of the time went into clearing it.
 */
const memory = { old: 768, young: 64 };

/**
 * Without work for as long, the process ends, and its memory is free. While someone writes, it stays warm.
 * In milliseconds.
 */
const patience = process.env.NODE_ENV === 'production' ? 500 : 600_000;

const waiting = new Map<number, Waiting>();
let background: ChildProcess | undefined;
let lastId = 0;
let retirement: NodeJS.Timeout | undefined;

/**
 * Makes a function run in a process of its own, side by side with what the build does meanwhile. There is
 * one such process for all: it starts with the first call, does one thing after the other, and never keeps
 * this one from ending.
 *
 * @param file full path of the module that exports the function
 * @param name of the function; what it takes and returns has to survive a structured clone
 */
export function inBackground<F extends (...args: never[]) => unknown>(
  file: string,
  name: string,
): (...args: Parameters<F>) => Promise<Awaited<ReturnType<F>>> {
  return (...args) =>
    new Promise((resolve, reject) => {
      clearTimeout(retirement);
      background ??= start();
      if (waiting.size === 0) {
        background.ref();
        background.channel?.ref();
      }
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const task: Task = { id: lastId, file, name, args };
      background.send(task);
    });
}

function start(): ChildProcess {
  const child = fork(join(__dirname, 'process.ts'), {
    execArgv: [
      `--max-old-space-size=${String(memory.old)}`,
      `--max-semi-space-size=${String(memory.young)}`,
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
    ],
    serialization: 'advanced',
  });
  child.on('message', outcome => {
    settle(child, outcome as Outcome);
  });
  child.once('exit', code => {
    if (background !== child) {
      return;
    }
    background = undefined;
    for (const { reject } of waiting.values()) {
      reject(
        new Error(
          `The build's background process ended with code ${String(code)}: see its message above. Without any, it ran out of memory.`,
        ),
      );
    }
    waiting.clear();
  });
  return child;
}

function settle(child: ChildProcess, outcome: Outcome): void {
  const task = waiting.get(outcome.id);
  waiting.delete(outcome.id);
  if (waiting.size === 0) {
    child.unref();
    child.channel?.unref();
    retirement = setTimeout(retire, patience).unref();
  }
  if ('error' in outcome) {
    task?.reject(outcome.error);
  } else {
    task?.resolve(outcome.result as never);
  }
}

function retire(): void {
  background?.disconnect();
  background = undefined;
}
