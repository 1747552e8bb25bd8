/** From how many characters on a value is not spelled out. */
const longest = 60;

/** A JSON value as a person writes it in a config, on one line. Long lists and objects are cut. */
export function printValue(value: unknown): string {
  const printed = print(value);
  if (printed.length <= longest) {
    return printed;
  }
  return Array.isArray(value) ? '[…]' : '{ … }';
}

/** A JSON value as a person writes it in JavaScript, on one line. */
export function print(value: unknown): string {
  if (typeof value === 'string') {
    return `'${value.replace(/['\\]/g, '\\$&')}'`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(print).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]) =>
        `${/^[\w$]+$/.test(key) ? key : print(key)}: ${print(item)}`,
    );
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}
