import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import lastRelease from '../../data/last-release.json';
import { ruleOfPage } from '../../plugins/rules/rulePages';
import { createLinter } from '../../src/linter';
import { readNodeEnvironment } from '../../src/linter/nodeEnvironment';
import {
  claimsFileOf,
  findFalseClaims,
  listPagesWithClaims,
  readClaimsOf,
} from '../claims/checkClaims';

interface FalseSentence {
  /** The page's path, from the site's folder. */
  page: string;
  /** Without markup. */
  quote: string;
  /** Where the probe is that shows it: `tests/claims/rules/semi.md:12`. */
  place: string;
}

/**
 * Finds what pages say that is false with the version of the packages that is resolved from a folder: the
 * sentences whose probes come out otherwise.
 */
export function findFalseSentences(
  siteDir: string,
  packages: string,
): FalseSentence[] {
  const linter = createLinter(readNodeEnvironment(packages));
  return listPagesWithClaims(siteDir).flatMap(page =>
    findFalseClaims(linter, readClaimsOf(siteDir, page)).map(
      ({ quote, problems }) => ({
        page,
        quote,
        place: `${claimsFileOf(page)}:${String(problems[0]?.line)}`,
      }),
    ),
  );
}

export { lastRelease };

/** The sentences of rule pages that aren't true in the last release, by rule. */
export function sentencesByRule(
  sentences: readonly FalseSentence[],
): Record<string, string[]> {
  const byRule: Record<string, string[]> = {};
  for (const { page, quote } of sentences) {
    const rule = ruleOfPage(page);
    if (rule !== undefined) {
      (byRule[rule] ??= []).push(quote);
    }
  }
  return byRule;
}

/** Writes what rule pages say of the last release into `data/last-release.json`. */
export async function writeLastRelease(
  siteDir: string,
  sentences: readonly FalseSentence[],
): Promise<void> {
  const { source, version } = lastRelease;
  const data = { source, version, sentences: sentencesByRule(sentences) };
  const text = await format(JSON.stringify(data), { parser: 'json' });
  await writeFile(join(siteDir, 'data/last-release.json'), text);
}
