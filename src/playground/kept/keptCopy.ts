/** What a session knows of the copy of its state in the browser's storage. */
export interface KeptCopy {
  id: string;
  /** What it had in it when this session last saw it. */
  hash: string;
}
