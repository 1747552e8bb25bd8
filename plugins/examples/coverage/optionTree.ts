/** What a value in a rule's options may be, with all alternatives of the schema laid on top of each other. */
interface OptionNode {
  properties: Map<string, OptionNode>;
  /** Values of keys that the schema does not name. */
  otherKeys?: OptionNode;
  /** Elements of a list that have a place of their own. */
  places: OptionNode[];
  /** Any other element of a list. */
  items?: OptionNode;
  /** The values of an enum, as JSON. */
  values: Set<string>;
}

/** The keywords of JSON Schema that say which values an option allows. */
export interface Schema {
  $ref?: string;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  items?: Schema | readonly Schema[];
  additionalItems?: Schema | boolean;
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
}

/** A schema of all options, or a list of one for each. */
export type RuleSchema = Schema | readonly Schema[];

/**
 * Names all that can be set in a rule's options: each property, at every level, as `filter.regex`;
 * each value of an enum as `default: "array"`. `[1]` is the second option, `[]` an element of a
 * list, `*` a key that the reader chooses.
 */
export function listSettings(schema: RuleSchema): string[] {
  return [...new Set(settingsIn(treeOf(schema)))];
}

/** Names those that options set. */
export function listUsedSettings(
  schema: RuleSchema,
  options: readonly unknown[],
): string[] {
  return [...new Set(usedSettingsIn(treeOf(schema), options))];
}

/** Whether a setting that `listSettings` names is a value, and not a property. */
export function isValue(setting: string): boolean {
  return setting.endsWith('"') || optionOf(setting) !== undefined;
}

/** The option of a value: `default` for `default: "array"`, and the empty string for a value that stands alone. */
export function optionOf(setting: string): string | undefined {
  const [, option, value] = /^(?:(.*?): )?([^:]+|".*")$/s.exec(setting) ?? [];
  return option ?? (value?.startsWith('"') ? '' : undefined);
}

function* settingsIn(node: OptionNode, path = ''): Generator<string> {
  for (const value of node.values) {
    yield nameOfValue(path, value);
  }
  for (const [key, child] of node.properties) {
    yield join(path, key);
    yield* settingsIn(child, join(path, key));
  }
  if (node.otherKeys) {
    yield join(path, '*');
    yield* settingsIn(node.otherKeys, join(path, '*'));
  }
  for (const [place, child] of node.places.entries()) {
    yield* settingsIn(child, path + nameOfPlace(node, place));
  }
  if (node.items) {
    yield* settingsIn(node.items, `${path}[]`);
  }
}

function* usedSettingsIn(
  node: OptionNode,
  value: unknown,
  path = '',
): Generator<string> {
  if (node.values.has(JSON.stringify(value))) {
    yield nameOfValue(path, JSON.stringify(value));
  }
  if (Array.isArray(value)) {
    for (const [place, element] of (value as unknown[]).entries()) {
      const own = node.places[place];
      const child = own ?? node.items;
      if (child) {
        const name = own ? nameOfPlace(node, place) : '[]';
        yield* usedSettingsIn(child, element, path + name);
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, element] of Object.entries(value)) {
      const own = node.properties.get(key);
      const child = own ?? node.otherKeys;
      if (child) {
        const name = join(path, own ? key : '*');
        yield name;
        yield* usedSettingsIn(child, element, name);
      }
    }
  }
}

/** A single option needs no number. */
function nameOfPlace({ places }: OptionNode, place: number): string {
  return places.length > 1 ? `[${String(place)}]` : '';
}

/** Whether a value stands alone or in a list makes no difference. */
function nameOfValue(path: string, value: string): string {
  const place = path.replace(/(?:\[\])+$/, '');
  return place === '' ? value : `${place}: ${value}`;
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function treeOf(schema: RuleSchema): OptionNode {
  // As ESLint does: a list of schemas is one for each option, and references start above it.
  const root = isSchema(schema) ? schema : { items: schema };
  const node = createNode();
  addSchema(node, root, { root, references: [] });
  return node;
}

function createNode(): OptionNode {
  return { properties: new Map(), places: [], values: new Set() };
}

interface Context {
  root: Schema;
  /** Those followed on the way here, so that a schema that refers to itself comes to an end. */
  references: readonly string[];
}

function addSchema(node: OptionNode, schema: Schema, context: Context): void {
  if (schema.$ref !== undefined) {
    addReference(node, schema.$ref, context);
  }
  for (const alternative of [
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ]) {
    addSchema(node, alternative, context);
  }
  for (const value of schema.enum ?? []) {
    node.values.add(JSON.stringify(value));
  }
  addLists(node, schema, context);
  addKeys(node, schema, context);
}

function addReference(
  node: OptionNode,
  reference: string,
  { root, references }: Context,
): void {
  if (!references.includes(reference)) {
    addSchema(node, resolve(root, reference), {
      root,
      references: [...references, reference],
    });
  }
}

/** @throws when a schema refers to something that is not there. */
function resolve(root: Schema, reference: string): Schema {
  const target = reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter(key => key !== '')
    .reduce<unknown>(
      (parent, key) =>
        (parent as Record<string, unknown> | undefined)?.[
          decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
        ],
      root,
    );
  if (target === undefined) {
    throw new Error(`The schema has nothing at "${reference}".`);
  }
  return target as Schema;
}

function addLists(
  node: OptionNode,
  { items, additionalItems }: Schema,
  context: Context,
): void {
  if (items && !isSchema(items)) {
    for (const [place, schema] of items.entries()) {
      const child = (node.places[place] ??= createNode());
      addSchema(child, schema, context);
    }
  }
  for (const schema of [items, additionalItems]) {
    if (isSchema(schema)) {
      node.items ??= createNode();
      addSchema(node.items, schema, context);
    }
  }
}

function addKeys(
  node: OptionNode,
  { properties, patternProperties, additionalProperties }: Schema,
  context: Context,
): void {
  for (const [key, schema] of Object.entries(properties ?? {})) {
    const child = node.properties.get(key) ?? createNode();
    node.properties.set(key, child);
    addSchema(child, schema, context);
  }
  for (const schema of [
    ...Object.values(patternProperties ?? {}),
    additionalProperties,
  ]) {
    if (isSchema(schema)) {
      node.otherKeys ??= createNode();
      addSchema(node.otherKeys, schema, context);
    }
  }
}

/** A schema may be `true` or `false` for anything or nothing; a list has one for each place. */
function isSchema(schema: RuleSchema | boolean | undefined): schema is Schema {
  return typeof schema === 'object' && !Array.isArray(schema);
}
