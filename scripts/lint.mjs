// @ts-check
import { main } from './main.mjs';
import { runNode } from './run.mjs';

const linters = [
  ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'],
  ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary'],
  ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'],
];

// `npm run lint`: code, spelling and Markdown, each whether or not others passed.
await main(async () => {
  for (const program of linters) {
    if (!(await runNode(program))) {
      process.exitCode = 1;
    }
  }
});
