/** A rule's options as a type: what its JSON schema says, in the terms of TypeScript. */
export type OptionType =
  | ArrayType
  | IntersectionType
  | LiteralType
  | ObjectType
  | PrimitiveType
  | RecordType
  | ReferenceType
  | TupleType
  | UnionType;

/** A type with a single value. */
export interface LiteralType {
  kind: 'literal';
  value: boolean | number | string | null;
}

/** Any value of a kind. */
export interface PrimitiveType {
  kind: 'primitive';
  /** The last two mean types that are not spelled out. */
  name: 'boolean' | 'number' | 'string' | 'object' | '…';
}

/** Any number of items of one type. */
export interface ArrayType {
  kind: 'array';
  items: OptionType;
  /** At least one item. */
  nonEmpty: boolean;
}

/** Items that each have a type, in this order. */
export interface TupleType {
  kind: 'tuple';
  items: OptionType[];
  /** How many items there must be; the others may be left out. */
  required: number;
}

/** An object with keys of certain names. */
export interface ObjectType {
  kind: 'object';
  properties: Property[];
  /** The type of all other keys; absent if there can't be any. */
  others?: OptionType;
}

/** A key of an object, and what it holds. */
export interface Property {
  name: string;
  type: OptionType;
  required: boolean;
  description?: string;
  /** The value that ESLint adds when the object doesn't have the property. */
  default?: unknown;
}

/** An object whose keys, none of them required, all hold the same. */
export interface RecordType {
  kind: 'record';
  keys: string[];
  values: OptionType;
}

/** One of several types. */
export interface UnionType {
  kind: 'union';
  members: UnionMember[];
}

/** A type that a value may have, and what the schema says about it. */
export interface UnionMember {
  type: OptionType;
  description?: string;
}

/** All of several types at once. */
export interface IntersectionType {
  kind: 'intersection';
  members: OptionType[];
}

/** A type that is shown under a name of its own. */
export interface ReferenceType {
  kind: 'reference';
  name: string;
  target: OptionType;
}

/** The type that a name refers to, or the type itself. */
export function resolved(type: OptionType): Exclude<OptionType, ReferenceType> {
  return type.kind === 'reference' ? resolved(type.target) : type;
}

/** The types directly inside a type. */
export function partsOf(type: OptionType): OptionType[] {
  switch (type.kind) {
    case 'literal':
    case 'primitive':
      return [];
    case 'array':
      return [type.items];
    case 'tuple':
      return type.items;
    case 'object':
      return [
        ...type.properties.map(property => property.type),
        ...(type.others ? [type.others] : []),
      ];
    case 'record':
      return [type.values];
    case 'union':
      return type.members.map(member => member.type);
    case 'intersection':
      return type.members;
    case 'reference':
      return [type.target];
  }
}

/** The single values that types allow, also as one of several. */
export function literalsIn(
  types: readonly OptionType[],
): LiteralType['value'][] {
  return types.flatMap(type => {
    const target = resolved(type);
    switch (target.kind) {
      case 'literal':
        return [target.value];
      case 'union':
        return literalsIn(target.members.map(member => member.type));
      default:
        return [];
    }
  });
}
