// @ts-check
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startProgress } from '../progress.mjs';
import { followNode } from '../run.mjs';

/** @typedef {import('../../plugins/examples/reportChecked').CheckedExamples} CheckedExamples */

/** How often the pages are counted that are there, in milliseconds. */
const interval = 500;

/**
 * Runs `docusaurus build`, and says how far it is.
 *
 * @param {URL} folder that it writes into; empty when it begins
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env further environment variables
 * @param {URL} options.last folder of the last build, which had about as many pages
 * @param {number} options.timeoutMs after how many milliseconds to give up
 * @returns {Promise<boolean>} whether it succeeded; otherwise it has printed why
 */
export async function runGenerator(folder, { env, last, timeoutMs }) {
  const progress = startProgress();
  progress.show({ label: 'Reading packages and pages' });
  let isRendering = false;
  const expected = await countPages(last);
  const timer = setInterval(() => {
    void countPages(folder).then(done => {
      if (done > 0) {
        isRendering = true;
        const total = expected > 0 ? Math.max(done, expected) : undefined;
        progress.show({ label: 'Rendering pages', done, total });
      }
    });
  }, interval);
  try {
    return await followNode(
      [
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'build',
        `--out-dir=${fileURLToPath(folder)}`,
      ],
      {
        env: { ...env, SITE_PROGRESS: '1' },
        timeoutMs,
        onOutput: progress.print,
        onMessage(message) {
          const { checked, total } = /** @type {CheckedExamples} */ (message);
          if (!isRendering) {
            progress.show(
              checked < total
                ? { label: 'Checking examples', done: checked, total }
                : { label: 'Bundling scripts and styles' },
            );
          }
        },
      },
    );
  } finally {
    clearInterval(timer);
    progress.end();
  }
}

/** @param {URL} folder */
async function countPages(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter(name => name.endsWith('.html')).length;
}
