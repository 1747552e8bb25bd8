import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { pluginRules } from '../pluginRules';
import { findRules } from './findRules';
import { IndexForm } from './IndexForm';
import { RuleCount } from './RuleCount';
import styles from './RulesIndex.module.css';
import { RulesTable } from './RulesTable';
import { sortRules } from './sortRules';
import { useIndexState } from './useIndexState';
import { useRuleWords } from './useRuleWords';

/** All rules in a table, which can be narrowed down and sorted. Built, and without scripts, it is whole. */
export function RulesIndex(): ReactNode {
  const { state, choose, type, flush } = useIndexState();
  const [words, loadWords] = useRuleWords(state.text !== '');
  // The table may lag behind what is typed, never the text field.
  const shown = useDeferredValue(state);
  const { sort, descending } = shown;
  const sorted = useMemo(
    () => sortRules(pluginRules, { sort, descending }),
    [sort, descending],
  );
  const found = useMemo(
    () => findRules(pluginRules, shown, words),
    [shown, words],
  );
  return (
    <div className={styles.index}>
      <IndexForm
        rules={pluginRules}
        state={state}
        onChoose={choose}
        onType={type}
        onSearchFocus={loadWords}
        onSearchBlur={flush}
      />
      <RuleCount
        rules={pluginRules}
        found={found}
        state={shown}
        onChoose={choose}
      />
      <RulesTable
        rules={sorted}
        found={found}
        sort={sort}
        descending={descending}
        onSort={choose}
      />
    </div>
  );
}
