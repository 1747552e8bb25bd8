// @ts-check

/**
 * Runs stages one after the other, each whether or not those before it passed,
 * and prints how each one went.
 *
 * @param {import('./stages.mjs').Stage[]} stages
 * @returns {Promise<import('./reports.mjs').Count>} of all stages together
 */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  const summary = [];
  for (const stage of stages) {
    console.log(`\n━━ ${stage.name}`);
    const start = performance.now();
    const { passed, failed, skipped = 0 } = await runStage(stage);
    const seconds = Math.round((performance.now() - start) / 1000);
    total.passed += passed;
    total.failed += failed;
    summary.push(
      `${failed === 0 ? '✓' : '✗'} ${stage.name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s${skipped > 0 ? `   ${String(skipped)} skipped` : ''}`,
    );
  }
  console.log(`\n${summary.join('\n')}\n`);
  return total;
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @returns {Promise<import('./reports.mjs').Count>} one failure if it can't run
 */
async function runStage({ run }) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
