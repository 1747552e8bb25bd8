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
  /** The tsconfig before and after the edit that mends it. */
  edit?: { label: string; tsconfig: string; before: string; text: string };
}

/** What is told of a verdict before it is known which tsconfig it is about. */
export type Verdict = Omit<FileVerdict, 'isIncluded' | 'tsconfig'>;

type VerdictReason =
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

/** The parser's errors about projects. */
export type ProjectErrorKind =
  | 'extension'
  | 'none-includes'
  | 'not-in-service'
  | 'not-included'
  | 'tsconfig-missing'
  | 'tsconfig-not-found';

/** What versions of the parser say about a file that is in no project. */
export interface ProjectError {
  kind: ProjectErrorKind;
  /** Those with these words, as people say them, the newest first: `7.11`. */
  versions: string[];
  /** Absent where both say the same. In a terminal and in continuous integration, ESLint runs only once. */
  where?: 'editor' | 'terminal';
  /** With {@link filePlace} where the file's path was. */
  message: string;
}

/** In messages, where the file's path goes. */
export const filePlace = '{file}';

/** What a reader has filled in. */
export interface ProjectFields {
  /** One tsconfig, or several, each after a line with its path as a comment. */
  tsconfigs: string;
  /** `parserOptions`, or a whole config that has them; may be empty. */
  parserOptions: string;
  /** Path of the file, from the folder that has the config, or a full path. */
  file: string;
}

/** The folder that has the config: paths count from it. */
export const projectFolder = '/project';
