/** How engines say that calls were nested too deeply: Chrome and Safari, then Firefox. */
const stackLimit = /Maximum call stack size exceeded\.?|too much recursion/;

/** Whether a message says that calls were nested too deeply. */
export function isLimit(message: string): boolean {
  return stackLimit.test(message);
}

/**
 * Says whose limit was met, since a worker of a browser can nest fewer calls
 * than Node. What comes before the engine's words stays.
 */
export function explainLimit(message: string): string {
  return message.replace(
    stackLimit,
    'the code is nested too deeply for the linter in this browser. The code may be fine: ESLint in Node.js gets further.',
  );
}
