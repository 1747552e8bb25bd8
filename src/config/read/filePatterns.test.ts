import { describe, expect, it } from 'vitest';
import {
  expandBraces,
  intersect,
  isIgnored,
  leavesOut,
  matchesFile,
  takeCode,
  toFlatIgnore,
  toFlatPattern,
} from './filePatterns';

it('takes one of several patterns, and all of a list within the list', () => {
  expect(matchesFile('src/a.ts', ['**/*.js', '**/*.ts'])).toBe(true);
  expect(matchesFile('src/a.ts', [['src/**', '**/*.ts']])).toBe(true);
  expect(matchesFile('src/a.ts', [['test/**', '**/*.ts']])).toBe(false);
  expect(matchesFile('src/.hidden/a.ts', ['src/**/*.ts'])).toBe(true);
});

it('takes files in again, in order', () => {
  expect(leavesOut('a.ts', ['*.ts', '!a.ts'])).toBe(false);
  expect(leavesOut('a.ts', ['!a.ts', '*.ts'])).toBe(true);
});

it('ignores what is in an ignored folder', () => {
  expect(isIgnored('dist/a.ts', ['**/dist/'])).toBe(true);
  expect(isIgnored('dist/a.ts', ['dist', '!dist/a.ts'])).toBe(true);
  expect(isIgnored('src/dist.ts', ['**/dist/'])).toBe(false);
});

describe('a pattern that stands for too much', () => {
  it.each([
    '{a,b}'.repeat(20),
    '{1..9999999}.ts',
    '{{a,b},{c,d}}'.repeat(20),
    `${'{a,'.repeat(2000)}b`,
    `${'*a'.repeat(40)}b`,
  ])('is neither expanded nor matched', pattern => {
    const start = performance.now();
    expect(expandBraces(pattern)).toEqual([pattern]);
    expect(matchesFile(`${'a'.repeat(60)}.ts`, [pattern])).toBe(false);
    expect(leavesOut('a.ts', [pattern])).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('is none that people write', () => {
    const pattern = '**/*.{test,spec}.{js,cjs,mjs,jsx,ts,cts,mts,tsx}';
    expect(expandBraces(pattern)).toHaveLength(16);
    expect(matchesFile('src/a.spec.mts', [pattern])).toBe(true);
  });
});

describe('toFlatPattern', () =>
  it.each([
    ['*.ts', '**/*.ts'],
    ['./*.ts', '*.ts'],
    ['src/**/*.ts', 'src/**/*.ts'],
    ['*.{ts,tsx}', '**/*.{ts,tsx}'],
    ['!*.ts', '!**/*.ts'],
  ])('%s → %s', (pattern, expected) =>
    expect(toFlatPattern(pattern)).toBe(expected),
  ));

describe('toFlatIgnore', () =>
  it.each([
    ['dist', '**/dist'],
    ['dist/', '**/dist/'],
    ['/dist', 'dist'],
    ['*.js', '**/*.js'],
    ['!*.config.js', '!**/*.config.js'],
    ['src/generated', 'src/generated'],
    ['build/**', 'build/**/*'],
    ['**/*.d.ts', '**/*.d.ts'],
    ['**', '**'],
    ['**/*', '**/*'],
    ['{a,b} ', String.raw`**/\{a,b}`],
  ])('%s → %s', (pattern, expected) =>
    expect(toFlatIgnore(pattern)).toBe(expected),
  ));

it('intersects patterns', () => {
  expect(intersect(['a', 'b'], ['c'])).toEqual([
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(intersect(['a'], ['a'])).toEqual(['a']);
  expect(intersect(undefined, ['a'])).toEqual(['a']);
  expect(intersect(['a'], undefined)).toEqual(['a']);
});

it.each([
  ['**/*.ts', ['**/*.ts']],
  ['src/**', ['src/**']],
  ['*.{ts,tsx}', ['*.{ts,tsx}']],
  ['*.{ts,vue}', ['*.ts']],
  ['**/*.html', []],
  ['**/*.md/*.js', ['**/*.md/*.js']],
  [['src/**', '*.json'], []],
  [['src/**', '*.cjs'], [['src/**', '*.cjs']]],
])('takes code out of %j', (pattern, expected) =>
  expect(takeCode(pattern)).toEqual(expected),
);
