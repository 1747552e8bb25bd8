import { compressToEncodedURIComponent } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { shareLinks } from '../../../tests/fixtures/share-links';
import { DEFAULT_COMPILER_OPTIONS } from '../../linter/compilerOptions';
import { readConfig } from '../config/readConfig';
import { readTsconfig } from '../tsconfig/readTsconfig';
import { emptyState, starterState } from '../starter';
import { writeExampleLink } from './exampleLink';
import { readLink } from './readLink';
import { writeLink } from './writeLink';

const versions = {
  available: ['5.4.5', '5.3.3', '5.2.2', '5.0.4', '4.7.4'],
  default: '5.4.5',
};

describe('readLink', () => {
  it.each(shareLinks)('reads a link of the format: $format', link => {
    const { state } = readLink(link.hash, versions) ?? {};
    expect({
      ...state,
      ...(state && {
        eslintrc: JSON.parse(state.eslintrc) as unknown,
        tsconfig: JSON.parse(state.tsconfig) as unknown,
      }),
    }).toMatchObject(link.state);
  });

  it('reads the links of rule pages', () => {
    const hash = writeExampleLink({
      code: 'let a;',
      fileName: 'example.d.ts',
      ruleId: 'no-var',
      options: '{ "a": 1 }',
      compilerOptions: '{ "strict": false }',
    });
    const { state, notes } = readLink(hash, versions) ?? {};
    expect(notes).toEqual([]);
    expect(state).toMatchObject({
      code: 'let a;',
      fileType: '.d.ts',
      ts: '5.4.5',
    });
    expect(readConfig(state?.eslintrc ?? '').config).toEqual({
      rules: { 'no-var': ['error', { a: 1 }] },
    });
    expect(readTsconfig(state?.tsconfig ?? '').compilerOptions).toEqual({
      ...DEFAULT_COMPILER_OPTIONS,
      strict: false,
    });
  });

  it('reads what writeLink writes', () => {
    const state = {
      ...starterState('5.0.4'),
      showAST: 'scope',
      tokens: true,
      fileType: '.cts',
      sourceType: 'script',
      esQuery: 'Identifier[name="ä"]',
    } as const;
    expect(readLink(writeLink(state), versions)).toEqual({ state, notes: [] });
  });

  it.each(['', '#', '#some-heading', '#a=b'])(
    'leaves the hash "%s" to others',
    hash => {
      expect(readLink(hash, versions)).toBeUndefined();
    },
  );

  it('takes the nearest version of TypeScript, and says so', () => {
    expect(readLink('#ts=5.1.6', versions)).toEqual({
      state: { ...emptyState('5.4.5'), ts: '5.2.2' },
      notes: [
        'The link asks for TypeScript "5.1.6", which is not here: this is 5.2.2.',
      ],
    });
    expect(readLink('#ts=5.9.0-beta', versions)?.state.ts).toBe('5.4.5');
    expect(readLink('#ts=next', versions)?.state.ts).toBe('5.4.5');
    expect(readLink('#ts=3.3', versions)?.state.ts).toBe('4.7.4');
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
      The link asks for the source type "x": this is "module".
      The link was cut off in its code: here is as much of it as could be read.
      The link's ESLint config is damaged: nothing of it could be read.
      The link's rules are not JSON, so they were left out."
    `);
    expect(code.startsWith(reading?.state.code ?? '-')).toBe(true);
    expect(reading?.state).toMatchObject({
      fileType: '.ts',
      sourceType: 'module',
    });
  });

  it('survives any hash', () => {
    const hostile = [
      '#code=%',
      '#code=%E0%A4%A',
      '#ts=__proto__&fileType=constructor&code=__proto__&rules=__proto__',
      `#ts=${'9'.repeat(10_000)}`,
      '#code&ts&&&===',
      '#ts=<img src=x onerror=alert(1)>',
      `#rules=${compressToEncodedURIComponent('{"__proto__":{"a":1}}')}`,
      `#rules=${compressToEncodedURIComponent('nonsense')}`,
    ];
    for (const hash of hostile) {
      expect(readLink(hash, versions)?.state.ts, hash).toBe('5.4.5');
    }
    expect('a' in {}).toBe(false);
  });
});
