/** A project as it is described to the page: what TypeScript would read from the disk. */
export interface ProjectLayout {
  /** Texts of tsconfigs by full path; the first one is the project's own. */
  tsconfigs: readonly TsconfigFile[];
  file: string;
  /** Full paths of other files that are there, as far as they matter. */
  otherFiles?: readonly string[];
  /** As the config has them for that file; absent where nothing says so. */
  parserOptions?: ParserOptions;
  /** What was noticed while the fields were read, in sentences with code between backticks. */
  notes?: readonly string[];
}

export interface TsconfigFile {
  path: string;
  text: string;
}

/** What of `parserOptions` decides about a file. */
export interface ParserOptions {
  project?: unknown;
  extraFileExtensions?: unknown;
  allowAutomaticSingleRunInference?: unknown;
  EXPERIMENTAL_useProjectService?: unknown;
  /** Since version 8; the parser before doesn't know it. */
  projectService?: unknown;
  tsconfigRootDir?: unknown;
}

/**
 * How the parser has TypeScript read a tsconfig: with programs that are kept up to date, as in editors and by
 * default; once, in single runs; or as editors do it, with the project service.
 */
export type Way = 'once' | 'service' | 'watch';

/** What comes of a file: it has the types of a tsconfig, or those of the service's default project, or an error. */
export type Outcome = ProjectErrorKind | 'types';

/** Something that brings the file in and takes no other out. */
export interface Change {
  label: string;
  /** A tsconfig before and after; `before` is empty for a new one. */
  tsconfig?: TsconfigFile & { before: string };
  /** `parserOptions.project` that it needs. */
  project?: readonly string[];
  /** Whether `project` is for this file alone, as an override. */
  isOverride?: boolean;
}

/** What the parser or a rule says where a file has no types. */
export type ProjectErrorKind =
  | 'config'
  | 'default-project'
  | 'extension'
  | 'no-program'
  | 'none-includes'
  | 'not-in-programs'
  | 'not-included'
  | 'tsconfig-missing'
  | 'tsconfig-not-found'
  | 'wide-glob';

/** What versions of the parser say about a file that is in no project. */
export interface ProjectError {
  kind: ProjectErrorKind;
  /** Those with these words, as people say them, the newest first: `7.11`. */
  versions: string[];
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

/** Whether it names tsconfigs by a pattern. */
export function isPattern(path: string): boolean {
  return /[*?{]|\[.*\]|[!+@]\(/.test(path);
}

/** A path as people copy it: of Windows, as an address, with a place, or beginning with `<tsconfigRootDir>`. */
export function readPath(text: string): string {
  return text
    .trim()
    .replace(/^[`'"]|[`'"]$/g, '')
    .replaceAll('\\', '/')
    .replace(/^<tsconfigRootDir>\//, '')
    .replace(/^file:\/\//, '')
    .replaceAll('%20', ' ')
    .replace(/(?::\d+){1,2}:?$|\(\d+,\d+\)$/, '')
    .replace(/^\/?[A-Za-z]:(?=\/)/, '');
}

/** The strings in a value that may be a list. */
export function stringsIn(value: unknown): string[] {
  return [value]
    .flat()
    .filter((each): each is string => typeof each === 'string');
}
