import {
  type OptionType,
  resolved,
} from '../../rules/anatomy/options/optionType';

/** What a value in a rule's options may be, with all alternatives laid on top of each other. */
interface OptionNode {
  properties: Map<string, OptionNode>;
  /** Values of keys that the rule does not name. */
  otherKeys?: OptionNode;
  /** Elements of a list that have a place of their own. */
  places: OptionNode[];
  /** Any other element of a list. */
  items?: OptionNode;
  /** The values of an enum, as JSON. */
  values: Set<string>;
}

/**
 * Names all that can be set in a rule's options: each property, at every level, as `filter.regex`;
 * each value of an enum as `default: "array"`. `[1]` is the second option, `[]` an element of a
 * list, `*` a key that the reader chooses.
 *
 * @param type see `readSchema`
 */
export function listSettings(type: OptionType): string[] {
  return [...new Set(settingsIn(treeOf(type)))];
}

/** Names those that options set. */
export function listUsedSettings(
  type: OptionType,
  options: readonly unknown[],
): string[] {
  return [...new Set(usedSettingsIn(treeOf(type), options))];
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

function treeOf(type: OptionType): OptionNode {
  const node = createNode();
  addType(node, type);
  return node;
}

function createNode(): OptionNode {
  return { properties: new Map(), places: [], values: new Set() };
}

/** Adds an alternative to what a value may be. */
function addType(node: OptionNode, type: OptionType): void {
  const target = resolved(type);
  switch (target.kind) {
    case 'primitive':
      break;
    case 'literal':
      // "Nothing" is a type of value like string, and no choice to show.
      if (target.value !== null) {
        node.values.add(JSON.stringify(target.value));
      }
      break;
    case 'array':
      addType((node.items ??= createNode()), target.items);
      break;
    case 'tuple':
      for (const [place, item] of target.items.entries()) {
        addType((node.places[place] ??= createNode()), item);
      }
      break;
    case 'object':
      for (const { name, type: value } of target.properties) {
        addType(keyOf(node, name), value);
      }
      if (target.others) {
        addType((node.otherKeys ??= createNode()), target.others);
      }
      break;
    case 'record':
      for (const name of target.keys) {
        addType(keyOf(node, name), target.values);
      }
      break;
    case 'union':
      target.members.forEach(member => {
        addType(node, member.type);
      });
      break;
    case 'intersection':
      target.members.forEach(member => {
        addType(node, member);
      });
  }
}

function keyOf(node: OptionNode, name: string): OptionNode {
  const key = node.properties.get(name) ?? createNode();
  node.properties.set(name, key);
  return key;
}
