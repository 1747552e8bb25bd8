/** What captions call what an example is linted with. `src/liveExamples` finds it in the page by these names. */
export const captionNames = {
  rule: 'Rule',
  file: 'File',
  options: 'Options',
  compilerOptions: 'Compiler options',
  sourceType: 'Source type',
};
