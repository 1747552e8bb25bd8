import { version } from 'typescript/package.json';
import type { CompilerOptionsJson } from '../../linter/types';
import { tsconfigWith } from '../state/defaults';
import { fileTypeOf, type SourceType } from '../state/playgroundState';
import { defaultState } from './parameters';
import { writeLink } from './writeLink';

/** An example on a rule's page. */
interface Example {
  code: string;
  fileName: string;
  ruleId: string;
  /** As they follow the severity in a config. */
  options?: string;
  /** The options that differ from the defaults, as JSON. */
  compilerOptions?: string;
  sourceType?: SourceType;
}

/**
 * The hash that contains an example.
 *
 * @returns with its `#`
 * @throws when the compiler options are no JSON
 */
export function writeExampleLink({
  code,
  fileName,
  ruleId,
  options,
  compilerOptions = '{}',
  sourceType = 'module',
}: Example): string {
  return writeLink({
    ...defaultState(version),
    code,
    fileType: fileTypeOf(fileName),
    sourceType,
    eslintrc: `{
  "rules": {
    ${JSON.stringify(ruleId)}: ["error"${options === undefined ? '' : `, ${options}`}]
  }
}
`,
    tsconfig: tsconfigWith(JSON.parse(compilerOptions) as CompilerOptionsJson),
  });
}
