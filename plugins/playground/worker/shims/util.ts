/** Replaces Node's `util`, of which ESLint uses this function in a message. */
export const inspect = (value: unknown): string => JSON.stringify(value);
