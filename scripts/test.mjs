// @ts-check
import { parseArgs } from 'node:util';
import { main } from './main.mjs';
import { runStages } from './tests/runStages.mjs';
import { selectStages } from './tests/stages.mjs';

// `npm test`: everything, or some stages: `npm test -- --only=unit,e2e`.
await main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const { passed, failed } = await runStages(selectStages(values.only));
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
