import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findStrayClaims, listPagesWithClaims } from './checkClaims';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'claims-'));
  for (const file of [
    'docs/users/configs.mdx',
    'rules/no-shadow.md',
    'tests/claims/README.md',
    'tests/claims/docs/configs.test.ts',
    'tests/claims/docs/users/configs.md',
    'tests/claims/rules/gone.md',
    'tests/claims/rules/no-shadow.md',
    'tests/claims/rules/no-shadow.markdown',
  ]) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), '');
  }
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const ofConfigs =
  "tests/claims/docs/users/configs.md:1: There is no page docs/users/configs.md, so these claims aren't tried. Rename the file: tests/claims/docs/users/configs.mdx.";

it('only pages that are there have claims', () =>
  expect(listPagesWithClaims(siteDir)).toEqual(['rules/no-shadow.md']));

it('files of claims without a page are named', () =>
  expect(findStrayClaims(siteDir)).toEqual([
    ofConfigs,
    "tests/claims/rules/gone.md:1: There is no page rules/gone.md, so these claims aren't tried. Name the file as the page is named, or remove it.",
    "tests/claims/rules/no-shadow.markdown:1: There is no page rules/no-shadow.markdown, so these claims aren't tried. Rename the file: tests/claims/rules/no-shadow.md.",
  ]));

it('with a page, only those that may be its own', () => {
  expect(findStrayClaims(siteDir, 'docs/users/configs.mdx')).toEqual([
    ofConfigs,
  ]);
  expect(findStrayClaims(siteDir, 'docs/users/index.mdx')).toEqual([]);
});
