import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../plugins/examples/formatProblems';
import {
  checkClaims,
  checkQuotes,
  claimsFileOf,
  findStrayClaims,
  listPagesWithClaims,
  readClaimsOf,
} from '../../scripts/claims/checkClaims';
import { createLinter } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { changedFiles } from '../changedFiles';

/** One page in so many is tried each time, and each that was changed; the others at night. */
const share = 10;

/** How many probes a rule page has at least. */
const fewest = 10;

const siteDir = join(import.meta.dirname, '../..');
const linter = createLinter(getNodeEnvironment());
const pages = listPagesWithClaims(siteDir);
const changed = changedFiles(siteDir);
const isChanged = (page: string) =>
  changed.has(page) || changed.has(claimsFileOf(page));

describe('claims', () => {
  it('each belong to a page', () =>
    expect(findStrayClaims(siteDir)).toEqual([]));

  it.each(pages)('of %s are what it says', page => {
    const problems = checkQuotes(siteDir, page);
    expect(formatProblems(claimsFileOf(page), problems)).toBe('');
  });

  for (const [index, page] of pages.entries()) {
    const isTried = index % share === 0 || isChanged(page);
    const tags = isTried ? [] : ['night'];
    it(`of ${page} are true`, { tags, timeout: 60_000 }, () => {
      const problems = checkClaims(siteDir, page, linter);
      expect(formatProblems(claimsFileOf(page), problems)).toBe('');
    });
  }

  it.each(pages.filter(page => page.startsWith('rules/')))(
    'of %s are tried in many ways',
    page => {
      const { claims } = readClaimsOf(siteDir, page);
      const probes = claims.flatMap(claim => claim.probes);
      expect(probes.length).toBeGreaterThanOrEqual(fewest);
    },
  );
});
