import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CheckedExamples } from '../../plugins/examples/reportChecked';
import { startProgress } from '../progress.mjs';
import { followNode } from '../run.mjs';

/** How often the pages are counted that are there, in milliseconds. */
const interval = 500;

/** Far more than a build takes: one that is still running hangs. In milliseconds. */
const timeoutMs = 15 * 60_000;

/**
 * Runs `docusaurus build`, and says how far it is.
 *
 * @param folder that it writes into; empty when it begins
 * @param last folder of the last build, which had about as many pages
 * @param env further environment variables
 * @returns whether it succeeded; otherwise it has printed why
 */
export async function runGenerator(
  folder: URL,
  last: URL,
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
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
          const { checked, total } = message as CheckedExamples;
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

async function countPages(folder: URL) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter(name => name.endsWith('.html')).length;
}
