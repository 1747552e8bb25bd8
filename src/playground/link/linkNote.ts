import type { Decompressed } from '../../text/decompress';
import type { NameFault } from '../files/fileName';

/** Where a hash comes from: a link, or the copy that this page has kept. */
export type HashOrigin = 'copy' | 'link';

/** The packed parts of a hash, by the names of their parameters or, in older links, of the settings in them. */
export type PackedPart =
  | 'code'
  | 'compared'
  | 'compilerOptions'
  | 'eslintrc'
  | 'esQuery'
  | 'files'
  | 'rules'
  | 'tsconfig';

/**
 * Something that isn't as a hash asks for. `describeLinkNote` says it: what reads hashes also runs where
 * there are no translations.
 */
export type LinkNote =
  | {
      kind: 'version';
      origin: HashOrigin;
      asked: string;
      /** Of TypeScript, in place of the one that's asked for. */
      version: string;
    }
  | {
      kind: 'choice';
      origin: HashOrigin;
      parameter: 'fileType' | 'sourceType';
      asked: string;
    }
  | {
      kind: 'text';
      origin: HashOrigin;
      part: PackedPart;
      fault: NonNullable<Decompressed['fault']>;
      /** Whether there's a part of it that could be read. */
      isPartial: boolean;
    }
  | {
      kind: 'notJson';
      origin: HashOrigin;
      part: 'compilerOptions' | 'rules';
    }
  | { kind: 'emptyFilter' }
  | { kind: 'files' }
  | { kind: 'filesLeftOut'; count: number }
  | { kind: 'fileTwice'; name: string }
  | { kind: 'fileName'; name: string; fault: NameFault }
  /** Nothing of the copy says anything. */
  | { kind: 'unreadableCopy' };
