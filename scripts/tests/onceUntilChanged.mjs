// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hashFiles, listFiles } from '../hashFiles.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** In milliseconds. */
export const day = 24 * 60 * 60_000;
export const week = 7 * day;

/**
 * Makes a stage that takes minutes run only when something has changed that it
 * depends on, and now and then anyway. Only what has passed is remembered, and
 * only in `.cache`: a fresh clone runs it, and so does `FRESH=1`.
 *
 * @param {Stage} stage
 * @param {object} options
 * @param {URL} options.project
 * @param {(project: URL) => readonly string[] | Promise<string[]>} options.inputs
 *   files, and folders with a slash at the end, as addresses in the project
 * @param {readonly string[]} [options.versions] of programs that it runs
 * @param {number} options.period after how many milliseconds it's run again
 * @param {Date} [options.now]
 * @returns {Stage}
 */
export function onceUntilChanged(
  stage,
  { project, inputs, versions = [], period, now = new Date() },
) {
  const record = new URL(`.cache/tests/passed-${stage.name}.json`, project);
  return {
    ...stage,
    async run() {
      const names = await Promise.all(
        (await inputs(project)).map(async input =>
          input.endsWith('/')
            ? (await listFiles(new URL(input, project))).map(
                name => input + name,
              )
            : [input],
        ),
      );
      const state = await hashFiles(project, names.flat(), [
        ...versions,
        String(Math.floor(now.getTime() / period)),
      ]);
      const last = await readRecord(record);
      if (last?.state === state && process.env.FRESH !== '1') {
        return {
          passed: last.passed,
          unchanged: last.passed,
          failures: [],
          output:
            'Nothing that they depend on has changed since they passed. FRESH=1 runs them again.',
        };
      }
      await rm(record, { force: true });
      const outcome = await stage.run();
      if (outcome.failures.length === 0) {
        await mkdir(new URL('.', record), { recursive: true });
        await writeFile(
          record,
          JSON.stringify({ state, passed: outcome.passed }),
        );
      }
      return outcome;
    },
  };
}

/**
 * @param {URL} record
 * @returns {Promise<{ state: string; passed: number } | undefined>}
 */
async function readRecord(record) {
  try {
    /** @type {unknown} */
    const content = JSON.parse(await readFile(record, 'utf8'));
    return /** @type {{ state: string; passed: number }} */ (content);
  } catch {
    return undefined;
  }
}
