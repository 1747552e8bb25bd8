/** The part of JSON Schema 4 that the rules of the plugin use. */
export interface JsonSchema {
  $defs?: Record<string, JsonSchema>;
  $ref?: string;
  additionalItems?: false;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  default?: unknown;
  description?: string;
  enum?: (boolean | number | string | null)[];
  items?: JsonSchema | JsonSchema[];
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
 * Checks that a schema has no keyword that would be silently lost.
 *
 * @param place where the schema is from, for the error
 * @throws naming the place and the keyword.
 */
export function checkKeywords(schema: JsonSchema, place: string): void {
  for (const keyword of Object.keys(schema)) {
    if (!translated.has(keyword) && !untranslatable.has(keyword)) {
      throw new Error(
        `${place}: the JSON schema has the keyword "${keyword}". Teach plugins/rules/anatomy/options/readSchema.ts what it means.`,
      );
    }
  }
}
