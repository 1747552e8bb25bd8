import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { PackFile } from '../../../src/linter/protocol';
import { packs, readPack, shortenComments } from './readPack';

/** Most that each may weigh, in kilobytes by Brotli. */
const limits: Record<string, number> = { react: 60, node: 90, vitest: 50 };

const projectFolder = join(import.meta.dirname, '../../..');

describe.each(packs)('the types of $title', definition => {
  const text = readPack(definition);
  const { files, modules } = JSON.parse(text) as PackFile;

  it('are small', () => {
    const kilobytes = brotliCompressSync(text).length / 1000;
    expect(kilobytes).toBeLessThanOrEqual(limits[definition.name] ?? 0);
  });

  it('declare what the packages declare', () => {
    const declarations = Object.entries(files).filter(([path]) =>
      /\.d\.[cm]?ts$/.test(path),
    );
    expect(declarations.length).toBeGreaterThan(20);
    for (const [path, shortened] of declarations) {
      const original = readFileSync(join(projectFolder, path), 'utf8');
      expect(print(shortened), path).toBe(print(original));
    }
  });

  it('are for the modules that imports name', () => {
    expect(modules).toEqual(expect.arrayContaining([...definition.packages]));
    if (definition.name === 'node') {
      expect(modules).toEqual(
        expect.arrayContaining(['fs', 'fs/promises', 'node:test', 'node:fs']),
      );
    }
  });
});

it('names files of a definition that are not there', () =>
  expect(() =>
    readPack({
      name: 'wrong',
      title: 'Wrong',
      entries: ['vitest/dist/gone.d.ts'],
      packages: ['wrong'],
      longestComment: 1,
    }),
  ).toThrow(/"wrong".*gone\.d\.ts.*readPack\.ts/));

describe('shortenComments', () =>
  it('keeps the first sentence, and what is deprecated', () =>
    expect(
      shortenComments(
        `/// <reference types="node" />
// Not for readers.
/**
 * Reads a file, e.g. one
 * of text. Then closes it.
 *
 * @param path where it is
 * @deprecated Use another one.
 */
declare function read(path: "/** no comment */"): string; /* nor this */
/** Says more than anyone reads at a glance, and ends far too late. */
declare const long: 1;`,
        40,
      ),
    ).toBe(`/// <reference types="node" />
/** Reads a file, e.g. one of text.
@deprecated */
declare function read(path: "/** no comment */"): string;
declare const long: 1;`)));

/** Declarations in one form, without comments. */
function print(text: string): string {
  const sourceFile = ts.createSourceFile('a.d.ts', text, 99);
  const { referencedFiles, typeReferenceDirectives } = sourceFile;
  return [
    ...[...referencedFiles, ...typeReferenceDirectives].map(
      ({ fileName }) => fileName,
    ),
    ts
      .createPrinter({ removeComments: true })
      .printFile(sourceFile)
      .replace(/\/\*![\s\S]*?\*\/\n/g, ''),
  ].join('\n');
}
