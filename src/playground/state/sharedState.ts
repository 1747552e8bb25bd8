/** The file extensions of the playground. */
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

export type FileType = (typeof fileTypes)[number];

/** Views of the code's structure, by the names that links have for them. */
export const structureViews = ['es', 'ts', 'scope', 'types'] as const;

export type StructureView = (typeof structureViews)[number];

/** What is shown in the place of the problems: a view of the structure, or the rules that flag the code. */
export type ResultView = StructureView | 'compare' | 'rules';

export type SourceType = 'module' | 'script';

/** Everything that decides what a reader sees, and that a link carries. */
export interface SharedState {
  /** TypeScript's version. */
  ts: string;
  fileType: FileType;
  sourceType: SourceType;
  /** `false`: the problems are shown. */
  showAST: ResultView | false;
  /** Whether the ESTree lists its tokens. */
  tokens: boolean;
  code: string;
  /** Text of the ESLint config. */
  eslintrc: string;
  /** Text of the tsconfig. */
  tsconfig: string;
  /** A selector that filters the ESTree. */
  esQuery: string;
  /** Text of another ESLint config, which this one is compared with; empty for none. */
  compared: string;
}

/** The texts that are edited. */
export type TextName = 'code' | 'eslintrc' | 'tsconfig';

export type ConfigName = Exclude<TextName, 'code'>;

/** What readers know the texts by, in the order of their tabs. */
export const textLabels: Record<TextName, string> = {
  code: 'Code',
  eslintrc: 'ESLint config',
  tsconfig: 'tsconfig',
};

/** The code's file name, as the linter sees it. */
export function fileNameOf(fileType: FileType): string {
  return `example${fileType}`;
}

/** The type of a file, by the end of its name; `.ts` if the playground has no such files. */
export function fileTypeOf(fileName: string): FileType {
  const [longest = '.ts'] = fileTypes
    .filter(type => fileName.endsWith(type))
    .sort((a, b) => b.length - a.length);
  return longest;
}
