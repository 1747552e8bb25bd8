// @ts-check
import { spawn } from 'node:child_process';

/** The folder that holds package.json. */
export const projectFolder = new URL('..', import.meta.url);

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
 * Runs a Node.js program in the project's folder, and keeps what it prints: for
 * programs that run side by side.
 *
 * @param {string[]} args the program's path, then its arguments
 * @returns {Promise<{ succeeded: boolean; output: string }>}
 */
export function captureNode(args) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      // To a pipe, programs write without colors unless they are told to.
      env: {
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...process.env,
      },
      stdio: ['inherit', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.once('error', reject).once('close', code => {
      resolve({ succeeded: code === 0, output });
    });
  });
}
