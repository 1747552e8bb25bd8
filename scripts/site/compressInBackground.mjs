// @ts-check
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('compressProcess.mjs', import.meta.url));

/**
 * Compresses the built site in a process of its own, which ends with this one and
 * leaves it the processors: the site is being served meanwhile.
 *
 * @param {URL} folder of the built site
 * @returns {Promise<void>} when all files are compressed
 */
export function compressInBackground(folder) {
  return new Promise((resolve, reject) => {
    const child = fork(program, [folder.href]);
    if (child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }
    child.once('error', reject).once('exit', code => {
      if (code === 0) {
        resolve();
      } else {
        reject(
          new Error(
            'The files were not all compressed: see the message above. The site works, but loads more slowly; npm run build compresses it.',
          ),
        );
      }
    });
  });
}
