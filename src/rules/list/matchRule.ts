import type { RuleMetadata } from '../metadata';
import { filterNames, type IndexState } from './indexState';
import { traits } from './traits';

/** What a rule's options are called and what it says, by the rule's name. */
export type RuleWords = Readonly<Partial<Record<string, string>>>;

/**
 * Whether a rule is among those asked for. Each word has to be somewhere in the rule's name, its
 * description, the names of its options or its messages.
 */
export function matchRule(
  rule: RuleMetadata,
  { text, filters }: IndexState,
  words: RuleWords,
): boolean {
  return (
    filterNames.every(name => {
      const mode = filters[name];
      return mode === undefined || traits[name](rule) === (mode === 'with');
    }) && containsWords(rule, text, words)
  );
}

function containsWords(
  { name, docs }: RuleMetadata,
  text: string,
  words: RuleWords,
): boolean {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) {
    return true;
  }
  // A reader may paste the name from a config or a report.
  const haystack =
    `@typescript-eslint/${name}\n${docs.description}\n${words[name] ?? ''}`.toLowerCase();
  return terms.every(term => haystack.includes(term));
}
