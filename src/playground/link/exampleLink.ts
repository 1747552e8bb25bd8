import { version } from 'typescript/package.json';
import type { CompilerOptionsJson } from '../../linter/types';
import { tsconfigWith } from '../state/defaults';
import { fileTypeOf, type SourceType } from '../state/sharedState';
import { writeLink } from './link';
import { defaultState } from './parameters';

/** The hash that contains how TypeScript reads an example. The page's script adds its code and config. */
export function writeSettingLink({
  fileName,
  sourceType,
  compilerOptions = {},
}: {
  fileName: string;
  sourceType: SourceType;
  compilerOptions?: CompilerOptionsJson;
}): string {
  return writeLink({
    ...defaultState(version),
    fileType: fileTypeOf(fileName),
    sourceType,
    tsconfig: tsconfigWith(compilerOptions),
  });
}
