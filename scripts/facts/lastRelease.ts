import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import lastRelease from '../../data/last-release.json';
import { ruleOfPage } from '../../plugins/rules/rulePages';
import type { FalseSentence } from './findFalseSentences';

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
