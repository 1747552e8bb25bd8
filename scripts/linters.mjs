// @ts-check

/**
 * Programs that look for mistakes, each with its arguments: in code, in all
 * spelling, and in the Markdown and wording of pages.
 */
export const linters = {
  lint: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'],
  spelling: [
    'node_modules/cspell/bin.mjs',
    'lint',
    '--no-progress',
    '--no-summary',
  ],
  markdown: ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'],
};
