// @ts-check
import { spawn } from 'node:child_process';

/**
 * The folder that holds package.json. Modules that browser tests load take it from here: Playwright makes
 * CommonJS of them, which doesn't know `import.meta`.
 */
export const projectFolder = new URL('..', import.meta.url);

/** Where the built site is. */
export const buildFolder = new URL('build/', projectFolder);

/** The one before, of which pages may still be open. */
export const previousFolder = new URL('.cache/previous-build/', projectFolder);

/**
 * Runs a Node.js program in the project's folder with this process's terminal.
 *
 * @param {string[]} args the program's path, then its arguments
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] further environment variables
 * @param {boolean} [options.silent] whether to hide what it prints
 * @param {number} [options.timeoutMs] after how many milliseconds to give up
 * @returns {Promise<boolean>} whether it ended with exit code 0
 */
export function runNode(args, { env, silent = false, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: silent ? 'ignore' : 'inherit',
      timeout: timeoutMs,
    })
      .once('error', reject)
      .once('close', code => {
        resolve(code === 0);
      });
  });
}

/**
 * Runs a Node.js program in the project's folder, and listens to it.
 *
 * @param {string[]} args the program's path, then its arguments
 * @param {object} options
 * @param {(text: string, stream: NodeJS.WriteStream) => void} options.onOutput
 *   is given what the program prints, and where to
 * @param {(message: unknown) => void} [options.onMessage] is given what it sends
 *   to its parent
 * @param {NodeJS.ProcessEnv} [options.env] further environment variables
 * @param {number} [options.timeoutMs] after how many milliseconds to give up
 * @returns {Promise<boolean>} whether it ended with exit code 0
 * @throws when it was given up
 */
export function followNode(args, { onOutput, onMessage, env, timeoutMs }) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = [
    'inherit',
    'pipe',
    'pipe',
    ...(onMessage ? [/** @type {const} */ ('ipc')] : []),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      stdio,
      // To a pipe, programs write without colors unless they are told to.
      env: {
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...process.env,
        ...env,
      },
      timeout: timeoutMs,
    });
    for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
      child[name]
        ?.setEncoding('utf8')
        .on('data', (/** @type {string} */ text) => {
          onOutput(text, process[name]);
        });
    }
    if (onMessage) {
      child.on('message', onMessage);
    }
    child.once('error', reject).once('close', code => {
      if (child.killed) {
        const minutes = Number(timeoutMs) / 60_000;
        reject(
          new Error(
            `${args.join(' ')} was stopped after ${String(minutes)} minutes.`,
          ),
        );
      } else {
        resolve(code === 0);
      }
    });
  });
}
