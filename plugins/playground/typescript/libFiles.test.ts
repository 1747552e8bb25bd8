import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  loadTypescript,
  readLibFiles,
  readTypescriptVersions,
  stripComments,
} from './readTypescript';

describe('stripComments', () =>
  it('leaves references, what is deprecated, and strings', () =>
    expect(
      stripComments(`/*! Copyright */
/// <reference lib="es5" />

/**
 * Says it.
 */
interface A { // one
    /** @deprecated Use \`c\`. */
    b: "http://www.w3.org/*";  /* two */
    c: \`//\${string}\`;
}
`),
    ).toBe(`/// <reference lib="es5" />
interface A {
/** @deprecated */
b: "http://www.w3.org/*";
c: \`//\${string}\`;
}`)));

describe.each(readTypescriptVersions())(
  'lib files of TypeScript $version',
  version =>
    it('declare the same without comments', { tags: ['night'] }, () => {
      const stripped = new Map(
        Object.entries(
          JSON.parse(readLibFiles(version)) as Record<string, string>,
        ),
      );
      const originals = ts.sys.readDirectory(
        version.folder,
        ['.d.ts'],
        [],
        ['lib.*'],
        1,
      );
      expect(stripped.size).toBe(originals.length);
      for (const path of originals) {
        const name = path.slice(version.folder.length + 1);
        expect(print(stripped.get(name) ?? ''), name).toBe(
          print(ts.sys.readFile(path) ?? ''),
        );
      }
    }),
);

it('TypeScript versions are five, the newest first, the site’s own', () => {
  const versions = readTypescriptVersions();
  expect(versions.map(({ version }) => version)).toEqual([
    ts.version,
    '5.3.3',
    '5.2.2',
    '5.0.4',
    '4.7.4',
  ]);
  expect(versions.map(version => loadTypescript(version).version)).toEqual(
    versions.map(({ version }) => version),
  );
});

/** Declarations in one form, without comments. */
function print(text: string): string {
  const sourceFile = ts.createSourceFile('a.d.ts', text, 99);
  return [
    ...sourceFile.libReferenceDirectives.map(({ fileName }) => fileName),
    ts
      .createPrinter({ removeComments: true })
      .printFile(sourceFile)
      // The printer keeps the license.
      .replace(/\/\*![\s\S]*?\*\/\n/g, ''),
  ].join('\n');
}
