import { presetPrefix } from '../../linter/presets';
import { Commented } from '../../text/printJavaScript';
import { ownPlugin, pluginPackage } from '../packageNames';
import { foreignPresetAt } from '../presets/foreignPresets';
import { corePackage, limit } from '../presets/presetNames';

interface Call {
  callee: unknown;
  object: unknown;
  code: string;
  elements: readonly unknown[];
}

/** @param all the arguments, and comments between them */
type KnownFunction = (values: readonly unknown[], all: unknown[]) => unknown;

const first: KnownFunction = ([value]) => value;

const allInList: KnownFunction = (_values, all) => all;

/** What functions return that configs use, by the names of packages and of what is in them. */
const functions: Readonly<Record<string, KnownFunction>> = {
  'typescript-eslint config': allInList,
  'eslint/config defineConfig': allInList,
  'eslint/config globalIgnores': ([ignores]) => [{ ignores }],
  'eslint-define-config defineConfig': first,
  'eslint-define-config defineFlatConfig': first,
  '@eslint/compat fixupConfigRules': first,
  '@eslint/compat fixupPluginRules': first,
  '@eslint/eslintrc FlatCompat': () =>
    importOf({ package: '@eslint/eslintrc', path: ['compat'] }),
  '@eslint/eslintrc compat.config': ([config]) => [config],
  '@eslint/eslintrc compat.env': ([env]) => [{ env }],
  '@eslint/eslintrc compat.extends': names => [{ extends: names }],
  '@eslint/eslintrc compat.plugins': names => [{ plugins: names }],
  'path dirname': first,
  'path join': joinPaths,
  'path resolve': joinPaths,
  'url fileURLToPath': first,
};

const globalFunctions: typeof functions = {
  // For objects of which everything is known.
  'Object.assign': objects =>
    objects.every(isObject)
      ? (Object.assign(...(objects as [object, ...object[]])) as unknown)
      : undefined,
  'Object.freeze': first,
  [limit]: ([scope, configs]) =>
    !isObject(scope)
      ? undefined
      : Array.isArray(configs)
        ? configs.map(config =>
            isObject(config)
              ? { ...config, ...scope }
              : { ...scope, extends: [config] },
          )
        : [{ ...scope, extends: [configs] }],
  'process.cwd': () => '.',
  require: ([name]) =>
    typeof name === 'string'
      ? importOf({ package: name, path: [] })
      : undefined,
  'require.resolve': first,
  URL: first,
};

function importOf(imported: Import): NotData {
  return new NotData({ code: '', line: 1 }, { imported });
}

/** @returns what a call returns; `undefined` where that is not known */
export function callKnown({ callee, code, elements, object }: Call): unknown {
  const values = withoutComments(elements);
  const [argument] = values;
  if (callee instanceof NotData && callee.is.imported) {
    const path = pathOf(callee.is.imported).join('.');
    const name = callee.is.imported.package.replace(/^node:/, '');
    return functions[`${name} ${path}`]?.(values, [...elements]);
  }
  if (Array.isArray(object)) {
    switch (/\.(\w+)$/.exec(code)?.[1]) {
      case 'concat':
        return [...(object as unknown[]), ...elements.flat()];
      case 'filter':
        return argument instanceof NotData && argument.source.code === 'Boolean'
          ? object
          : undefined;
      case 'flat':
        return object.flat();
    }
  }
  return Object.hasOwn(globalFunctions, code)
    ? globalFunctions[code]?.(values, [...elements])
    : undefined;
}

/** Relative to the module's folder, which is `.` here. */
function joinPaths(names: readonly unknown[]): string | undefined {
  if (!names.every(name => typeof name === 'string')) {
    return undefined;
  }
  const parts = names
    .join('/')
    .split('/')
    .filter(part => part !== '.' && part !== '');
  return parts.length === 0 ? '.' : `./${parts.join('/')}`;
}

/** Packages with presets, and how an eslintrc config names these. */
const presetPrefixes = new Map([
  [corePackage, 'eslint:'],
  ['@typescript-eslint/eslint-plugin', presetPrefix],
  ['typescript-eslint', presetPrefix],
]);

/** Why something in a module is left out, as the end of a sentence; `undefined` if not because of a package. */
export function reasonAgainst({
  is: { imported },
}: NotData): string | undefined {
  if (imported === undefined || presetPrefixes.has(imported.package)) {
    return undefined;
  }
  const { package: name } = imported;
  return `it needs ${/^[./]/.test(name) ? `the file ${name}` : name}.`;
}

/** What an import is, in the words of an eslintrc config; `undefined` for what isn't imported. */
export function meaningOf(value: unknown) {
  const imported = value instanceof NotData ? value.is.imported : undefined;
  if (imported === undefined) {
    return undefined;
  }
  const { package: name } = imported;
  const path = pathOf(imported);
  const [first, ...rest] = path;
  const inOverride = path.slice(-3).join('.') === 'overrides.0.rules';
  const isOfPlugin = name === pluginPackage(ownPlugin);
  return {
    preset: presetAt(name, path),
    // The preset whose rules it is: `configs.recommended.rules`.
    rulesOf:
      path.at(-1) === 'rules'
        ? presetAt(name, path.slice(0, inOverride ? -3 : -1))
        : undefined,
    // Or the package which can be one.
    plugin:
      (isOfPlugin && path.length === 0) ||
      (name === 'typescript-eslint' && path.join('.') === 'plugin')
        ? ownPlugin
        : name,
    parser:
      name === 'typescript-eslint' && path.join('.') === 'parser'
        ? `${ownPlugin}/parser`
        : name,
    // The one whose globals it is: `globals.browser`.
    environment: name === 'globals' && rest.length === 0 ? first : undefined,
  };
}

function presetAt(name: string, path: readonly string[]): string | undefined {
  const prefix = presetPrefixes.get(name);
  const [configs, preset, ...rest] = path;
  return prefix !== undefined &&
    configs === 'configs' &&
    preset !== undefined &&
    rest.length === 0
    ? prefix +
        preset
          .replace(/^flat\//, '')
          .replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    : foreignPresetAt(
        name.replace(
          /^eslint-config-prettier\/flat$/,
          'eslint-config-prettier',
        ),
        path,
      );
}

/** What of a package's is meant, whether or not the module system puts it into `default`. */
function pathOf({ path }: Import): string[] {
  return path.filter(name => name !== 'default');
}

export interface Source {
  code: string;
  line: number;
}

interface Import {
  package: string;
  path: readonly string[];
}

/** In the data that a module exports, the place of something that isn't data. */
export class NotData {
  constructor(
    readonly source: Source,
    /** What it is, if not known only when the module runs. */
    readonly is: {
      imported?: Import;
      /** What an unknown function returns. */
      call?: { callee: string; elements: readonly unknown[] };
    } = {},
  ) {}
}

/** An object of which the properties are known, comments among them. */
export type DataObject = Record<string, unknown>;

export function isObject(value: unknown): value is DataObject {
  return (
    !isScalar(value) &&
    !Array.isArray(value) &&
    !(value instanceof NotData) &&
    !(value instanceof Commented)
  );
}

/** The elements of a list that aren't comments. */
export function withoutComments(elements: readonly unknown[]): unknown[] {
  return elements.filter(element => !(element instanceof Commented));
}

/** Whether a value is text, a number, or the like. */
export function isScalar(
  value: unknown,
): value is boolean | number | string | null | undefined {
  return typeof value !== 'object' || value === null;
}
