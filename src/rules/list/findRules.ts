import type { RuleMetadata } from '../metadata';
import type { IndexState } from './indexState';
import { matchRule } from './matchRule';
import {
  type Closeness,
  matchedLine,
  matchTerm,
  type RuleText,
  ruleText,
  type RuleWords,
  searchTerms,
} from './matchText';

/** What a search through the rules finds. */
export interface FoundRules {
  /** Names of the rules that are asked for. */
  names: ReadonlySet<string>;
  /** The option or message that a rule was found by, where that can't be seen. */
  foundBy: ReadonlyMap<string, string | undefined>;
  /** How many more there would be if deprecated rules weren't hidden. */
  hidden: number;
  /** Whether none has the words as they are written, and these have similar ones. */
  isForgiving: boolean;
}

/**
 * The rules that are asked for. A word that no rule has may be the start of one, and if it isn't, typos are
 * forgiven.
 *
 * @param words the rules' options and messages
 */
export function findRules(
  rules: readonly RuleMetadata[],
  state: IndexState,
  words: RuleWords,
): FoundRules {
  const { deprecated, ...filters } = state.filters;
  const terms = searchTerms(state.text);
  const texts = new Map(
    rules.map(rule => [rule, ruleText(rule, words[rule.name])]),
  );
  const { matching, isForgiving } = findByText(texts, terms);
  const found = matching.filter(rule => matchRule(rule, { ...state, filters }));
  const asked = found.filter(rule =>
    matchRule(rule, { filters: { deprecated } }),
  );
  return {
    names: new Set(asked.map(rule => rule.name)),
    foundBy: new Map(
      asked.map(rule => [
        rule.name,
        matchedLine(rule, words[rule.name] ?? '', terms),
      ]),
    ),
    hidden: deprecated === 'without' ? found.length - asked.length : 0,
    isForgiving: isForgiving && found.length > 0,
  };
}

const byCloseness: readonly Closeness[] = ['word', 'start', 'similar'];

/** The rules that have all terms, as closely as there are some. */
function findByText(
  texts: ReadonlyMap<RuleMetadata, RuleText>,
  terms: readonly string[],
): { matching: RuleMetadata[]; isForgiving: boolean } {
  const closest = terms.map(
    term =>
      byCloseness.find(closeness =>
        [...texts.values()].some(text => matchTerm(text, term, closeness)),
      ) ?? 'similar',
  );
  // No rule may have all of them although some rule has each.
  const attempts: Closeness[][] = [
    closest,
    terms.map(() => 'start'),
    terms.map(() => 'similar'),
  ];
  for (const closeness of attempts) {
    const matching = [...texts]
      .filter(([, text]) =>
        terms.every((term, index) =>
          matchTerm(text, term, closeness[index] ?? 'similar'),
        ),
      )
      .map(([rule]) => rule);
    if (matching.length > 0) {
      return { matching, isForgiving: closeness.includes('similar') };
    }
  }
  return { matching: [], isForgiving: false };
}
