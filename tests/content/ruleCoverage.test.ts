import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGaps } from '../../plugins/examples/coverage/ruleCoverage';
import { createVerifier } from '../../plugins/examples/verifier';
import { verifyFile } from '../../plugins/examples/verifyPage';
import { readFrontMatter } from '../../plugins/markdown/page';
import { listRulePages, ruleOfPage } from '../../plugins/rules/rulePages';

const siteDir = join(import.meta.dirname, '../..');
const verify = createVerifier(siteDir);
const pages = await Promise.all(
  listRulePages(siteDir).map(async path => {
    const file = await verifyFile(siteDir, join(siteDir, path), verify);
    const { complete } = readFrontMatter(file.text);
    return {
      path,
      name: ruleOfPage(path),
      complete,
      gaps: findGaps(file),
    };
  }),
);

describe('rule pages', () => {
  it('that the site promises to be complete are so', () =>
    expect(
      pages.filter(({ complete }) => complete === true).map(({ name }) => name),
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
    ));

  it.each(pages)('$path shows what it claims to show', ({ gaps }) =>
    expect(gaps).toEqual([]),
  );
});
