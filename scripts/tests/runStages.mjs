// @ts-check
import { availableParallelism } from 'node:os';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./reports.mjs').Outcome} Outcome */

/**
 * Runs stages, each whether or not others passed: first those that can run at the
 * same time as others, then the rest one after the other. Prints how each one
 * went and, last, what failed.
 *
 * Task runners do the first part. They know programs and exit codes, though, not
 * how many tests passed and which failed, and that is what this is for.
 *
 * @param {Stage[]} stages
 * @returns {Promise<{ passed: number; failed: number }>} of all stages together
 */
export async function runStages(stages) {
  const results = await runParallel(stages.filter(({ alone }) => !alone));
  for (const stage of stages.filter(({ alone }) => alone)) {
    console.log(`\n━━ ${stage.name}`);
    const result = await timed(stage);
    console.log(result.output ?? '');
    results.push(result);
  }

  console.log(`\n${results.map(summaryLine).join('\n')}\n`);
  const failed = results.flatMap(({ name, failures }) =>
    failures.map(failure => `  ${name}: ${failure}`),
  );
  if (failed.length > 0) {
    console.log(`Failed:\n${failed.join('\n')}\n`);
  }
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: failed.length,
  };
}

/**
 * Runs as many stages at a time as there are processors, and prints what each
 * has to say when it ends. The next one waits if it is to follow a stage that is
 * still running.
 *
 * @param {Stage[]} stages
 */
async function runParallel(stages) {
  if (stages.length > 0) {
    console.log(`\n━━ ${stages.map(({ name }) => name).join(', ')} …`);
  }
  /** @type {Awaited<ReturnType<typeof timed>>[]} */
  const results = [];
  /** @type {Map<string, ReturnType<typeof timed>>} */
  const begun = new Map();
  const waiting = stages.entries();
  async function lane() {
    for (const [index, stage] of waiting) {
      const before = begun.get(stage.after ?? '') ?? Promise.resolve();
      const running = before.then(() => timed(stage));
      begun.set(stage.name, running);
      const result = await running;
      results[index] = result;
      console.log(`\n━━ ${stage.name}\n${result.output ?? ''}`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return results;
}

/** @param {Stage} stage */
async function timed(stage) {
  const start = performance.now();
  const outcome = await runStage(stage);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name: stage.name, seconds, ...outcome };
}

/** @param {Awaited<ReturnType<typeof timed>>} result */
function summaryLine({
  name,
  seconds,
  passed,
  failures,
  skipped = 0,
  hung = 0,
  unchanged = 0,
}) {
  return [
    failures.length === 0 ? '✓' : '✗',
    name.padEnd(10),
    `${String(passed).padStart(5)} passed`,
    `${String(failures.length).padStart(4)} failed`,
    `${String(seconds).padStart(5)} s`,
    skipped > 0 ? `  ${String(skipped)} skipped` : '',
    hung > 0 ? `  ${String(hung)} hung once` : '',
    unchanged > 0 ? `  ${String(unchanged)} unchanged` : '',
  ]
    .join(' ')
    .trimEnd();
}

/**
 * @param {Stage} stage
 * @returns {Promise<Outcome>} one failure if it can't run
 */
async function runStage({ run }) {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return { passed: 0, failures: [message] };
  }
}
