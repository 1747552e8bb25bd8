import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { PackFile } from '../../../src/linter/protocol';
import { stripComments } from '../typescript/readTypescript';

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
      `The pack "${name}" needs files that are not there: ${missing.join(', ')}. Change plugins/playground/packs/readPack.ts.`,
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

interface PackDefinition {
  /** As in the name of its file. */
  name: string;
  /** For readers: "the types of React". */
  title: string;
  /** Packages of which it has every declaration file, and what these import. */
  whole?: readonly string[];
  /** Declaration files from which it has what they lead to. */
  entries?: readonly string[];
  /** Packages that imports name, in addition to the modules that its files declare. */
  packages: readonly string[];
  /** How long a sentence about a declaration may be to stay, in characters. */
  longestComment: number;
}

/**
 * The packs, from installed packages. Links that people have shared import next to nothing else.
 *
 * The test runner is Vitest, and not Jest: tests for it say by an import where `expect` is from, so that a
 * test works as it was pasted. Its types are 45 kB by Brotli; those of `@types/jest` and `@jest/globals`, which
 * bring along TypeBox, are 40. All versions of TypeScript in the playground can read all of these: their
 * `typesVersions` stay, and each version takes its own.
 */
export const packs: readonly PackDefinition[] = [
  {
    name: 'react',
    title: 'React',
    whole: ['@types/react', '@types/react-dom', 'csstype'],
    longestComment: 100,
    packages: ['react', 'react-dom', 'csstype'],
  },
  {
    name: 'node',
    title: 'Node.js',
    whole: ['@types/node'],
    // Of 3,000, as many as fit into 90 kB by Brotli.
    longestComment: 50,
    packages: ['node', 'undici-types'],
  },
  {
    name: 'vitest',
    title: 'Vitest',
    // What configures or extends it imports all of Vite.
    entries: [
      'vitest/dist/index.d.ts',
      // For CommonJS.
      'vitest/index.d.cts',
      'vitest/globals.d.ts',
    ],
    longestComment: 100,
    packages: ['vitest'],
  },
];

/**
 * Shortens the comments of declarations to what hovers show well: the first sentence of what documents
 * a declaration, if it isn't too long, and that it's deprecated.
 */
export function shortenComments(
  declarations: string,
  maxLength: number,
): string {
  return stripComments(declarations, comment =>
    shortenComment(comment, maxLength),
  );
}

function shortenComment(comment: string, maxLength: number): string {
  if (!comment.startsWith('/**')) {
    return '';
  }
  const [description = '', ...tags] = comment
    .slice('/**'.length, -'*/'.length)
    .replace(/^[ \t]*\* ?/gm, '')
    .split(/^[ \t]*(?=@\w)/m);
  const parts = [
    firstSentence(description, maxLength),
    ...(tags.some(tag => tag.startsWith('@deprecated')) ? ['@deprecated'] : []),
  ].filter(part => part !== '');
  return parts.length === 0 ? '' : `/** ${parts.join('\n')} */`;
}

/** Of the first paragraph; empty where that isn't a short one. */
function firstSentence(description: string, maxLength: number): string {
  const paragraph =
    description.trim().split(/\n\s*\n|\n\s*(?=[-`#|])/)[0] ?? '';
  const line = paragraph.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?\.(?=\s+[^a-z]|$)/.exec(line)?.[0] ?? line;
  return sentence.length > maxLength ? '' : sentence;
}
