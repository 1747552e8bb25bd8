/** Longest line that a list or an object is put into, in characters: the formatter's. */
const maxWidth = 80;

/** Code in a value that is to be printed, as it is. */
export class Code {
  constructor(readonly text: string) {}
}

/**
 * Prints plain data as JavaScript in the style of the formatter's defaults with single quotes.
 *
 * @param indent what the lines after the first begin with
 * @param before how many characters are before the value in its line, the indent included
 */
export function printJavaScript(
  value: unknown,
  indent = '',
  before = indent.length,
): string {
  if (value instanceof Code) {
    return value.text;
  }
  if (typeof value === 'string') {
    return printString(value);
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const items = isList
    ? value.map(item => printJavaScript(item, deeper))
    : Object.entries(value).flatMap(([name, item]) => {
        const key = `${printKey(name)}: `;
        return item === undefined
          ? []
          : [key + printJavaScript(item, deeper, deeper.length + key.length)];
      });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const space = isList || items.length === 0 ? '' : ' ';
  const inOneLine = `${open}${space}${items.join(', ')}${space}${close}`;
  // An object that has others in it is easier to read with a line for each.
  const fits =
    before + inOneLine.length < maxWidth &&
    !inOneLine.includes('\n') &&
    (isList || !inOneLine.includes('{', 1));
  return fits || items.length === 0
    ? inOneLine
    : `${open}\n${items.map(item => `${deeper}${item},\n`).join('')}${indent}${close}`;
}

function printKey(name: string): string {
  if (name === '__proto__') {
    // Without brackets, it would not be a property.
    return "['__proto__']";
  }
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : printString(name);
}

/** JSON's escapes, in single quotes unless that takes more of them. */
function printString(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) {
    return json;
  }
  const inside = json
    .slice(1, -1)
    .replaceAll(/\\(.)|'/g, (match, escaped?: string) =>
      escaped === '"' ? '"' : match === "'" ? "\\'" : match,
    );
  return `'${inside}'`;
}
