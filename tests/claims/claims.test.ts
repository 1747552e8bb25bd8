import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../plugins/examples/formatProblems';
import {
  checkClaims,
  claimsFileOf,
  findStrayClaims,
  listPagesWithClaims,
  readClaimsOf,
} from '../../scripts/claims/checkClaims';
import { createLinter } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';

/** How many probes a rule page has at least. */
const fewest = 10;

const siteDir = join(import.meta.dirname, '../..');
const linter = createLinter(getNodeEnvironment());
const pages = listPagesWithClaims(siteDir);

describe('claims', () => {
  it('each belong to a page', () => {
    expect(findStrayClaims(siteDir)).toEqual([]);
  });

  it.each(pages)(
    'of %s are true',
    page => {
      const problems = checkClaims(siteDir, page, linter);
      expect(formatProblems(claimsFileOf(page), problems)).toBe('');
    },
    60_000,
  );

  it.each(pages.filter(page => page.startsWith('rules/')))(
    'of %s are tried in many ways',
    page => {
      const { claims } = readClaimsOf(siteDir, page);
      const probes = claims.flatMap(claim => claim.probes);
      expect(probes.length).toBeGreaterThanOrEqual(fewest);
    },
  );
});
