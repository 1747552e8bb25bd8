/**
 * Replaces modules of Node and others that read the disk: what of them runs here is all that they have. `assert` is
 * a function, ESLint writes a value into a message with `util`, and `globby` finds no files.
 */
module.exports = Object.assign(
  (condition: unknown, message = 'Assertion failed.'): void => {
    if (!condition) {
      throw new Error(message);
    }
  },
  {
    inspect: (value: unknown): string => JSON.stringify(value),
    sync: (): string[] => [],
  },
);
