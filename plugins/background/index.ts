import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashCode, openDiskCache } from '../diskCache';

/** What the process is asked to do: to call a function that a module exports. */
export interface Task {
  file: string;
  name: string;
  args: unknown[];
}

export type Outcome = { result: unknown } | { error: unknown };

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * What V8 may use in the process, in megabytes. `old` is twice what checking all examples takes. `young`
 * is for what is soon thrown away, such as syntax trees: with V8's own 16, a fifth of the time went into
 * clearing it.
 */
const memory = { old: 768, young: 64 };

/**
 * How long the process stays without work, in milliseconds. A build soon needs its memory for the
 * bundler; in development, where the next edit may come any time, it keeps the compiler loaded.
 */
const idleTime = process.env.NODE_ENV === 'development' ? 600_000 : 500;

/** For what the process has been asked, in the order in which it answers. */
const waiting: Waiting[] = [];
let background: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Makes a function run in another process, while this one reads pages and bundles: what takes seconds of
 * plain work, such as checking examples, would stop all else here. All calls share one process, which
 * starts with the first of them, does one after the other, and ends with this one.
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
      clearTimeout(idleTimer);
      background ??= start();
      if (waiting.length === 0) {
        // This process stays until there is an outcome.
        background.ref();
        background.channel?.ref();
      }
      waiting.push({ resolve, reject });
      const task: Task = { file, name, args };
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
  child.on('message', outcome => settle(child, outcome as Outcome));
  // A task that is sent while the process is ending comes to an error before the exit is known.
  child.once('error', ({ message }) =>
    giveUp(child, `can't be reached (${message})`),
  );
  child.once('exit', code => giveUp(child, `ended with code ${String(code)}`));
  return child;
}

/** Fails what waits for a process that is gone. The next task starts another one. */
function giveUp(child: ChildProcess, reason: string): void {
  if (background !== child) {
    return;
  }
  background = undefined;
  for (const { reject } of waiting.splice(0)) {
    reject(
      new Error(
        `The build's background process ${reason}: see its message above. Without any, it ran out of memory.`,
      ),
    );
  }
}

function settle(child: ChildProcess, outcome: Outcome): void {
  // What waited for a process that was given up, has been told.
  const task = background === child ? waiting.shift() : undefined;
  if (waiting.length === 0) {
    child.unref();
    child.channel?.unref();
    idleTimer = setTimeout(endProcess, idleTime).unref();
  }
  if ('error' in outcome) {
    task?.reject(outcome.error);
  } else {
    task?.resolve(outcome.result as never);
  }
}

/** Without its connection, it ends on its own: see `process.ts`. */
function endProcess(): void {
  background?.disconnect();
  background = undefined;
}

interface Dependencies<Args extends unknown[]> {
  /** The folders of the project that the code is in; by default, all that the build runs or imports. */
  code?: readonly string[];
  /** What JSON can be made of: by default, the arguments. */
  keyOf?: (...args: Args) => unknown;
}

/**
 * Makes a function run in another process, as `inBackground` does, unless the last build has kept what it
 * returns: until what it depends on changes, or a package.
 *
 * @param file full path of the module that exports the function
 * @param name of the function; what it returns has to survive a structured clone
 */
export function onceInBackground<F extends (...args: never[]) => unknown>(
  file: string,
  name: string,
  {
    code = ['plugins', 'siteConfig', 'src'],
    keyOf = (...args) => args,
  }: Dependencies<Parameters<F>> = {},
): (...args: Parameters<F>) => Promise<Awaited<ReturnType<F>>> {
  const run = inBackground<F>(file, name);
  const folder = join(__dirname, '../../.cache', name);
  return (...args) =>
    hashCode(code).then(version =>
      openDiskCache(folder, version).once(keyOf(...args), () => run(...args)),
    );
}
