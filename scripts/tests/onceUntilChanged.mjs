// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hashFiles, listFiles } from '../hashFiles.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Makes a stage that is about the outside world, and takes minutes, run once a
 * day as long as all that it depends on stays the same. Only what has passed is
 * remembered, and only in `.cache`: a fresh clone runs it.
 *
 * @param {Stage} stage
 * @param {object} options
 * @param {URL} options.project
 * @param {readonly string[]} options.inputs files, and folders with a slash at
 *   the end, as addresses in the project
 * @param {readonly string[]} [options.versions] of programs that it runs
 * @param {Date} [options.today]
 * @returns {Stage}
 */
export function onceUntilChanged(
  stage,
  { project, inputs, versions = [], today = new Date() },
) {
  const record = new URL(`.cache/tests/passed-${stage.name}.json`, project);
  return {
    ...stage,
    async run() {
      const names = await Promise.all(
        inputs.map(async input =>
          input.endsWith('/')
            ? (await listFiles(new URL(input, project))).map(
                name => input + name,
              )
            : [input],
        ),
      );
      const state = await hashFiles(project, names.flat(), [
        ...versions,
        today.toISOString().slice(0, 10),
      ]);
      const last = await readRecord(record);
      if (last?.state === state) {
        return {
          passed: last.passed,
          failures: [],
          output: `Nothing that they depend on has changed since they passed. To run them again, remove ${record.pathname}.`,
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
