import {
  type ArrayType,
  type OptionType,
  resolved,
  type UnionType,
  withParts,
} from './optionType';
import { printType } from './printType';

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
    default:
      return withParts(target, shorten);
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
