import esquery from 'esquery';
import {
  compressToEncodedURIComponent,
  decompressFromEncodedURIComponent,
} from 'lz-string';
import { describe, expect, it } from 'vitest';
import { shareLinks } from '../../../tests/fixtures/share-links';
import { readConfig } from '../../config/configDocument';
import { convertConfig } from '../../config/convert/foreignFormat';
import { defaultCompilerOptions } from '../../linter/compilerOptions';
import { readTsconfig } from '../configs/tsconfig';
import { starterState } from '../state/starter';
import { writeSettingLink } from './exampleLink';
import { readLink, writeLink } from './link';
import { defaultState, linkParameters } from './parameters';

const versions = {
  available: ['5.4.5', '5.3.3', '5.2.2', '5.0.4', '4.7.4'],
  default: '5.4.5',
};

describe('readLink', () => {
  it.each(shareLinks)('reads a link of the format: $format', link => {
    const { shared, notes } = readLink(link.hash, versions) ?? {};
    const { eslintrc, tsconfig, ...rest } = link.state;
    expect(shared).toMatchObject(rest);
    expect(notes?.filter(note => !note.includes('TypeScript'))).toEqual([]);
    for (const [text = '', expected] of [
      [shared?.eslintrc, eslintrc],
      [shared?.tsconfig, tsconfig],
    ] as const) {
      if (expected !== undefined) {
        expect(JSON.parse(text)).toEqual(expected);
      }
    }
  });

  it.each(shareLinks.filter(({ config }) => config !== undefined))(
    'has a config that can be read in: $format',
    async ({ hash, config, compilerOptions }) => {
      const { eslintrc = '', tsconfig = '' } =
        readLink(hash, versions)?.shared ?? {};
      const { text } = await convertConfig(eslintrc);
      expect(readConfig(text)).toMatchObject({ config, problems: [] });
      expect(readTsconfig(tsconfig).compilerOptions).toMatchObject(
        Object(compilerOptions),
      );
    },
  );

  it('reads the links of rule pages', () => {
    const hash = writeSettingLink({
      fileName: 'example.d.ts',
      sourceType: 'script',
      compilerOptions: { strict: false },
    });
    const config = '{ "rules": { "no-var": ["error", { "a": 1 }] } }';
    const { shared, notes } =
      readLink(
        `${hash}&code=~${encodeURIComponent('let a = "+&~";\n')}&eslintrc=~${encodeURIComponent(config)}`,
        versions,
      ) ?? {};
    expect(notes).toEqual([]);
    expect(shared).toMatchObject({
      code: 'let a = "+&~";\n',
      fileType: '.d.ts',
      sourceType: 'script',
      ts: '5.4.5',
    });
    expect(readConfig(shared?.eslintrc ?? '').config).toEqual({
      rules: { 'no-var': ['error', { a: 1 }] },
    });
    expect(readTsconfig(shared?.tsconfig ?? '').compilerOptions).toEqual({
      ...defaultCompilerOptions,
      types: undefined,
      strict: false,
    });
  });

  it('reads what writeLink writes', () => {
    const shared = {
      ...starterState('5.0.4'),
      showAST: 'scope',
      tokens: true,
      fileType: '.cts',
      sourceType: 'script',
      esQuery: 'Identifier[name="ä"]',
      compared: '{ "extends": [] }',
    } as const;
    expect(readLink(writeLink(shared), versions)).toEqual({
      shared,
      notes: [],
    });
  });

  it('leaves out of a link what goes without saying', () => {
    expect(writeLink(defaultState('5.4.5'))).toBe('#ts=5.4.5');
    expect(writeLink({ ...defaultState('4.7.4'), code: 'a;' })).toMatch(
      /^#ts=4\.7\.4&code=[^&]+$/,
    );
    expect(
      writeLink({ ...defaultState('5.4.5'), tsconfig: '{}', tokens: true }),
    ).toMatch(/^#ts=5\.4\.5&tokens=true&tsconfig=[^&]+$/);
  });

  it.each([
    ['Identifier[name=ä]', 'Identifier[name=ä]'],
    ['[[', '[['],
    ['Identifier[name=/^a/]', 'Identifier[name=/^a/]'],
  ])('writes the AST filter "%s" as JSON', (esQuery, filter) => {
    const hash = writeLink({ ...defaultState('5.4.5'), esQuery });
    const packed = new URLSearchParams(hash.slice(1)).get('esQuery') ?? '';
    const written = JSON.parse(
      decompressFromEncodedURIComponent(packed),
    ) as Record<string, unknown>;
    expect(written.filter).toBe(filter);
    // Only what the reader over there can work with.
    expect(JSON.stringify(written.selector)).toBe(
      esQuery === 'Identifier[name=ä]'
        ? JSON.stringify(esquery.parse(esQuery))
        : undefined,
    );
    expect(readLink(hash, versions)?.shared.esQuery).toBe(esQuery);
  });

  it('says when an AST filter is no longer readable', () => {
    for (const text of ['{"selector":{}}', '{broken']) {
      const packed = compressToEncodedURIComponent(text);
      const reading = readLink(`#esQuery=${packed}`, versions);
      expect(reading?.shared).toEqual(defaultState('5.4.5'));
      expect(reading?.notes).toEqual([
        "The link's AST filter is not readable: it has no text.",
      ]);
    }
  });

  it.each(['', '#', '#some-heading', '#a=b'])(
    'leaves the hash "%s" to others',
    hash => expect(readLink(hash, versions)).toBeUndefined(),
  );

  it('takes the nearest version of TypeScript, and says so', () => {
    const reading = readLink('#ts=5.1.6', versions);
    expect(reading?.shared).toEqual(defaultState('5.2.2'));
    expect(reading?.notes).toEqual([
      'The link asks for TypeScript "5.1.6", which isn’t available here: this is 5.2.2.',
    ]);
    expect(readLink('#ts=5.9.0-beta', versions)?.shared.ts).toBe('5.4.5');
    expect(readLink('#ts=next', versions)?.shared.ts).toBe('5.4.5');
    expect(readLink('#ts=3.3', versions)?.shared.ts).toBe('4.7.4');
  });

  it('says what is damaged, and keeps the rest', () => {
    const code = 'function first() {}\nfunction second() {}\n';
    const packed = compressToEncodedURIComponent(code);
    const reading = readLink(
      `#eslintrc=%00%00&rules=Q&fileType=.exe&sourceType=x&code=${packed.slice(0, -9)}`,
      versions,
    );
    expect(reading?.notes.join('\n')).toMatchInlineSnapshot(`
      "The link asks for a file type ".exe", which is not here.
      The link asks for a source type "x", which is not here.
      The part of the link for the code was cut off: here is as much as could be read.
      The part of the link for the ESLint config is damaged: none of it could be read.
      The link's rules are not JSON, so they were left out."
    `);
    expect(code.startsWith(reading?.shared.code ?? '-')).toBe(true);
    expect(reading?.shared).toMatchObject({
      fileType: '.ts',
      sourceType: 'module',
    });
  });

  it.each([
    ['no list', '{}', 0],
    ['no files', '[null,7,[],["a.ts"],["b.ts",1],"c.ts"]', 0],
    [
      'names that are none',
      '[["../a.ts",""],["__proto__",""],["/a.ts",""]]',
      0,
    ],
    ['names twice', '[["a.ts","1"],["A.ts","2"],["example.ts","3"]]', 1],
    [
      'too many',
      JSON.stringify(
        Array.from({ length: 3000 }, (_, index) => [`${String(index)}.ts`, '']),
      ),
      19,
    ],
  ])('leaves out files that cannot be, and says so: %s', (_, list, count) => {
    const hash = `#files=${compressToEncodedURIComponent(list)}&shown=12345`;
    const { shared, notes } = readLink(hash, versions) ?? {};
    expect(shared?.files).toHaveLength(count);
    expect(notes?.length).toBeGreaterThan(0);
    expect(writeLink(shared ?? defaultState('5.4.5'))).not.toContain('12345');
  });

  it('has shared links with every parameter that there is', () => {
    const used = new Set(
      shareLinks.flatMap(({ hash }) => [
        ...new URLSearchParams(hash.slice(1)).keys(),
      ]),
    );
    expect(
      Object.keys(linkParameters).filter(name => !used.has(name)),
      'Add a link with it to tests/fixtures/share-links.ts, so that it keeps working.',
    ).toEqual([]);
  });

  it('survives any hash', () => {
    const hostile = [
      '#code=%',
      '#code=%E0%A4%A',
      '#ts=__proto__&fileType=constructor&code=__proto__&rules=__proto__',
      `#ts=${'9'.repeat(10_000)}`,
      '#code&ts&&&===',
      '#code=%E0%A4%A&ts=__proto__&showAST=constructor&eslintrc=N4Ig',
      `#showAST=compare&compared=${encodeURIComponent('{"__proto__":{"a":1}}')}`,
      `#showAST=compare&compared=${compressToEncodedURIComponent('{"__proto__":{"a":1}}')}`,
      `#stem=${encodeURIComponent('../../x')}&shown=1e99&files=${encodeURIComponent('~{"__proto__":{"a":1}}')}`,
      '#ts=<img src=x onerror=alert(1)>',
      `#rules=${compressToEncodedURIComponent('{"__proto__":{"a":1}}')}`,
      `#rules=${compressToEncodedURIComponent('nonsense')}`,
      '#files=%E0%A4%A&shown=-1&stem=..%2F..%2F__proto__',
      `#files=${compressToEncodedURIComponent('nonsense')}&stem=%00`,
      `#files=${compressToEncodedURIComponent('['.repeat(100_000))}&shown=1e99`,
      `#files=${compressToEncodedURIComponent('{"__proto__":{"a":1}}')}&stem=con<`,
    ];
    for (const hash of hostile) {
      const { shared } = readLink(hash, versions) ?? {};
      expect(shared?.ts, hash).toBe('5.4.5');
      expect(shared?.files, hash).toEqual([]);
      expect(shared?.stem, hash).toBe('example');
    }
    expect('a' in {}).toBe(false);
  });
});
