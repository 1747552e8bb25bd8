import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isStated, readTextsOfPage } from './readClaims';

const siteDir = join(import.meta.dirname, '../..');

/** What shows that a sentence is true: it throws, or rejects, where it is not. */
type Check = () => unknown;

/**
 * Tests of what a guide or a post says, where it takes a config, a command or an API to show it. What a
 * rule says to code is shown by a file of claims.
 *
 * @param page from the site's folder
 * @param checks by the page's sentences, without markup. A sentence that changes without its check being
 *   looked at fails; the checks themselves are run at night.
 */
export function describeClaims(
  page: string,
  checks: Readonly<Record<string, Check>>,
): void {
  const texts = readTextsOfPage(siteDir, page);
  describe(page, () => {
    for (const [quote, check] of Object.entries(checks)) {
      it(`says: ${quote}`, () =>
        expect(() => expectStated(page, texts, quote)).not.toThrow());

      it(
        `is right: ${quote}`,
        { tags: ['night'], timeout: 60_000 },
        async () => {
          await check();
        },
      );
    }
  });
}

/** @throws when none of a page's texts has the quote as whole sentences */
export function expectStated(
  page: string,
  texts: readonly string[],
  quote: string,
): void {
  if (!isStated(texts, quote)) {
    throw new Error(
      `${page} has no sentence “${quote}” (anymore). Quote whole sentences without markup; if the page's was changed, see whether the check fits the new one.`,
    );
  }
}
