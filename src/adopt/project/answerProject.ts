import type ts from 'typescript';
import { explainFile } from './explainFile';
import type { FileVerdict } from './projectLayout';
import {
  findAskedTsconfigs,
  type ProjectFields,
  readLayout,
} from './readQuestion';

/** The parser's errors about projects. */
export type ProjectErrorKind =
  | 'extension'
  | 'none-includes'
  | 'not-in-service'
  | 'not-included'
  | 'tsconfig-missing'
  | 'tsconfig-not-found';

/** Whether ESLint has types for a file, and if not, why, and what it says then. */
export interface ProjectAnswer {
  /** One for each tsconfig that the parser asks. */
  verdicts: FileVerdict[];
  /** Full paths of tsconfigs that weren't pasted. */
  missing: string[];
  isIncluded: boolean;
  /** What the parser says; absent where it says nothing. */
  error?: ProjectErrorKind;
  /** Full path of the file, as it was understood. */
  file: string;
  isOfService: boolean;
}

/** Answers for what a reader has filled in. */
export function answerProject(
  typescript: typeof ts,
  fields: ProjectFields,
): ProjectAnswer {
  const layout = readLayout(fields);
  const { asked, missing } = findAskedTsconfigs(layout);
  const verdicts = asked.map(path => explainFile(typescript, layout, path));
  const isIncluded = verdicts.some(verdict => verdict.isIncluded);
  const { file, parserOptions } = layout;
  const hasTypes = parserOptions.project !== false;
  const error =
    hasTypes && !isIncluded
      ? errorOf(verdicts, missing, parserOptions.project === true)
      : undefined;
  return {
    verdicts,
    missing,
    isIncluded,
    ...(error && { error }),
    file,
    isOfService: parserOptions.usesProjectService ?? false,
  };
}

function errorOf(
  verdicts: readonly FileVerdict[],
  missing: readonly string[],
  isSearched: boolean,
): ProjectErrorKind {
  if (missing.length > 0) {
    return isSearched ? 'tsconfig-not-found' : 'tsconfig-missing';
  }
  if (verdicts.some(({ reason }) => reason === 'extension')) {
    return 'extension';
  }
  return verdicts.length > 1 ? 'none-includes' : 'not-included';
}
