// @ts-check
import { linters } from './linters.mjs';
import { main } from './main.mjs';
import { runNode } from './run.mjs';

// `npm run lint`: code, spelling and Markdown, each whether or not others passed.
await main(async () => {
  for (const program of Object.values(linters)) {
    if (!(await runNode(program))) {
      process.exitCode = 1;
    }
  }
});
