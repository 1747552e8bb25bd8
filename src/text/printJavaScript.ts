/** Longest line that a list or an object is put into, in characters: the formatter's. */
const maxWidth = 79;

/** Code in a value, printed as it is. */
export class Code {
  constructor(readonly text: string) {}
}

/** Code of an object or a list that is spread into the one around it. In an object, its name counts for nothing. */
export class Spread {
  constructor(readonly text: string) {}
}

/**
 * A property's value or an element of a list, with comments. Without a value, it is the comments alone, of which
 * one after it is at the end of the line before.
 */
export class Commented {
  /**
   * @param before comments in lines of their own, as they are written, their marks included
   * @param after a comment at the end of the value's line
   */
  constructor(
    readonly value: unknown,
    readonly before: readonly string[],
    readonly after?: string,
  ) {}
}

interface Syntax {
  quote: (text: string) => string;
  key: (name: string) => string;
  /** What follows the last one of several lines. */
  lastComma: '' | ',';
  /** Up to how many characters a list or an object is in one line: the formatter's by default. */
  width?: number;
}

const javaScript: Syntax = {
  quote: quoteString,
  key: printKey,
  lastComma: ',',
};

const commentedJson: Syntax = {
  quote: text => JSON.stringify(text),
  key: name => JSON.stringify(name),
  lastComma: '',
};

/** Longest line of JSON that is shown on a page. */
const shownWidth = 72;

/** Something in the braces of an object or the brackets of a list. */
interface Item {
  text: string;
  before: readonly string[];
  after: string | undefined;
}

/**
 * Prints plain data as JavaScript in the style of the formatter's defaults with single quotes.
 *
 * @param value may have {@link Code}, {@link Spread} and {@link Commented} in it
 * @param indent what the lines after the first begin with
 */
export function printJavaScript(value: unknown, indent = ''): string {
  return print(javaScript, value, indent, indent.length);
}

/** Prints the arguments of a call, each in a line of its own or in several. @param values see {@link printJavaScript} */
export function printArguments(values: readonly unknown[]): string {
  const items = values.flatMap(value => toItems(javaScript, value, '', '  '));
  return `(\n${inLines(items, '  ', javaScript)})`;
}

/** Prints a property as it is in an object that begins at the start of a line. */
export function printProperty(name: string, value: unknown): string {
  const [item] = toItems(javaScript, value, `${printKey(name)}: `, '');
  return item?.text ?? '';
}

/**
 * Prints plain data as JSON, with the comments of each {@link Commented} in it.
 *
 * @param indent what the lines after the first begin with
 */
export function printCommentedJson(value: unknown, indent = ''): string {
  return `${print(commentedJson, value, indent, indent.length)}\n`;
}

/** Prints plain data as JavaScript in one line, whatever its length. */
export function printInLine(value: unknown): string {
  return print({ ...javaScript, width: Infinity }, value, '', 0);
}

/**
 * Prints plain data as JSON in one line with spaces, or, where that is too long, in several.
 *
 * @param width most characters in a line
 */
export function printShortJson(value: unknown, width = shownWidth): string {
  return print({ ...commentedJson, width }, value, '', 0);
}

/** The same for the elements of a list, such as options that follow a severity. */
export function printElements(values: readonly unknown[]): string {
  const elements = values.map(value => printShortJson(value));
  const line = elements.join(', ');
  return line.includes('\n') || line.length > shownWidth
    ? elements.join(',\n')
    : line;
}

function print(
  syntax: Syntax,
  value: unknown,
  indent: string,
  before: number,
): string {
  if (value instanceof Code) {
    return value.text;
  }
  if (value instanceof Spread) {
    return `...${value.text}`;
  }
  if (typeof value === 'string') {
    return syntax.quote(value);
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const items = joinComments(
    isList
      ? value.flatMap(element => toItems(syntax, element, '', deeper))
      : Object.entries(value).flatMap(([name, each]) =>
          each === undefined
            ? []
            : toItems(syntax, each, `${syntax.key(name)}: `, deeper),
        ),
  );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return (
    inOneLine(items, { before, open, close }, syntax) ??
    `${open}\n${inLines(items, deeper, syntax)}${indent}${close}`
  );
}

/** @param key what is before the value, if it has a name. @returns nothing for neither a value nor a comment */
function toItems(
  syntax: Syntax,
  given: unknown,
  key: string,
  indent: string,
): Item[] {
  const { value, before, after } = flatten(given);
  const name = value instanceof Spread ? '' : key;
  const text =
    value === undefined
      ? ''
      : name + print(syntax, value, indent, indent.length + name.length);
  return text === '' && before.length === 0 && after === undefined
    ? []
    : [{ text, before, after }];
}

/** Puts a comment at the end of a line to what is in the line. */
function joinComments(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (item.text !== '' || item.after === undefined) {
      joined.push({ ...item });
    } else if (last && last.text !== '' && last.after === undefined) {
      last.after = item.after;
    } else {
      joined.push({ text: '', before: [item.after], after: undefined });
    }
  }
  return joined;
}

function flatten(given: unknown): Commented {
  if (!(given instanceof Commented)) {
    return new Commented(given, []);
  }
  const { value, before, after } = flatten(given.value);
  return new Commented(
    value,
    [...given.before, ...before],
    given.after ?? after,
  );
}

/** @returns `undefined` where that would be too long, or hard to read */
function inOneLine(
  items: readonly Item[],
  { before, open, close }: { before: number; open: string; close: string },
  { width }: Syntax,
): string | undefined {
  if (items.length === 0) {
    return open + close;
  }
  const inside = items.map(({ text }) => text).join(', ');
  const isList = open === '[';
  const around = isList ? '' : ' ';
  const line = `${open}${around}${inside}${around}${close}`;
  const hasComments = items.some(
    item => item.before.length > 0 || item.after !== undefined,
  );
  // In code, an object that has others in it is easier to read with a line for each.
  return !hasComments &&
    before + line.length <= (width ?? maxWidth) &&
    !line.includes('\n') &&
    (isList || width !== undefined || !line.includes('{', 1))
    ? line
    : undefined;
}

function inLines(
  items: readonly Item[],
  indent: string,
  { lastComma }: Syntax,
): string {
  const last = items.findLast(({ text }) => text !== '');
  return items
    .map(item => {
      const comma = item === last ? lastComma : ',';
      const after = item.after === undefined ? '' : ` ${inItsLine(item.after)}`;
      const line =
        item.text === '' ? [] : [`${indent}${item.text}${comma}${after}\n`];
      return [...item.before.map(text => printComment(text, indent)), ...line];
    })
    .flat()
    .join('');
}

/** A comment in lines of its own. One that goes over several keeps them, at the place's indent. */
function printComment(text: string, indent: string): string {
  const lines = (text.startsWith('//') ? inItsLine(text) : text)
    .split('\n')
    .map(line => line.trim());
  return lines
    .map(line => `${indent}${line.startsWith('*') ? ' ' : ''}${line}\n`)
    .join('');
}

/** What JavaScript takes for the end of a line, and thus of such a comment, JSON may not. */
function inItsLine(comment: string): string {
  return comment.replaceAll(/[\n\r\u2028\u2029]+/g, ' ');
}

function printKey(name: string): string {
  if (name === '__proto__') {
    // Without brackets, it would not be a property.
    return "['__proto__']";
  }
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteString(name);
}

/** JSON's escapes, in single quotes unless that takes more of them. */
function quoteString(text: string): string {
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
