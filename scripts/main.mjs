// @ts-check

/**
 * Runs a command; if it throws, prints what went wrong without a stack and ends
 * with exit code 1.
 *
 * @param {() => Promise<void>} command
 */
export async function main(command) {
  try {
    await command();
  } catch (error) {
    console.error(
      `\n${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  }
}
