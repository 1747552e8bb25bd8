import {
  isKind,
  type Item,
  listOf,
  type Member,
  memberOf,
  objectOf,
  type PackageValue,
  setProperty,
  type Value,
} from './values';

/** A call in a module. */
export interface Call {
  callee: Value;
  /** The object whose method is called. */
  object: Value;
  /** The callee as it is written. */
  code: string;
  items: readonly Item[];
}

/** What functions return that configs use, by the names of packages and of what is in them. */
const functions: Readonly<Record<string, (items: readonly Item[]) => Value>> = {
  'typescript-eslint config': items => listOf(flatten(items)),
  'eslint/config defineConfig': items => listOf(flatten(items)),
  'eslint/config globalIgnores': toMember('ignores'),
  'eslint-define-config defineConfig': first,
  'eslint-define-config defineFlatConfig': first,
  '@eslint/compat fixupConfigRules': first,
  '@eslint/compat fixupPluginRules': first,
  '@eslint/eslintrc FlatCompat': () => compat,
  '@eslint/eslintrc compat.config': first,
  '@eslint/eslintrc compat.env': toMember('env'),
  '@eslint/eslintrc compat.extends': toList('extends'),
  '@eslint/eslintrc compat.plugins': toList('plugins'),
  'path dirname': first,
  'path join': joinPaths,
  'path resolve': joinPaths,
  'url fileURLToPath': first,
};

/** The same for what is there without an import. */
const globalFunctions: typeof functions = {
  'Object.assign': assign,
  'Object.freeze': first,
  'process.cwd': () => '.',
  require: ([name]) =>
    typeof name?.value === 'string'
      ? { kind: 'package', name: name.value, path: [] }
      : undefined,
  'require.resolve': first,
  URL: first,
};

const compat: PackageValue = {
  kind: 'package',
  name: '@eslint/eslintrc',
  path: ['compat'],
};

/** @returns what a call returns; `undefined` where that is not known */
export function callKnown({ callee, code, items, object }: Call): Value {
  if (isKind(callee, 'package')) {
    const path = callee.path.filter(name => name !== 'default').join('.');
    const name = callee.name.replace(/^node:/, '');
    return functions[`${name} ${path}`]?.(items);
  }
  if (isKind(object, 'list')) {
    switch (/\.(\w+)$/.exec(code)?.[1]) {
      case 'concat':
        return listOf([...object.items, ...flatten(items)]);
      case 'filter':
        return items[0]?.source.code === 'Boolean' ? object : undefined;
      case 'flat':
        return listOf(flatten(object.items));
    }
  }
  return Object.hasOwn(globalFunctions, code)
    ? globalFunctions[code]?.(items)
    : undefined;
}

function first(items: readonly Item[]): Value {
  return items[0]?.value;
}

/** Lists among the arguments of such functions count as their elements. */
function flatten(items: readonly Item[]): Item[] {
  return items.flatMap(item =>
    isKind(item.value, 'list') ? flatten(item.value.items) : [item],
  );
}

function toMember(name: string): (items: readonly Item[]) => Value {
  return ([item]) =>
    item && objectOf([memberOf(name, item.value, item.source)]);
}

function toList(name: string): (items: readonly Item[]) => Value {
  return items => {
    const [item] = items;
    return item && objectOf([memberOf(name, listOf([...items]), item.source)]);
  };
}

/** Relative to the module's folder, which is `.` here. */
function joinPaths(items: readonly Item[]): Value {
  const names = items.map(({ value }) => value);
  if (!names.every(name => typeof name === 'string')) {
    return undefined;
  }
  const parts = names
    .join('/')
    .split('/')
    .filter(part => part !== '.' && part !== '');
  return parts.length === 0 ? '.' : `./${parts.join('/')}`;
}

/** As `Object.assign`, for objects of which everything is known. */
function assign(items: readonly Item[]): Value {
  const [target, ...sources] = items.map(({ value }) => value);
  if (
    !isKind(target, 'object') ||
    !sources.every(source => isKind(source, 'object'))
  ) {
    return undefined;
  }
  sources
    .flatMap(source => (isKind(source, 'object') ? source.members : []))
    .forEach((member: Member) => {
      setProperty(target, member);
    });
  return target;
}
