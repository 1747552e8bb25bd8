// @ts-check
import { parseArgs } from 'node:util';

import { ensureDependencies } from './install.mjs';
import { main } from './main.mjs';

// `npm test`: everything, or some stages: `npm test -- --only=unit,e2e`.
await main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  await ensureDependencies();
  // Only now are the packages that the stages need certain to be there.
  const { runStages } = await import('./tests/runStages.mjs');
  const { selectStages } = await import('./tests/stages.mjs');
  const { passed, failed } = await runStages(selectStages(values.only));
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
