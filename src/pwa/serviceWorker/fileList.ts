/** What a file is, so that a copy can be told from another version's file. */
export interface ListedFile {
  /** SHA-256 of its content, in hexadecimal. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** All files that the site needs without a network, by their clean paths, without the base URL. */
export type FileList = Record<string, ListedFile>;

/** The page for paths that have none, as a clean path. */
export const notFoundPath = '/404';

/** The page in place of those that can't be had without a network. */
export const noNetworkPath = '/no-network';
