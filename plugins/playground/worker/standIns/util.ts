/** Stands in for Node's `util`, of which ESLint takes this for a message. */
export const inspect = (value: unknown): string => JSON.stringify(value);
