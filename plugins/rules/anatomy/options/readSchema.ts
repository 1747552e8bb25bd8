import { checkKeywords, type JsonSchema } from '../../../packages/jsonSchema';
import { type OnUnknown, refuseUnknown } from '../../../packages/unknown';
import {
  type OptionType,
  type OptionTypeOf,
  type Property,
  resolved,
  type UnionMember,
} from './optionType';
import { printType } from './printType';

/**
 * Reads a rule's options as a type, in as few words as a person would use: the list of what may follow the
 * severity in a config.
 *
 * @param place the rule's name, for what is not understood
 * @throws when the schema refers to a definition that isn't there and, unless `onUnknown` is given, when
 *   it uses what this doesn't know.
 */
export function readSchema(
  schema: JsonSchema,
  place: string,
  onUnknown: OnUnknown = refuseUnknown,
): OptionType {
  return new SchemaReader(schema, place, onUnknown).read(schema);
}

const unknownType: OptionType = { kind: 'primitive', name: '…' };

class SchemaReader {
  readonly #root: JsonSchema;
  readonly #place: string;
  readonly #onUnknown: OnUnknown;
  readonly #definitions = new Map<string, OptionType>();
  /** What the schema refers to, as often as it does. */
  readonly #references: readonly string[];
  /** References that are being read, to notice a schema that is part of itself. */
  readonly #open = new Set<string>();

  constructor(root: JsonSchema, place: string, onUnknown: OnUnknown) {
    this.#root = root;
    this.#place = place;
    this.#onUnknown = onUnknown;
    this.#references = Array.from(
      JSON.stringify(root).matchAll(/"\$ref":"([^"]*)"/g),
      ([, ref = '']) => ref,
    );
  }

  read(schema: JsonSchema): OptionType {
    checkKeywords(schema, this.#place, this.#onUnknown);
    const { $ref, enum: values, items, properties } = schema;
    const alternatives = [schema.oneOf, schema.anyOf].filter(saysWhatThereIs);
    const ways = [$ref, values, items, properties, ...alternatives];
    if (ways.filter(way => way !== undefined).length > 1) {
      this.#refuse('says in several ways at once what it is', schema);
    }
    if ($ref !== undefined) {
      return this.#definition($ref);
    }
    if (alternatives[0]) {
      return this.#union(alternatives[0]);
    }
    if (values) {
      return union(values.map(value => ({ type: { kind: 'literal', value } })));
    }
    switch (schema.type) {
      case 'array':
        return this.#list(schema);
      case 'object':
        return this.#object(schema);
      case 'null':
        return { kind: 'literal', value: null };
      case 'integer':
        return { kind: 'primitive', name: 'number' };
      case 'boolean':
      case 'number':
      case 'string':
        return { kind: 'primitive', name: schema.type };
      default:
        return this.#refuse('has no type that is known here', schema);
    }
  }

  #refuse(problem: string, part: JsonSchema): OptionType {
    this.#onUnknown(
      `${this.#place}: part of the JSON schema ${problem}: ${JSON.stringify(part)}. Teach plugins/rules/anatomy/options/readSchema.ts to read it.`,
    );
    return unknownType;
  }

  #definition(ref: string): OptionType {
    const known = this.#definitions.get(ref);
    if (known) {
      return known;
    }
    if (this.#open.has(ref)) {
      return this.#refuse('is part of itself', { $ref: ref });
    }
    const path = ref.replace(/^#\//, '').split('/');
    const target = path.reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[key]
          : undefined,
      this.#root,
    );
    if (target === undefined) {
      throw new Error(`${this.#place}: the JSON schema has no "${ref}".`);
    }
    this.#open.add(ref);
    const type = this.read(target as JsonSchema);
    const uses = this.#references.filter(other => other === ref).length;
    // A name that is used once makes the reader jump for nothing.
    const definition: OptionType =
      uses === 1
        ? type
        : {
            kind: 'reference',
            name: typeName(path.at(-1) ?? ref),
            target: type,
          };
    this.#open.delete(ref);
    this.#definitions.set(ref, definition);
    return definition;
  }

  #union(alternatives: readonly JsonSchema[]): OptionType {
    const type = union(
      alternatives.map(alternative => ({
        type: this.read(alternative),
        description: alternative.description,
      })),
    );
    return type.kind === 'union' ? withSharedPropertiesApart(type) : type;
  }

  #list({ items = [], minItems = 0 }: JsonSchema): OptionType {
    return Array.isArray(items)
      ? {
          kind: 'tuple',
          items: items.map(item => this.read(item)),
          required: minItems,
        }
      : { kind: 'array', items: this.read(items), nonEmpty: minItems > 0 };
  }

  #object({
    additionalProperties,
    properties = {},
    required = [],
  }: JsonSchema): OptionType {
    return asRecord({
      kind: 'object',
      properties: Object.entries(properties).map(([name, schema]) => ({
        name,
        type: this.read(schema),
        required: required.includes(name),
        description: schema.description,
        default: schema.default,
      })),
      // Where the schema does not forbid further properties, the rule has no use for them either.
      ...(typeof additionalProperties === 'object' && {
        others: this.read(additionalProperties),
      }),
    });
  }
}

/** Whether alternatives are more than which keys of an object have to be there, which types don't show. */
function saysWhatThereIs(
  alternatives: readonly JsonSchema[] | undefined,
): alternatives is readonly JsonSchema[] {
  return (
    alternatives?.some(one => Object.keys(one).join() !== 'required') ?? false
  );
}

/** A union without unions in it that say nothing of their own, or the member itself if it is one. */
function union(members: readonly UnionMember[]): OptionType {
  const flat = members.flatMap(({ type, description }) =>
    type.kind === 'union'
      ? type.members.map(member => ({
          ...member,
          description: member.description ?? description,
        }))
      : [{ type, description }],
  );
  const [only, ...others] = flat;
  return only && others.length === 0 && only.description === undefined
    ? only.type
    : { kind: 'union', members: flat };
}

/** `directiveConfigSchema` as the name of a type. */
function typeName(definition: string): string {
  return definition.charAt(0).toUpperCase() + definition.slice(1);
}

/** From how many keys on an object whose keys all hold the same is shown as a record. */
const recordSize = 6;

/** How many objects have to have how many properties in common, to be shown with these apart. */
const sharing = { objects: 3, properties: 3 };

/** An object with many keys that all hold the same, in fewer words. */
function asRecord(type: OptionTypeOf<'object'>): OptionType {
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
function withSharedPropertiesApart(type: OptionTypeOf<'union'>): OptionType {
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
  return `${String(required)} ${printType(type, true)} ${String(description)}`;
}
