/** A JSON schema, as far as completions need it. Rules write theirs in many ways. */
export type Schema = Readonly<Record<string, unknown>>;

/** Most references that are followed from one place: schemas may go round in circles. */
const maxDepth = 12;

/** The schemas of a place in a value. @param path names of properties and numbers of elements, from the root down */
export function schemasAt(
  root: unknown,
  path: readonly (number | string)[],
): Schema[] {
  return path.reduce(
    (schemas, segment) =>
      schemas.flatMap(schema =>
        childSchemas(schema, segment).flatMap(child => variants(root, child)),
      ),
    variants(root, root),
  );
}

/** The single values that a schema lists. */
export function allowedValues(schema: Schema): unknown[] {
  if (Array.isArray(schema.enum)) {
    return schema.enum as unknown[];
  }
  return schema.type === 'boolean' ? [true, false] : [];
}

/** A schema, with the references and alternatives that it leads to. */
function variants(root: unknown, schema: unknown, depth = 0): Schema[] {
  const { $ref, anyOf, oneOf } = asObject(schema);
  if (depth > maxDepth || typeof schema !== 'object' || schema === null) {
    return [];
  }
  const parts = [anyOf, oneOf].flatMap(listOf);
  if (typeof $ref === 'string') {
    parts.push(resolve(root, $ref));
  }
  return [
    asObject(schema),
    ...parts.flatMap(part => variants(root, part, depth + 1)),
  ];
}

function childSchemas(schema: Schema, segment: number | string): unknown[] {
  if (typeof segment === 'number') {
    const { items, additionalItems } = schema;
    return Array.isArray(items)
      ? [(items as unknown[])[segment] ?? additionalItems]
      : [items];
  }
  const properties = asObject(schema.properties);
  return [
    Object.hasOwn(properties, segment)
      ? properties[segment]
      : schema.additionalProperties,
  ];
}

/** The schema that a reference leads to: `#/$defs/name` or `#/items/0/$defs/name`. */
export function resolve(root: unknown, reference: string): unknown {
  return reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter(segment => segment !== '')
    .reduce<unknown>(
      (value, segment) =>
        Array.isArray(value)
          ? (value as unknown[])[Number(segment)]
          : asObject(value)[segment],
      root,
    );
}

/** The elements of what should be a list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** A schema as it can be looked into; an empty one for what is none. */
export function asObject(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}
