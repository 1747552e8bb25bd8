import type { Found } from './entry';
import { type Leads, noLeads, withLeads } from './leads';
import { type Line, phraseMatch } from './phrases';
import type { QueryWord } from './query';
import { sectionMatch } from './sectionMatch';
import { nameFactor, type TypedNames } from './typedNames';
import { weights } from './weights';

/** A query, as pages are compared with it. */
export interface ReadQuery {
  /** Its words, each with how much of it that is. */
  words: readonly QueryWord[];
  line: Line;
  names: TypedNames;
  leads: Leads;
}

/** Looks at pages again: at their names, lines and sections, and not only at their words. */
export function reread(
  found: readonly Found[],
  { words, line, names, leads }: ReadQuery,
): Found[] {
  const phrases = found.map(({ entry }) => phraseMatch(entry.lines, line));
  const best = Math.max(...phrases);
  const scored = found.map((result, index) => {
    const { entry, score } = result;
    const phrase = phrases[index] ?? 0;
    // A message that another page is about may name a rule or a setting.
    const isAboutNames = phrase > best - weights.line.muchLess;
    const section = sectionMatch(entry.sections, words) ** 2;
    return {
      ...result,
      score:
        score *
        nameFactor(entry, names, isAboutNames) *
        (1 + weights.factor.phrase * phrase) *
        (1 + weights.factor.section * section),
    };
  });
  // The same is true of code in a message.
  const isAboutCode = leads.isAll || best < weights.lead.message;
  return withLeads(scored, isAboutCode ? leads : noLeads, names);
}
