/**
 * Keeps the former of two values that say the same, so that what shows it is not rendered again.
 *
 * @param after like `before`, plain data
 */
export function keepIfEqual<Value>(
  before: Value | undefined,
  after: Value,
): Value {
  return before !== undefined &&
    JSON.stringify(before) === JSON.stringify(after)
    ? before
    : after;
}
