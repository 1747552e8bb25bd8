import { presetPrefix } from '../../../linter/presets';
import type { PackageValue } from './values';

/** Packages with presets, and how an eslintrc config names these. */
const presetPrefixes = new Map([
  ['@eslint/js', 'eslint:'],
  ['@typescript-eslint/eslint-plugin', presetPrefix],
  ['typescript-eslint', presetPrefix],
]);

/** Presets of other packages that an eslintrc config names in a way of its own. */
const otherPresets = new Map([
  ['eslint-config-prettier', 'prettier'],
  ['eslint-config-prettier/flat', 'prettier'],
  ['eslint-plugin-prettier/recommended', 'plugin:prettier/recommended'],
]);

/** The plugin itself, however it is imported. */
const plugins = new Set([
  '@typescript-eslint/eslint-plugin',
  'typescript-eslint plugin',
]);

const parsers = new Set([
  '@typescript-eslint/parser',
  'typescript-eslint parser',
]);

/** Whether a package is there: what is left out of it is so for another reason. */
export function isOwnPackage({ name }: PackageValue): boolean {
  return presetPrefixes.has(name);
}

/** The preset that an import is, by its name in an eslintrc config. */
export function presetOf(value: PackageValue): string | undefined {
  const [configs, name, ...rest] = pathOf(value);
  const other = otherPresets.get(value.name);
  if (other !== undefined && configs === undefined) {
    return other;
  }
  const prefix = presetPrefixes.get(value.name);
  return prefix === undefined ||
    configs !== 'configs' ||
    name === undefined ||
    rest.length > 0
    ? undefined
    : prefix + toKebabCase(name.replace(/^flat\//, ''));
}

/** The preset whose rules an import is: `configs.recommended.rules`. */
export function presetOfRules(value: PackageValue): string | undefined {
  const path = pathOf(value);
  const inOverride = path.slice(-3).join('.') === 'overrides.0.rules';
  return path.at(-1) === 'rules'
    ? presetOf({ ...value, path: path.slice(0, inOverride ? -3 : -1) })
    : undefined;
}

/** Whether an import is the package with ESLint's own presets. */
export function isCore({ name }: PackageValue): boolean {
  return name === '@eslint/js';
}

/** Whether an import is the plugin. */
export function isPlugin(value: PackageValue): boolean {
  return plugins.has(toText(value));
}

/** A parser's name, as an eslintrc config has it. */
export function parserName(value: PackageValue): string {
  return parsers.has(toText(value)) ? '@typescript-eslint/parser' : value.name;
}

/** The environment whose globals an import is: `globals.browser`. */
export function environmentOf(value: PackageValue): string | undefined {
  const [name, ...rest] = pathOf(value);
  return value.name === 'globals' && rest.length === 0 ? name : undefined;
}

/** What of a package's is meant, whether or not the module system puts it into `default`. */
function pathOf({ path }: PackageValue): string[] {
  return path.filter(name => name !== 'default');
}

function toText(value: PackageValue): string {
  return [value.name, ...pathOf(value)].join(' ');
}

function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
