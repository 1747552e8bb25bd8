import {
  type ObjectType,
  type OptionType,
  partsOf,
  type Property,
  resolved,
  type UnionType,
  withParts,
} from './optionType';
import { printType } from './printType';

/** From how many keys on an object whose keys all hold the same is shown as a record. */
const recordSize = 6;

/** How many objects have to have how many properties in common, to be shown with these apart. */
const sharing = { objects: 3, properties: 3 };

/** Says the same in fewer words, so that a person can read it. */
export function simplifyType(type: OptionType): OptionType {
  return shorten(inlineSingleUses(type));
}

/** A name that is used once makes the reader jump for nothing. */
function inlineSingleUses(type: OptionType): OptionType {
  const uses = new Map<OptionType, number>();
  const count = (part: OptionType): void => {
    const before = uses.get(part) ?? 0;
    uses.set(part, before + 1);
    // A named type is printed once, however often its name is used.
    if (part.kind !== 'reference' || before === 0) {
      partsOf(part).forEach(count);
    }
  };
  count(type);
  const inline = memoized((part: OptionType): OptionType =>
    part.kind === 'reference' && uses.get(part) === 1
      ? inline(part.target)
      : withParts(part, inline),
  );
  return inline(type);
}

function shorten(root: OptionType): OptionType {
  const visit = memoized((type: OptionType): OptionType => {
    const inner = withParts(type, visit);
    switch (inner.kind) {
      case 'object':
        return asRecord(inner);
      case 'union':
        return withSharedPropertiesApart(inner);
      default:
        return inner;
    }
  });
  return visit(root);
}

/** One result for one argument: a type that is used in two places stays one type. */
function memoized(
  change: (type: OptionType) => OptionType,
): (type: OptionType) => OptionType {
  const results = new Map<OptionType, OptionType>();
  return type => {
    const result = results.get(type) ?? change(type);
    results.set(type, result);
    return result;
  };
}

function asRecord(type: ObjectType): OptionType {
  const [first, ...others] = type.properties;
  return first &&
    resolved(first.type).kind === 'object' &&
    !type.others &&
    type.properties.length >= recordSize &&
    others.every(other => printProperty(other) === printProperty(first))
    ? {
        kind: 'record',
        keys: type.properties.map(property => property.name),
        values: first.type,
      }
    : type;
}

/** `{ a; b; c; x } | { a; b; c; y } | { a; b; c; z }` as `Shared & ({ x } | { y } | { z })`. */
function withSharedPropertiesApart(type: UnionType): OptionType {
  const objects = type.members.flatMap(member =>
    member.type.kind === 'object' && !member.type.others ? [member.type] : [],
  );
  const [first] = objects;
  const shared = first?.properties.filter(property =>
    objects.every(object => object.properties.some(equals(property))),
  );
  if (
    !shared ||
    objects.length < type.members.length ||
    objects.length < sharing.objects ||
    shared.length < sharing.properties
  ) {
    return type;
  }
  return {
    kind: 'intersection',
    members: [
      {
        kind: 'reference',
        name: 'Shared',
        target: { kind: 'object', properties: shared },
      },
      {
        kind: 'union',
        members: objects.map(object => ({
          type: {
            kind: 'object',
            properties: object.properties.filter(
              property => !shared.some(equals(property)),
            ),
          },
        })),
      },
    ],
  };
}

function equals(property: Property): (other: Property) => boolean {
  return other =>
    other.name === property.name &&
    printProperty(other) === printProperty(property);
}

/** Everything about a property except its name, as text. */
function printProperty({ type, required, description }: Property): string {
  return `${String(required)} ${printType(type, { comments: true })} ${String(description)}`;
}
