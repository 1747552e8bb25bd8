import type { RuleMetadata } from '../metadata';
import type { IndexState } from './indexState';
import { matchRule } from './matchRule';
import {
  matchedLine,
  matchText,
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
 * The rules that are asked for. Typos are forgiven where nothing is found without.
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
    rules
      .filter(rule => matchRule(rule, { ...state, filters }))
      .map(rule => [rule, ruleText(rule, words[rule.name])]),
  );
  const find = (isForgiving: boolean): RuleMetadata[] =>
    [...texts.keys()].filter(rule => {
      const text = texts.get(rule);
      return text !== undefined && matchText(text, terms, isForgiving);
    });
  const exact = find(false);
  const found = exact.length > 0 ? exact : find(true);
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
    isForgiving: exact.length === 0 && found.length > 0,
  };
}
