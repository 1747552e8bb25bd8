import type { ProjectErrorKind } from './answerProject';

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
