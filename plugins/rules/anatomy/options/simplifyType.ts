import {
  type ObjectType,
  type OptionType,
  type Property,
  resolved,
  type UnionType,
} from './optionType';
import { printType } from './printType';

/** From how many keys on an object whose keys all hold the same is shown as a record. */
const recordSize = 6;

/** How many objects have to have how many properties in common, to be shown with these apart. */
const sharing = { objects: 3, properties: 3 };

/** An object with many keys that all hold the same, in fewer words. */
export function asRecord(type: ObjectType): OptionType {
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
export function withSharedPropertiesApart(type: UnionType): OptionType {
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
