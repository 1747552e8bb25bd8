import { type CodeLead, readCode } from './codeShapes';
import type { Entry, Found } from './entry';
import { isCalled, isMeant, type TypedNames } from './typedNames';
import { weights } from './weights';

/** Pages that a query leads to by more than its words, the likeliest first. */
export interface Leads {
  entries: readonly Entry[];
  /** Whether that is all there is in the query: then they are the first. */
  isAll: boolean;
  /** What to look up in place of the query: names in code are the reader's own. */
  inWords?: string;
}

export const noLeads: Leads = { entries: [], isAll: false };

/** Reads what a query names differently than pages do: by a number, a former name, or in code. */
export function leadsFrom(
  typed: string,
  names: TypedNames,
  entries: readonly Entry[],
): Leads {
  const meant = entries.filter(entry => isMeant(entry.names, names));
  if (meant.length > 0) {
    return { entries: meant, isAll: true };
  }
  const code = readCode(typed);
  return code ? leadsFromCode(code, entries) : noLeads;
}

function leadsFromCode(
  { pages, isAll }: CodeLead,
  entries: readonly Entry[],
): Leads {
  const [first = ''] = pages;
  return {
    entries: pages.flatMap(
      name =>
        entries.find(({ page }) => page.title === name || page.path === name) ??
        [],
    ),
    isAll,
    ...(isAll && !first.startsWith('/') && { inWords: first }),
  };
}

/** The pages that a query leads to and that were not found by its words. */
export function leadsNotFound(found: readonly Found[], leads: Leads): Found[] {
  const known = new Set(found.map(({ entry }) => entry));
  return leads.entries
    .filter(entry => !known.has(entry))
    .map(entry => ({ entry, score: 0, terms: new Map() }));
}

/** Adds to the scores of the pages that a query leads to, and of those that readers call so. */
export function withLeads(
  found: readonly Found[],
  { entries, isAll }: Leads,
  names: TypedNames,
): Found[] {
  const best = Math.max(1, ...found.map(({ score }) => score));
  return found.map(result => {
    const place = entries.indexOf(result.entry);
    const share = place < 0 ? 0 : weights.lead.next ** place;
    if (isAll && share > 0) {
      return { ...result, score: best * (1 + share) };
    }
    const called = isCalled(result.entry.names, names)
      ? weights.lead.called
      : 0;
    return {
      ...result,
      score: result.score + best * (weights.lead.part * share + called),
    };
  });
}
