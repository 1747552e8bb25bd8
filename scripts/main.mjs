// @ts-check

/**
 * Runs a command; if it throws, prints what went wrong without a stack, then what
 * caused it, and ends with exit code 1.
 *
 * @param {() => Promise<void>} command
 */
export async function main(command) {
  try {
    await command();
  } catch (error) {
    console.error(`\n${describeError(error)}`);
    process.exitCode = 1;
  }
}

/**
 * The messages of an error and of its causes, a paragraph each. An error that no
 * one wrote a message for, such as a TypeError of a package, has its stack: the
 * place is all that it says.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function describeError(error) {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const text =
    error.constructor === Error || 'code' in error
      ? error.message
      : (error.stack ?? error.message);
  return error.cause === undefined
    ? text
    : `${text}\nCaused by: ${describeError(error.cause)}`;
}
