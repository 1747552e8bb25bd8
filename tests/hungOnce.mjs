// @ts-check

/**
 * Whether a test that passed in the end had run out of all of its time before, and did nothing wrong else.
 * What waits for something that does not come fails earlier, by its own limit.
 *
 * @param {readonly { status?: string }[]} results of its tries, in their order
 */
export function hungOnce(results) {
  return results.slice(0, -1).every(({ status }) => status === 'timedOut');
}
