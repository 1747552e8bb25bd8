import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { PackFile } from '../../../src/linter/protocol';
import type { PackDefinition } from './packs';
import { shortenComments } from './shortenComments';

const projectFolder = join(__dirname, '../../..');

/** The innermost package that a path is in: its folder. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** What TypeScript reads of a package.json, and the license that the package is passed on under. */
const manifestKeys = [
  'name',
  'version',
  'license',
  'type',
  'main',
  'types',
  'typings',
  'typesVersions',
  'exports',
  'imports',
] as const;

/**
 * The types of a pack as JSON: a {@link PackFile}.
 *
 * @throws when a package isn't installed, or is missing a file the definition names
 */
export function readPack(definition: PackDefinition): string {
  const declarations = listDeclarations(definition);
  const manifests = [
    ...new Set(
      declarations.flatMap(({ fileName }) => folderOf(fileName) ?? []),
    ),
  ].map(folder => `${folder}/package.json`);
  const pack: PackFile = {
    modules: [...definition.packages, ...declaredModules(declarations)].sort(),
    files: Object.fromEntries([
      ...manifests.map(path => [toPath(path), shortenManifest(path)] as const),
      ...declarations.map(
        ({ fileName, text }) =>
          [
            toPath(fileName),
            shortenComments(text, definition.longestComment),
          ] as const,
      ),
    ]),
  };
  return JSON.stringify(pack);
}

/** The packages' files and all that they lead to. */
function listDeclarations({
  entries = [],
  name,
  whole = [],
}: PackDefinition): readonly ts.SourceFile[] {
  const roots = [
    ...whole.flatMap(listPackage),
    ...entries.map(path => join(projectFolder, 'node_modules', path)),
  ];
  const program = ts.createProgram(roots, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noLib: true,
    types: [],
  });
  const missing = roots.filter(path => !program.getSourceFile(path));
  if (missing.length > 0) {
    throw new Error(
      `The pack "${name}" needs files that are not there: ${missing.join(', ')}. Change plugins/playground/packs/packs.ts.`,
    );
  }
  return program
    .getSourceFiles()
    .filter(({ fileName }) => !isLibFile(fileName));
}

/** Files that ask for more of TypeScript's own than the compiler options: `/// <reference lib="esnext" />`. */
function isLibFile(path: string): boolean {
  return folderOf(path)?.endsWith('/typescript') ?? true;
}

function listPackage(name: string): string[] {
  const folder = join(projectFolder, 'node_modules', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.d.ts'))
    .map(path => join(folder, path));
}

/** The modules that files declare by name, as those of Node.js do: `declare module 'fs'`. */
function declaredModules(files: readonly ts.SourceFile[]): string[] {
  const names = files
    // In a module, the same words extend another one.
    .filter(file => !ts.isExternalModule(file))
    .flatMap(({ statements }) => statements.filter(ts.isModuleDeclaration))
    .map(({ name }) => name)
    .filter(ts.isStringLiteral)
    .map(({ text }) => text);
  return [...new Set(names)];
}

function folderOf(path: string): string | undefined {
  return packageFolder.exec(path.split(sep).join('/'))?.[0];
}

/** As if it were installed in a project: `node_modules/@types/react/index.d.ts`. */
function toPath(path: string): string {
  return relative(projectFolder, path).split(sep).join('/');
}

function shortenManifest(path: string): string {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<
    Record<(typeof manifestKeys)[number], unknown>
  >;
  return JSON.stringify(
    Object.fromEntries(manifestKeys.map(key => [key, manifest[key]])),
  );
}
