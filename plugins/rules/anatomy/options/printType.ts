import { printInLine } from '../../../../src/text/printJavaScript';
import {
  type OptionType,
  type OptionTypeOf,
  resolved,
  type UnionMember,
} from './optionType';

/** Up to how many characters the items of a list may have to be shown twice. */
const shortItem = 40;

/** A type as TypeScript, on one line unless it is with comments. Its line breaks are for Prettier to choose. */
export function printType(type: OptionType, withComments = false): string {
  const print = (part: OptionType) => printType(part, withComments);
  /** In parentheses where it consists of several, for something to be appended to it. */
  const printItem = (part: OptionType) =>
    part.kind === 'union' || part.kind === 'intersection'
      ? `(${print(part)})`
      : print(part);
  const comment = (description?: string) =>
    withComments && description !== undefined ? printComment(description) : '';
  switch (type.kind) {
    case 'literal':
      return printInLine(type.value);
    case 'primitive':
    case 'reference':
      return type.name;
    case 'array': {
      const item = printItem(type.items);
      // Long items aren't spelled out twice.
      return type.nonEmpty && item.length <= shortItem
        ? `[${item}, ...${item}[]]`
        : `${item}[]`;
    }
    case 'tuple': {
      const items = type.items.map((item, index) =>
        index < type.required ? print(item) : `${printItem(item)}?`,
      );
      return `[${items.join(', ')}]`;
    }
    case 'object': {
      const keys = type.properties.map(property => {
        const { description, name, required } = property;
        const key = /^[\w$]+$/.test(name) ? name : printInLine(name);
        return `${comment(description)}${key}${required ? '' : '?'}: ${print(property.type)}`;
      });
      const others = type.others && `[name: string]: ${print(type.others)}`;
      const all = [...keys, ...(others === undefined ? [] : [others])];
      return all.length === 0
        ? '{}'
        : `{ ${all.join(withComments ? ';\n' : '; ')} }`;
    }
    case 'record':
      return `Partial<Record<${type.keys.map(printInLine).join(' | ')}, ${print(type.values)}>>`;
    case 'union':
      return mergeBooleans(
        type.members.map(
          ({ type, description }) => `${comment(description)}| ${print(type)}`,
        ),
      )
        .join(withComments ? '\n' : ' ')
        .replace(/^\| /, '');
    case 'intersection':
      return type.members
        .map(member =>
          member.kind === 'union' ? `(${print(member)})` : print(member),
        )
        .join(' & ');
  }
}

/** Each member of a union once, and `boolean` for `true` and `false`. */
function mergeBooleans(members: readonly string[]): string[] {
  const unique = [...new Set(members)];
  const booleans = ['| true', '| false'];
  return booleans.every(value => unique.includes(value))
    ? ['| boolean', ...unique.filter(value => !booleans.includes(value))]
    : unique;
}

/** As many words as fit into a line of a comment, so that a column of text shows it without scrolling. */
const commentLine = /\S{67,}|\S.{0,65}(?=\s|$)/g;

function printComment(description: string): string {
  const lines = description
    .replaceAll('*/', '*\\/')
    .split('\n')
    .flatMap(line => line.match(commentLine) ?? ['']);
  return lines.length === 1
    ? `/** ${lines.join('')} */\n`
    : `/**\n${lines.map(line => ` * ${line}\n`).join('')} */\n`;
}

/** From how many members on a union is cut, and what is left of it then. */
const longUnion = { from: 7, shown: 3 };

/**
 * The types of an option on one line, for the table: objects are only named, since their properties
 * have rows of their own, and long unions are cut, since the whole type stands above.
 */
export function printTableType(types: readonly OptionType[]): string {
  return printType(shorten(unionOf(types)));
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
  const items = all.flatMap(type => (type.kind === 'array' ? type.items : []));
  const members: OptionType[] =
    items.length < 2
      ? all
      : [
          { kind: 'array', items: unionOf(items), nonEmpty: false },
          ...all.filter(({ kind }) => kind !== 'array'),
        ];
  const unique = new Map<string, UnionMember>(
    members.map(type => [printType(type), { type }]),
  );
  const [first, ...others] = unique.values();
  return first && others.length === 0
    ? first.type
    : { kind: 'union', members: [...unique.values()] };
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

function isLong({ members }: OptionTypeOf<'union'>): boolean {
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
