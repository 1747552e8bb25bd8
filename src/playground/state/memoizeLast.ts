/**
 * Remembers a function's last result, for each session. What is derived from a session
 * keeps its identity that way for as long as what it is derived from stays the same, which is what
 * selectors are compared by.
 *
 * @returns the function, which takes the session first
 */
export function memoizeLast<Parameters extends readonly unknown[], Result>(
  compute: (...parameters: Parameters) => Result,
): (session: { identity: object }, ...parameters: Parameters) => Result {
  const lasts = new WeakMap<
    object,
    { parameters: Parameters; result: Result }
  >();
  return ({ identity }, ...parameters) => {
    const last = lasts.get(identity);
    if (
      last?.parameters.every((parameter, index) =>
        Object.is(parameter, parameters[index]),
      )
    ) {
      return last.result;
    }
    const result = compute(...parameters);
    lasts.set(identity, { parameters, result });
    return result;
  };
}
