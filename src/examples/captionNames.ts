import { translate } from '@docusaurus/Translate';

/** What captions call what an example is linted with. `src/liveExamples` finds it in the page by these names. */
export const captionNames = {
  rule: translate({ id: 'examples.caption.rule', message: 'Rule' }),
  file: translate({ id: 'examples.caption.file', message: 'File' }),
  options: translate({ id: 'examples.caption.options', message: 'Options' }),
  compilerOptions: translate({
    id: 'examples.caption.compilerOptions',
    message: 'Compiler options',
  }),
  sourceType: translate({
    id: 'examples.caption.sourceType',
    message: 'Source type',
  }),
};
