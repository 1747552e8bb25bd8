import { version } from 'typescript/package.json';
import { presetPrefix } from '../../src/linter/presets';
import { writeLink } from '../../src/playground/link/link';
import { defaultState } from '../../src/playground/link/parameters';
import { fileTypeOf } from '../../src/playground/state/sharedState';
import { formatJson } from '../../src/text/json';
import type { ExampleSource } from './example';

/** The hash with which the playground opens an example, with the presets that it is linted with. */
export function playgroundHash({
  code,
  fileName,
  presets,
}: ExampleSource): string {
  return writeLink({
    ...defaultState(version),
    code,
    fileType: fileTypeOf(fileName),
    eslintrc: formatJson({
      extends: presets.map(name => presetPrefix + name),
    }),
  });
}
