/** A project as it is described to the page: what TypeScript would read from the disk. */
export interface ProjectLayout {
  /** Texts of tsconfigs by full path; the first one is the project's own. */
  tsconfigs: readonly TsconfigFile[];
  /** Full path of the file that is asked about. */
  file: string;
  /** Full paths of other files that are there, as far as they matter. */
  otherFiles?: readonly string[];
  /** As the config has them. */
  parserOptions: ParserOptionsText;
}

export interface TsconfigFile {
  path: string;
  text: string;
}

/** What of `parserOptions` decides about a file. */
export interface ParserOptionsText {
  project?: unknown;
  extraFileExtensions?: readonly string[];
  usesProjectService?: boolean;
}

/** Why a file is in a tsconfig's project, or isn't. */
export interface FileVerdict {
  /** The tsconfig that was asked. */
  tsconfig: string;
  isIncluded: boolean;
  reason: VerdictReason;
  /** A sentence with code between backticks. */
  message: string;
  /** Where the line is that decides. */
  place?: { tsconfig: string; line: number; text: string };
  /** The tsconfig after the edit that mends it. */
  edit?: { label: string; tsconfig: string; text: string };
}

/** What is told of a verdict before it is known which tsconfig it is about. */
export type Verdict = Omit<FileVerdict, 'isIncluded' | 'tsconfig'>;

export type VerdictReason =
  | 'allow-js'
  | 'broken'
  | 'default-exclude'
  | 'dot'
  | 'everything'
  | 'exclude'
  | 'extension'
  | 'files'
  | 'include'
  | 'no-match'
  | 'outside'
  | 'references'
  | 'shadowed';
