import type { JsonSchema } from './jsonSchema';

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
