/** What ESLint and the parser ask of Node's `process`. Without `nextTick`: TypeScript takes it for the mark of Node. */
export const process = {
  argv: [],
  cwd: (): string => '/',
  emitWarning(): void {
    // ESLint warns of its old config format, which is not used here.
  },
  env: {},
  platform: 'browser',
};
