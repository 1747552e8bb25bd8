/** Replaces `globby`: a browser has no files to find. */
export const sync = (): string[] => [];
