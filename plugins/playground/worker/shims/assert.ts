/** Replaces Node's `assert`. */
module.exports = (condition: unknown, message = 'Assertion failed.'): void => {
  if (!condition) {
    throw new Error(message);
  }
};
