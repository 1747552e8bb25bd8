import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { bundleLibFiles } from './libBundle';
import { getNodeEnvironment } from './nodeEnvironment';

vi.setConfig({ testTimeout: 30_000 });

const { libFiles } = getNodeEnvironment();

/** Names of a bundle's files that have text of their own. */
function getFilled(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): string[] {
  const bundle = bundleLibFiles(ts, files, options);
  return [...bundle.files]
    .filter(([, text]) => text.split('\n').some(line => /^[^/\s]/.test(line)))
    .map(([path]) => path.slice(bundle.folder.length + 1));
}

const small = new Map([
  ['lib.core.d.ts', 'interface Core {}'],
  ['lib.next.d.ts', '/// <reference lib="core" />\ninterface Next {}'],
  ['lib.page.d.ts', 'interface Page {}'],
  ['lib.other.d.ts', 'interface Other {}'],
]);

describe('bundleLibFiles', () => {
  it('puts what the options ask for into the first file, in order', () => {
    const options = { lib: ['lib.next.d.ts', 'lib.page.d.ts'] };
    expect(getFilled(small, options)).toEqual([
      'lib.next.d.ts',
      'lib.other.d.ts',
    ]);
    const { files, folder } = bundleLibFiles(ts, small, options);
    expect(files.get(`${folder}/lib.next.d.ts`)).toMatch(
      /^\/\/\/ .*\ninterface Core \{\}\s+interface Next \{\}\s+interface Page \{\}$/,
    );
  });

  it('leaves a reference to a file that is not there', () => {
    const files = new Map([
      ['lib.a.d.ts', '/// <reference lib="b" />\nvar a;'],
    ]);
    const bundle = bundleLibFiles(ts, files, { lib: ['lib.a.d.ts'] });
    expect(bundle.files.get(`${bundle.folder}/lib.a.d.ts`)).toContain(
      'lib="b"',
    );
  });

  it('tells bundles apart by their folder', () => {
    const getFolder = (options: ts.CompilerOptions): string =>
      bundleLibFiles(ts, libFiles, options).folder;
    const lib = ['lib.es5.d.ts'];
    expect(getFolder({ lib })).toBe(getFolder({ lib, strict: true }));
    expect(getFolder({ lib })).not.toBe(getFolder({}));
  });

  it.each([
    ['the default', {}],
    ['of ES2022', { target: ts.ScriptTarget.ES2022 }],
    ['ES2015 and DOM', { lib: ['lib.es2015.d.ts', 'lib.dom.d.ts'] }],
    ['everything newest', { lib: ['lib.esnext.full.d.ts'] }],
    ['a worker', { lib: ['lib.es2020.d.ts', 'lib.webworker.d.ts'] }],
  ])(
    'declares what TypeScript’s own files declare: %s',
    { tags: ['night'] },
    (_, options) => {
      const bundle = bundleLibFiles(ts, libFiles, options);
      const own = new Map(
        [...libFiles].map(([name, text]) => [`${bundle.folder}/${name}`, text]),
      );
      expect(getGlobals(bundle.files, bundle.folder, options)).toEqual(
        getGlobals(own, bundle.folder, options),
      );
    },
  );
});

/** Each global, with the lines that declare it, in their order. */
function getGlobals(
  libs: ReadonlyMap<string, string>,
  folder: string,
  options: ts.CompilerOptions,
): Record<string, string[]> {
  const root = '/empty.ts';
  const files = new Map([...libs, [root, '']]);
  const program = ts.createProgram([root], options, {
    fileExists: path => files.has(path),
    readFile: path => files.get(path),
    getSourceFile(path, languageVersion) {
      const text = files.get(path);
      return text === undefined
        ? undefined
        : ts.createSourceFile(path, text, languageVersion, true);
    },
    getCanonicalFileName: path => path,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: settings =>
      `${folder}/${ts.getDefaultLibFileName(settings)}`,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
  });
  const sourceFile = program.getSourceFile(root);
  if (!sourceFile) {
    throw new Error('The program lacks its only file.');
  }
  const { Namespace, Type, Value } = ts.SymbolFlags;
  const symbols = program
    .getTypeChecker()
    .getSymbolsInScope(sourceFile, Namespace | Type | Value);
  expect(symbols.length).toBeGreaterThan(50);
  return Object.fromEntries(
    symbols.map(symbol => [
      symbol.name,
      symbol.declarations?.map(declaration => declaration.getText()) ?? [],
    ]),
  );
}
