import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useRules } from '../useRules';
import { IndexForm } from './IndexForm';
import { type IndexState, isNarrowed } from './indexState';
import { matchRule } from './matchRule';
import { RulesTable } from './RulesTable';
import { sortRules } from './sortRules';
import { useIndexState } from './useIndexState';
import { useRuleWords } from './useRuleWords';

/** All rules in a table, which can be narrowed down and sorted. Built, and without scripts, it is whole. */
export function RulesIndex(): ReactNode {
  const rules = useRules();
  const { state, choose, type, flush } = useIndexState();
  const [words, loadWords] = useRuleWords(state.text !== '');
  // The table may lag behind what is typed, never the text field.
  const shown = useDeferredValue(state);
  const { sort, descending } = shown;
  const sorted = useMemo(
    () => sortRules(rules, { sort, descending }),
    [rules, sort, descending],
  );
  const matching = useMemo(
    () =>
      new Set(
        rules
          .filter(rule => matchRule(rule, shown, words))
          .map(rule => rule.name),
      ),
    [rules, shown, words],
  );
  return (
    <>
      <IndexForm
        state={state}
        onChoose={choose}
        onType={type}
        onSearchFocus={loadWords}
        onSearchBlur={flush}
      />
      <p role="status">{countOf(matching.size, rules.length, shown)}</p>
      <RulesTable
        rules={sorted}
        matching={matching}
        sort={sort}
        descending={descending}
        onSort={choose}
      />
    </>
  );
}

function countOf(matching: number, all: number, state: IndexState): string {
  if (!isNarrowed(state)) {
    return `${String(all)} rules`;
  }
  return matching === 0
    ? 'No rule is like that'
    : `${String(matching)} of ${String(all)} rules`;
}
