import Link from '@docusaurus/Link';
import costs from '@generated/rules/default/costs.json';
import firstVersions from '@generated/rules/default/first-versions.json';
import purposes from '@generated/rules/default/purposes.json';
import clsx from 'clsx';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { StartReact } from '../../navigation/StartReact';
import { InlineCode } from '../../ui/InlineCode';
import { pluginRules } from '../pluginRules';
import {
  findRules,
  type FoundRules,
  groupRules,
  isNewSince,
  purposeId,
  type RuleGroup,
} from './findRules';
import { IndexForm } from './IndexForm';
import { NoRuleFound, RuleCount } from './RuleCount';
import styles from './RulesIndex.module.css';
import { RulesTable } from './RulesTable';
import { useIndexState } from './useIndexState';
import { useRuleWords } from './useRuleWords';

/** What rules can be grouped by. */
const groupings = { cost: costs, purpose: purposes };

/** All rules in a table, which can be narrowed down and sorted. Built, and without scripts, it is whole. */
export function RulesIndex(): ReactNode {
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
        pluginRules.filter(({ name }) =>
          isNewSince(firstVersions[name], shown.since),
        ),
        shown,
        words,
      ),
    [shown, words],
  );
  return (
    <div className={styles.index}>
      <StartReact at="use" />
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
      <Legend />
      {sort in groupings && <GroupLinks groups={groups} found={found} />}
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

/** What the marks in front of rules mean, where no sidebar says it. The preset's name is there for who listens. */
function Legend(): ReactNode {
  return (
    <p className={clsx('rule-legend', styles.legend)} aria-hidden>
      {['recommended', 'strict', 'stylistic'].map(preset => (
        <span key={preset} className={`in-${preset}`}>
          {preset}
        </span>
      ))}
      with types: …TypeChecked
    </p>
  );
}

interface Props {
  groups: readonly RuleGroup[];
  found: FoundRules;
}

/** Leads to the groups of the list that have rules to show. */
function GroupLinks({ groups, found }: Props): ReactNode {
  return (
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
  );
}
