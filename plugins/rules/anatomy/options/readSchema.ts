import { checkKeywords, type JsonSchema } from './jsonSchema';
import type { ObjectType, OptionType, UnionMember } from './optionType';

/**
 * Reads a rule's `meta.schema` as a type: the list of what may follow the severity in a config.
 *
 * @param schema one schema for the whole list, or one for each option
 * @param place the rule's name, for errors
 * @throws when the schema uses what this does not know, or refers to a definition that isn't there.
 */
export function readSchema(
  schema: JsonSchema | readonly JsonSchema[],
  place: string,
): OptionType {
  // ESLint validates against this; `$ref` is resolved from here.
  const root: JsonSchema = isList(schema)
    ? { type: 'array', items: [...schema] }
    : schema;
  return new SchemaReader(root, place).read(root);
}

function isList(
  schema: JsonSchema | readonly JsonSchema[],
): schema is readonly JsonSchema[] {
  return Array.isArray(schema);
}

class SchemaReader {
  readonly #root: JsonSchema;
  readonly #place: string;
  readonly #definitions = new Map<string, OptionType>();

  constructor(root: JsonSchema, place: string) {
    this.#root = root;
    this.#place = place;
  }

  read(schema: JsonSchema): OptionType {
    checkKeywords(schema, this.#place);
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (schema.$ref !== undefined) {
      return this.#definition(schema.$ref);
    }
    if (alternatives) {
      return this.#union(alternatives);
    }
    if (schema.enum) {
      return union(
        schema.enum.map(value => ({ type: { kind: 'literal', value } })),
      );
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
      case undefined:
        throw new Error(
          `${this.#place}: part of the JSON schema has no type: ${JSON.stringify(schema)}`,
        );
      default:
        return { kind: 'primitive', name: schema.type };
    }
  }

  #definition(ref: string): OptionType {
    const known = this.#definitions.get(ref);
    if (known) {
      return known;
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
    const definition: OptionType = {
      kind: 'reference',
      name: typeName(path.at(-1) ?? ref),
      target: this.read(target as JsonSchema),
    };
    this.#definitions.set(ref, definition);
    return definition;
  }

  #union(alternatives: readonly JsonSchema[]): OptionType {
    return union(
      alternatives.map(alternative => ({
        type: this.read(alternative),
        description: alternative.description,
      })),
    );
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
  }: JsonSchema): ObjectType {
    return {
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
    };
  }
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
