import type {
  ArrayType,
  ObjectType,
  OptionType,
  Property,
  TupleType,
  UnionMember,
} from './optionType';

interface PrintOptions {
  /** Descriptions as comments; off where the type has to stay on one line. */
  comments: boolean;
}

/** Up to how many characters the items of a list may have to be shown twice. */
const shortItem = 40;

/** A type as TypeScript. Its line breaks are for Prettier to choose. */
export function printType(type: OptionType, options: PrintOptions): string {
  const print = (part: OptionType): string => printType(part, options);
  switch (type.kind) {
    case 'literal':
      return literal(type.value);
    case 'primitive':
    case 'reference':
      return type.name;
    case 'array':
      return printArray(type, options);
    case 'tuple':
      return printTuple(type, options);
    case 'object':
      return printObject(type, options);
    case 'record':
      return `Partial<Record<${type.keys.map(literal).join(' | ')}, ${print(type.values)}>>`;
    case 'union':
      return printUnion(type.members, options);
    case 'intersection':
      return type.members
        .map(member =>
          member.kind === 'union' ? `(${print(member)})` : print(member),
        )
        .join(' & ');
  }
}

function printArray(
  { items, nonEmpty }: ArrayType,
  options: PrintOptions,
): string {
  const item = printItem(items, options);
  // Not where the items would have to be spelled out twice at length.
  return nonEmpty && item.length <= shortItem
    ? `[${item}, ...${item}[]]`
    : `${item}[]`;
}

/** A type where something is appended to it: in parentheses if it consists of several. */
function printItem(type: OptionType, options: PrintOptions): string {
  const printed = printType(type, options);
  return type.kind === 'union' || type.kind === 'intersection'
    ? `(${printed})`
    : printed;
}

function printTuple(
  { items, required }: TupleType,
  options: PrintOptions,
): string {
  const printed = items.map((item, index) =>
    index < required
      ? printType(item, options)
      : `${printItem(item, options)}?`,
  );
  return `[${printed.join(', ')}]`;
}

function printObject(
  { properties, others }: ObjectType,
  options: PrintOptions,
): string {
  const printed = properties.map(property => printProperty(property, options));
  if (others) {
    printed.push(`[name: string]: ${printType(others, options)}`);
  }
  const separator = options.comments ? ';\n' : '; ';
  return printed.length === 0 ? '{}' : `{ ${printed.join(separator)} }`;
}

function printProperty(
  { name, type, required, description }: Property,
  options: PrintOptions,
): string {
  const key = /^[\w$]+$/.test(name) ? name : literal(name);
  return `${comment(description, options)}${key}${required ? '' : '?'}: ${printType(type, options)}`;
}

function printUnion(
  members: readonly UnionMember[],
  options: PrintOptions,
): string {
  const printed = members.map(
    ({ type, description }) =>
      `${comment(description, options)}| ${printType(type, options)}`,
  );
  const unique = [...new Set(printed)];
  const booleans = ['| true', '| false'];
  return (
    booleans.every(value => unique.includes(value))
      ? ['| boolean', ...unique.filter(value => !booleans.includes(value))]
      : unique
  )
    .join(options.comments ? '\n' : ' ')
    .replace(/^\| /, '');
}

function comment(
  description: string | undefined,
  { comments }: PrintOptions,
): string {
  if (!comments || description === undefined) {
    return '';
  }
  const lines = description.replaceAll('*/', '*\\/').split('\n').flatMap(wrap);
  return lines.length === 1
    ? `/** ${lines.join('')} */\n`
    : `/**\n${lines.map(line => ` * ${line}\n`).join('')} */\n`;
}

/** Characters in a line of a comment, so that a column of text shows it without scrolling. */
const commentWidth = 66;

/** Breaks a line between words. */
function wrap(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > commentWidth) {
      lines.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current];
}

function literal(value: boolean | number | string | null): string {
  return typeof value === 'string'
    ? `'${value.replace(/['\\]/g, '\\$&')}'`
    : String(value);
}
