/** A rule's options as a type: what its JSON schema says, in the terms of TypeScript. */
export type OptionType =
  | { kind: 'literal'; value: boolean | number | string | null }
  // The last two mean types that are not spelled out.
  | {
      kind: 'primitive';
      name: 'boolean' | 'number' | 'string' | 'object' | '…';
    }
  | { kind: 'array'; items: OptionType; nonEmpty: boolean }
  // Items that each have a type, in this order; those after the required ones may be left out.
  | { kind: 'tuple'; items: OptionType[]; required: number }
  // `others` is the type of all other keys, if there can be any.
  | { kind: 'object'; properties: Property[]; others?: OptionType }
  // An object whose keys, none of them required, all hold the same.
  | { kind: 'record'; keys: string[]; values: OptionType }
  | { kind: 'union'; members: UnionMember[] }
  | { kind: 'intersection'; members: OptionType[] }
  // A type that is shown under a name of its own.
  | { kind: 'reference'; name: string; target: OptionType };

export type OptionTypeOf<Kind extends OptionType['kind']> = Extract<
  OptionType,
  { kind: Kind }
>;

export interface Property extends UnionMember {
  name: string;
  required: boolean;
  /** The value that ESLint adds when the object doesn't have the property. */
  default?: unknown;
}

/** A type, and what the schema says about it. */
export interface UnionMember {
  type: OptionType;
  description?: string;
}

/** The type that a name refers to, or the type itself. */
export function resolved(
  type: OptionType,
): Exclude<OptionType, { kind: 'reference' }> {
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
