import type { ProjectFile } from '../../linter/types';

/** A file that was removed, and where its tab was, from 0. */
export interface RemovedFile {
  file: ProjectFile;
  index: number;
}
