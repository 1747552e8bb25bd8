import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stop, transform } from 'esbuild';
import type ts from 'typescript';
import { browsers } from '../../../siteConfig/environment';
import type { PlaygroundCompilerOption } from '../../../src/linter/protocol';

/**
 * What the playground loads of a version: TypeScript as a script that sets the global variable `ts`, as
 * small as it gets, and its lib files and compiler options as JSON.
 */
export async function readTypescript(version: TypescriptVersion) {
  const { code: script } = await transform(
    readFileSync(scriptOf(version), 'utf8'),
    {
      banner: `/*! TypeScript ${version.version}. Copyright (c) Microsoft Corporation. Apache-2.0: https://www.apache.org/licenses/LICENSE-2.0 */`,
      legalComments: 'none',
      minify: true,
      target: browsers,
    },
  );
  // It would keep the memory that this took.
  await stop();
  return {
    script,
    libs: readLibFiles(version),
    options: readCompilerOptions(version),
  };
}

const libFile = /^lib(?:\..+)?\.d\.ts$/;

/** Strings come first, so that a `//` in one of them is no comment. */
const stringOrComment =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** All lib files of a version by name, as JSON: their comments are four fifths of them, and stay at home. */
export function readLibFiles({ folder }: TypescriptVersion): string {
  const names = readdirSync(folder).filter(name => libFile.test(name));
  const texts = names.map(name => [
    name,
    stripComments(readFileSync(join(folder, name), 'utf8')),
  ]);
  return JSON.stringify(Object.fromEntries(texts));
}

/**
 * Takes the comments out of declarations, except what TypeScript itself reads: references, and what is
 * deprecated.
 */
export function stripComments(
  declarations: string,
  shorten = keepDeprecation,
): string {
  return declarations
    .replace(stringOrComment, text =>
      !/^\/[/*]/.test(text) || /^\/\/\/\s*<reference/.test(text)
        ? text
        : shorten(text),
    )
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/\r?\n(?:\r?\n)+/g, '\n')
    .trim();
}

function keepDeprecation(comment: string): string {
  return /@deprecated\b/.test(comment) ? '/** @deprecated */' : '';
}

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
  const { type } = option;
  const values =
    valuesOf(option) ?? (option.element && valuesOf(option.element));
  return {
    name: option.name,
    description: option.description?.message ?? '',
    type:
      typeof type !== 'string'
        ? 'enum'
        : type === 'listOrElement'
          ? 'list'
          : type,
    ...(values && { values }),
  };
}

function valuesOf({
  type,
  deprecatedKeys,
}: OptionDeclaration): string[] | undefined {
  return typeof type === 'string'
    ? undefined
    : [...type.keys()].filter(key => !deprecatedKeys?.has(key));
}

/** The real one: Docusaurus would transform the scripts. */
const require = createRequire(__filename);

/** A TypeScript that readers can choose. */
export interface TypescriptVersion {
  version: string;
  /** Full path of the folder that has `typescript.js` and the lib files. */
  folder: string;
}

/** Packages of this project, newest first; the first one is what the site itself runs. */
const packages = [
  'typescript',
  'typescript-5.3',
  'typescript-5.2',
  'typescript-5.0',
  'typescript-4.7',
];

/** The versions of TypeScript that are installed for the playground, newest first. */
export function readTypescriptVersions(): TypescriptVersion[] {
  return packages.map(name => {
    const file = require.resolve(`${name}/package.json`);
    const { version } = require(file) as { version: string };
    return { version, folder: join(dirname(file), 'lib') };
  });
}

/** Full path of the script that is TypeScript. */
export function scriptOf({ folder }: TypescriptVersion): string {
  return join(folder, 'typescript.js');
}

/** TypeScript itself, to ask it things at build. Nothing keeps it: each is 50 MB. */
export function loadTypescript(version: TypescriptVersion): typeof ts {
  // Of a parent that is forgotten with it.
  const requireOnce = createRequire(__filename);
  const script = scriptOf(version);
  const loaded = requireOnce.cache[script];
  const typescript = requireOnce(script) as typeof ts;
  if (!loaded) {
    Reflect.deleteProperty(requireOnce.cache, script);
  }
  return typescript;
}
