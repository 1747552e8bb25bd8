import { describe, expect, it } from 'vitest';
import { faultOfName, freeName } from './playgroundFiles';

describe('faultOfName', () => {
  it.each([
    'a.ts',
    'app.test.tsx',
    'types.d.ts',
    'src/pages/[id].tsx',
    'data.json',
    'größe.mts',
  ])('finds nothing in %s', name =>
    expect(faultOfName(name, ['other.ts'])).toBeUndefined(),
  );

  it.each([
    '',
    '.ts',
    'src/.ts',
    'notes.md',
    'a.TS',
    '../a.ts',
    'src/../a.ts',
    '/a.ts',
    'src//a.ts',
    './a.ts',
    '.hidden/a.ts',
    'C:\\a.ts',
    'a\u0000.ts',
    'a\u202etxt.ts',
    'a?.ts',
    'src /a.ts',
    'node_modules/zod/index.d.ts',
    'tsconfig.json',
    'Package.json',
    'eslint.config.mjs',
    `${'a'.repeat(100)}.ts`,
    'OTHER.ts',
  ])('refuses %j', name =>
    expect(faultOfName(name, ['other.ts'])).toMatch(/\S/),
  );

  it.each([
    ['notes.md', '.tsx'],
    [`${'a'.repeat(100)}.ts`, '100'],
    ['a?.ts', '?'],
    ['src/../a.ts', 'folders'],
    ['node_modules/zod/index.d.ts', '.d.ts'],
    ['tsconfig.json', 'tsconfig.json'],
    ['other.ts', 'other.ts'],
  ])('says why a file can’t be called %s', (name, said) =>
    expect(faultOfName(name, ['other.ts'])).toContain(said),
  );
});

describe('freeName', () =>
  it('is the wished one, or gets a number before its type', () => {
    expect(freeName('a.d.ts', [])).toBe('a.d.ts');
    expect(freeName('a.d.ts', ['A.d.ts', 'a2.d.ts'])).toBe('a3.d.ts');
    expect(freeName('app.test.ts', ['app.test.ts'])).toBe('app.test2.ts');
  }));
