// @ts-check

/**
 * Runs stages one after the other, each whether or not those before it passed,
 * and prints how each one went and, last, what failed.
 *
 * @param {import('./stages.mjs').Stage[]} stages
 * @returns {Promise<{ passed: number; failed: number }>} of all stages together
 */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  const summary = [];
  const failed = [];
  for (const stage of stages) {
    console.log(`\n━━ ${stage.name}`);
    const start = performance.now();
    const outcome = await runStage(stage);
    const seconds = Math.round((performance.now() - start) / 1000);
    total.passed += outcome.passed;
    total.failed += outcome.failures.length;
    summary.push(summaryLine(stage.name, outcome, seconds));
    failed.push(
      ...outcome.failures.map(failure => `${stage.name}: ${failure}`),
    );
  }
  console.log(`\n${summary.join('\n')}\n`);
  if (failed.length > 0) {
    console.log(`Failed:\n${failed.map(line => `  ${line}`).join('\n')}\n`);
  }
  return total;
}

/**
 * @param {string} name
 * @param {import('./reports.mjs').Outcome} outcome
 * @param {number} seconds
 * @returns {string}
 */
function summaryLine(name, { passed, failures, skipped = 0 }, seconds) {
  return [
    failures.length === 0 ? '✓' : '✗',
    name.padEnd(10),
    `${String(passed).padStart(5)} passed`,
    `${String(failures.length).padStart(4)} failed`,
    `${String(seconds).padStart(5)} s`,
    skipped > 0 ? `  ${String(skipped)} skipped` : '',
  ]
    .join(' ')
    .trimEnd();
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @returns {Promise<import('./reports.mjs').Outcome>} one failure if it can't run
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
