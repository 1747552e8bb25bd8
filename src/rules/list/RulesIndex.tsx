import Link from '@docusaurus/Link';
import costs from '@generated/rules/default/costs.json';
import purposes from '@generated/rules/default/purposes.json';
import clsx from 'clsx';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { StartReact } from '../../navigation/StartReact';
import { useAddressQuery } from '../../navigation/useAddressQuery';
import { InlineCode } from '../../ui/InlineCode';
import { pluginRules } from '../pluginRules';
import { findRules, groupRules, isNewSince, purposeId } from './findRules';
import { IndexForm } from './IndexForm';
import { formatState, type IndexState, parseState } from './indexState';
import type { RuleWords } from './matchText';
import { NoRuleFound, RuleCount } from './RuleCount';
import styles from './RulesIndex.module.css';
import { RulesTable } from './RulesTable';

const groupings = { cost: costs, purpose: purposes };

/** All rules in a table, which can be narrowed down and sorted. Built, and without scripts, it is whole. */
export function RulesIndex() {
  const { state, choose, type, flush } = useIndexState();
  const [words, loadWords] = useRuleWords(state.text !== '');
  // The table may lag behind what is typed, never the text field.
  const shown = useDeferredValue(state);
  const { sort, descending } = shown;
  const groups = useMemo(
    () => groupRules(pluginRules, groupings, { sort, descending }),
    [sort, descending],
  );
  const found = useMemo(
    () =>
      findRules(
        pluginRules.filter(({ since }) => isNewSince(since, shown.since)),
        shown,
        words,
      ),
    [shown, words],
  );
  return (
    <div className={styles.index}>
      <StartReact at="use" />
      <IndexForm
        state={state}
        onChoose={choose}
        onType={type}
        onSearchFocus={loadWords}
        onSearchBlur={flush}
      />
      <RuleCount found={found} state={shown} onChoose={choose} />
      {/* What the marks in front of rules mean, where no sidebar says it. The preset's name is there for who listens. */}
      <p className={clsx('rule-legend', styles.legend)} aria-hidden>
        {['recommended', 'strict', 'stylistic'].map(preset => (
          <span key={preset} className={`in-${preset}`}>
            {preset}
          </span>
        ))}
        with types: …TypeChecked
      </p>
      {sort in groupings && (
        <nav className={styles.links} aria-label="Groups">
          {groups.map(
            ({ purpose, rules }) =>
              purpose &&
              rules.some(({ name }) => found.names.has(name)) && (
                <Link key={purpose.name} to={`#${purposeId(purpose)}`}>
                  <InlineCode text={purpose.name} />
                </Link>
              ),
          )}
        </nav>
      )}
      {found.names.size > 0 ? (
        <RulesTable
          groups={groups}
          found={found}
          sort={sort}
          descending={descending}
          onSort={choose}
        />
      ) : (
        <NoRuleFound state={shown} onChoose={choose} />
      )}
    </div>
  );
}

function useIndexState() {
  const { search, ...address } = useAddressQuery('new');
  const asked = useMemo(() => parseState(search), [search]);
  // A space at the end is no part of the address, but the reader goes on after it.
  const [draft, setDraft] = useState('');
  const state = useMemo(
    () => (draft.trim() === asked.text ? { ...asked, text: draft } : asked),
    [asked, draft],
  );
  // What an effect asks for comes before the state of its render: the address is ahead of that.
  const changed = (change: Partial<IndexState>): string =>
    formatState({ ...parseState(address.get()), ...change });
  return {
    state,
    choose: (change: Partial<IndexState>): void =>
      address.choose(changed(change)),
    type: (text: string): void => {
      setDraft(text);
      address.type(changed({ text }));
    },
    flush: address.flush,
  };
}

/**
 * The names of options and the messages of all rules, and what fetches them ahead. They are fetched when
 * they are first needed: most readers look for a name.
 */
function useRuleWords(needed: boolean): [RuleWords, () => void] {
  const [words, setWords] = useState<RuleWords>({});
  const load = useCallback(() => {
    import('@generated/rules/default/rule-words.json').then(
      module => setWords(module.default),
      () => {
        // Offline: names and descriptions are searched all the same.
      },
    );
  }, []);
  useEffect(() => {
    if (needed) {
      load();
    }
  }, [needed, load]);
  return [words, load];
}
