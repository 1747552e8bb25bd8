import type { ProjectFile } from '../../linter/types';

/** The file extensions of code in the playground. */
export const fileTypes = [
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.d.ts',
  '.mts',
  '.cts',
  '.mjs',
  '.cjs',
] as const;

/** All file extensions of the playground: JSON is there for code to import. */
export const allFileTypes = [...fileTypes, '.json'] as const;

export type FileType = (typeof allFileTypes)[number];

/** Views of the code's structure, by the names that links have for them. */
export const structureViews = ['es', 'ts', 'scope', 'types'] as const;

/** What is shown in the place of the problems: a view of the structure, or the rules that flag the code. */
export type ResultView = (typeof structureViews)[number] | 'compare' | 'rules';

export type SourceType = 'module' | 'script';

/** Everything that decides what a reader sees, and that a link carries. */
export interface SharedState {
  ts: string;
  /** Of the file that is shown, as is the code. */
  fileType: FileType;
  sourceType: SourceType;
  /** `false`: the problems are shown. */
  showAST: ResultView | false;
  /** Whether the ESTree lists its tokens. */
  tokens: boolean;
  code: string;
  /** The rest of the shown file's name. */
  stem: string;
  /** The other files, in the order of their tabs. `noFiles` where there are none. */
  files: readonly ProjectFile[];
  /** Where the shown file is among all of them, from 0. */
  shown: number;
  eslintrc: string;
  tsconfig: string;
  /** A selector that filters the ESTree. */
  esQuery: string;
  /** Text of another ESLint config, which this one is compared with; empty for none. */
  compared: string;
}

/** No other files. Always the very same: a state without any has nothing that a link would say. */
export const noFiles: readonly ProjectFile[] = [];

export type TextName = 'code' | 'eslintrc' | 'tsconfig';

export type ConfigName = Exclude<TextName, 'code'>;

/** The shown file's name, as the linter sees it. */
export function fileNameOf({
  stem,
  fileType,
}: Pick<SharedState, 'fileType' | 'stem'>): string {
  return stem + fileType;
}

/** A text's path in the project, which tells its editor from others: of code, that of the file that is shown. */
export function pathOf(
  shared: Pick<SharedState, 'fileType' | 'stem'>,
  name: TextName,
): string {
  return name === 'code' ? fileNameOf(shared) : name;
}

/** The type of a file, by the end of its name; `.ts` if the playground has no such files. */
export function fileTypeOf(fileName: string): FileType {
  const [longest = '.ts'] = allFileTypes
    .filter(type => fileName.endsWith(type))
    .sort((a, b) => b.length - a.length);
  return longest;
}

/** What readers know the texts by, in the order of their tabs. */
export const textLabels: Record<TextName, string> = {
  code: 'Code',
  eslintrc: 'ESLint config',
  tsconfig: 'tsconfig',
};

/** What screen readers call the editor of a text: with the file's name where there are several. */
export function labelOf(shared: SharedState, name: TextName): string {
  return name === 'code' && shared.files !== noFiles
    ? `Code of ${fileNameOf(shared)}`
    : textLabels[name];
}
