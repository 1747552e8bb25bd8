// @ts-check
import { spawn } from 'node:child_process';

/**
 * The folder that holds package.json. Modules that browser tests load take it from here: Playwright makes
 * CommonJS of them, which doesn't know `import.meta`.
 */
export const projectFolder = new URL('..', import.meta.url);

export const buildFolder = new URL('build/', projectFolder);

/** The build before, of which pages may still be open. */
export const previousFolder = new URL('.cache/previous-build/', projectFolder);

/**
 * Runs a Node.js program in the project's folder with this process's terminal.
 *
 * @param {string[]} args the program's path, then its arguments
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] further environment variables
 * @param {number} [options.timeoutMs] after how many milliseconds to give up
 * @returns {Promise<boolean>} whether it ended with exit code 0
 */
export function runNode(args, { env, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      timeout: timeoutMs,
    })
      .once('error', reject)
      .once('close', code => resolve(code === 0));
  });
}
