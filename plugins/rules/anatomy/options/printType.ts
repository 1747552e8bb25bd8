import { printInLine } from '../../../../src/text/printJavaScript';
import {
  type ArrayType,
  type ObjectType,
  type OptionType,
  type Property,
  resolved,
  type TupleType,
  type UnionMember,
  type UnionType,
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
      return printInLine(type.value);
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
      return `Partial<Record<${type.keys.map(printInLine).join(' | ')}, ${print(type.values)}>>`;
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
  // Long items aren't spelled out twice.
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
  const key = /^[\w$]+$/.test(name) ? name : printInLine(name);
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
  const lines = description
    .replaceAll('*/', '*\\/')
    .split('\n')
    .flatMap(line => line.match(commentLine) ?? ['']);
  return lines.length === 1
    ? `/** ${lines.join('')} */\n`
    : `/**\n${lines.map(line => ` * ${line}\n`).join('')} */\n`;
}

/** As many words as fit into a line of a comment, so that a column of text shows it without scrolling. */
const commentLine = /\S{67,}|\S.{0,65}(?=\s|$)/g;

/** From how many members on a union is cut, and what is left of it then. */
const longUnion = { from: 7, shown: 3 };

/**
 * The types of an option on one line, for the table: objects are only named, since their properties
 * have rows of their own, and long unions are cut, since the whole type stands above.
 *
 * @param types alternatives
 */
export function printTableType(types: readonly OptionType[]): string {
  return printType(shorten(unionOf(types)), { comments: false });
}

function shorten(type: OptionType): OptionType {
  const target = resolved(type);
  switch (target.kind) {
    case 'object':
    case 'record':
      return { kind: 'primitive', name: 'object' };
    case 'array':
      return { kind: 'array', items: shorten(target.items), nonEmpty: false };
    case 'union':
      // A long union is shown by its name; where it has none, it is cut.
      return type.kind === 'reference' && isLong(target)
        ? type
        : cut(unionOf(target.members.map(member => shorten(member.type))));
    case 'tuple':
      return { ...target, items: target.items.map(shorten) };
    case 'intersection':
      return { ...target, members: target.members.map(shorten) };
    default:
      return target;
  }
}

/**
 * One type for several: the same twice is said once, a union in a union becomes part of it, lists of
 * several things become a list of any of them.
 */
function unionOf(types: readonly OptionType[]): OptionType {
  const all = types.flatMap(type =>
    type.kind === 'union' ? type.members.map(member => member.type) : [type],
  );
  const lists = all.filter(isArrayType);
  const members = lists.length < 2 ? all : withOneList(all, lists);
  const unique = new Map(
    members.map(type => [printType(type, { comments: false }), { type }]),
  );
  const [first, ...others] = unique.values();
  return first && others.length === 0
    ? first.type
    : { kind: 'union', members: [...unique.values()] };
}

function withOneList(
  types: readonly OptionType[],
  lists: readonly ArrayType[],
): OptionType[] {
  const list: OptionType = {
    kind: 'array',
    items: unionOf(lists.map(({ items }) => items)),
    nonEmpty: false,
  };
  return [list, ...types.filter(type => !isArrayType(type))];
}

function isArrayType(type: OptionType): type is ArrayType {
  return type.kind === 'array';
}

function cut(type: OptionType): OptionType {
  return type.kind === 'union' && isLong(type)
    ? {
        kind: 'union',
        members: [
          ...type.members.slice(0, longUnion.shown),
          { type: { kind: 'primitive', name: '…' } },
        ],
      }
    : type;
}

function isLong({ members }: UnionType): boolean {
  return members.length >= longUnion.from;
}

/** From how many characters on a value is not spelled out. */
const longest = 60;

/** A JSON value as a person writes it in a config, on one line. Long lists and objects are cut. */
export function printValue(value: unknown): string {
  const printed = printInLine(value);
  if (printed.length <= longest) {
    return printed;
  }
  return Array.isArray(value) ? '[…]' : '{ … }';
}
