import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureRulePages } from '../../plugins/examples/coverage/readRulePages';
import { findGaps } from '../../plugins/examples/coverage/ruleCoverage';
import { createVerifier } from '../../plugins/examples/verifier';

const siteDir = join(import.meta.dirname, '../..');
const pages = await measureRulePages(siteDir, createVerifier(siteDir));

describe('rule pages', () => {
  it('that the site promises to be complete are so', () => {
    expect(
      pages.filter(({ coverage }) => coverage.complete).map(({ name }) => name),
    ).toEqual(
      expect.arrayContaining([
        'adjacent-overload-signatures',
        'array-type',
        'await-thenable',
        'ban-ts-comment',
        'camelcase',
        'indent',
        'naming-convention',
        'no-duplicate-imports',
        'no-explicit-any',
        'no-floating-promises',
        'no-parameter-properties',
        'no-throw-literal',
        'no-unused-vars',
        'prefer-nullish-coalescing',
        'prefer-optional-chain',
        'quotes',
        'semi',
        'strict-boolean-expressions',
        'switch-exhaustiveness-check',
        'unbound-method',
        'use-unknown-in-catch-callback-variable',
      ]),
    );
  });

  it.each(pages)('$path shows what it claims to show', ({ coverage }) => {
    expect(findGaps(coverage)).toEqual([]);
  });
});
