import type { PlaygroundCompilerOption } from '../../../src/linter/protocol';
import { loadTypescript, type TypescriptVersion } from './versions';

/** An option in TypeScript's own list, which has no published types. */
interface OptionDeclaration {
  name: string;
  type:
    | ReadonlyMap<string, unknown>
    | 'boolean'
    | 'list'
    | 'listOrElement'
    | 'number'
    | 'object'
    | 'string';
  description?: { message: string };
  category?: { message: string };
  isCommandLineOnly?: boolean;
  /** Of a list. */
  element?: OptionDeclaration;
  /** Values that still work, but should no longer be chosen. */
  deprecatedKeys?: ReadonlySet<string>;
}

/** The compiler options of a version that a tsconfig.json can have, as JSON. */
export function readCompilerOptions(version: TypescriptVersion): string {
  const typescript = loadTypescript(version);
  if (
    !('optionDeclarations' in typescript) ||
    !Array.isArray(typescript.optionDeclarations)
  ) {
    throw new Error(
      `TypeScript ${version.version} has no list of options as "optionDeclarations".`,
    );
  }
  const declarations = typescript.optionDeclarations as OptionDeclaration[];
  const options = declarations
    .filter(isForConfigs)
    .map(describeOption)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return JSON.stringify(options);
}

/** Some options are for the command line without being marked as such: `build`, `init`, `help`. */
function isForConfigs({
  category,
  isCommandLineOnly,
}: OptionDeclaration): boolean {
  return (
    !isCommandLineOnly &&
    category !== undefined &&
    category.message !== 'Command-line Options'
  );
}

function describeOption(option: OptionDeclaration): PlaygroundCompilerOption {
  const values =
    valuesOf(option) ?? (option.element && valuesOf(option.element));
  return {
    name: option.name,
    description: option.description?.message ?? '',
    type: typeOf(option),
    ...(values && { values }),
  };
}

function typeOf({ type }: OptionDeclaration): PlaygroundCompilerOption['type'] {
  if (typeof type !== 'string') {
    return 'enum';
  }
  return type === 'listOrElement' ? 'list' : type;
}

function valuesOf({
  type,
  deprecatedKeys,
}: OptionDeclaration): string[] | undefined {
  return typeof type === 'string'
    ? undefined
    : [...type.keys()].filter(key => !deprecatedKeys?.has(key));
}
