import type { OnUnknown } from './unknown';

/** The part of JSON Schema 4 that the rules of the plugin use. */
export interface JsonSchema {
  $defs?: Record<string, JsonSchema>;
  $ref?: string;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  default?: unknown;
  description?: string;
  enum?: (boolean | number | string | null)[];
  items?: JsonSchema | JsonSchema[];
  maxItems?: number;
  minItems?: number;
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  type?: JsonSchemaType;
}

type JsonSchemaType =
  'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** Keywords that the types of options are made from. */
const translated = new Set([
  '$defs',
  '$ref',
  'additionalItems',
  'additionalProperties',
  'anyOf',
  'default',
  // Where rules of ESLint's core keep their `$defs`.
  'definitions',
  'description',
  'enum',
  'items',
  'minItems',
  'oneOf',
  'properties',
  'required',
  'type',
]);

/** Keywords that only say which of a type's values are good: TypeScript has no words for them. */
const untranslatable = new Set([
  'maxItems',
  'minimum',
  'minLength',
  'not',
  'pattern',
  'uniqueItems',
]);

/**
 * A rule's `meta.schema` as one schema for the list of what follows the severity in a config. ESLint
 * makes the same of a list that has a schema for each option, and resolves each `$ref` from there.
 */
export function asListSchema(
  schema: JsonSchema | readonly JsonSchema[],
): JsonSchema {
  return isList(schema)
    ? {
        type: 'array',
        items: [...schema],
        minItems: 0,
        maxItems: schema.length,
      }
    : schema;
}

function isList(
  schema: JsonSchema | readonly JsonSchema[],
): schema is readonly JsonSchema[] {
  return Array.isArray(schema);
}

/** Reports the keywords of a schema that would be silently lost. */
export function checkKeywords(
  schema: JsonSchema,
  place: string,
  onUnknown: OnUnknown,
): void {
  for (const keyword of Object.keys(schema)) {
    if (!translated.has(keyword) && !untranslatable.has(keyword)) {
      onUnknown(
        `${place}: the JSON schema has the keyword "${keyword}". Teach plugins/rules/anatomy/options/readSchema.ts what it means.`,
      );
    }
  }
}

type Schemas = JsonSchema | readonly JsonSchema[];

/**
 * A rule's `meta.schema` in the words of today's versions of the plugin. Up to 5.x, some rules used keywords
 * of later drafts of JSON Schema, which ESLint passed over: `prefixItems` for a list with a schema for each
 * place, `const` for an only value. Some leave out that what has properties is an object, and one has an
 * object with the places' numbers instead of a list.
 */
export function modernizeSchema(schema: Schemas): Schemas {
  const isNumbered =
    Object.keys(schema).length > 0 &&
    Object.keys(schema).every(key => /^\d+$/.test(key));
  return modernize(isNumbered ? Object.values(schema) : schema) as Schemas;
}

/** Keywords whose values have schemas by names that people chose. */
const namedSchemas = new Set(['$defs', 'definitions', 'properties']);

function modernize(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(modernize);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const modern: Record<string, unknown> = {};
  for (const [keyword, each] of Object.entries(value)) {
    if (keyword === 'const') {
      modern.enum = [each];
    } else if (namedSchemas.has(keyword)) {
      modern[keyword] = Object.fromEntries(
        Object.entries(each as object).map(([name, schema]) => [
          name,
          modernize(schema),
        ]),
      );
    } else {
      modern[keyword === 'prefixItems' ? 'items' : keyword] = modernize(each);
    }
  }
  return 'properties' in modern && !('type' in modern)
    ? { ...modern, type: 'object' }
    : modern;
}
