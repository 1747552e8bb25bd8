import clsx from 'clsx';
import type { ReactNode } from 'react';
import { plural } from '../../text/plural';
import { InlineCode } from '../../ui/InlineCode';
import type { FoundRules } from './findRules';
import { purposeId, type RuleGroup } from './groupRules';
import type { IndexState, SortKey } from './indexState';
import { RuleRow } from './RuleRow';
import styles from './RulesTable.module.css';

interface Props {
  /** All rules, in order. */
  groups: readonly RuleGroup[];
  /** Those that are shown. */
  found: FoundRules;
  sort: SortKey;
  descending: boolean;
  onSort: (change: Pick<IndexState, 'descending' | 'sort'>) => void;
}

const columns: { key?: SortKey; label: string }[] = [
  { key: 'name', label: 'Rule' },
  { label: 'What it does' },
  { key: 'preset', label: 'Smallest preset' },
  { label: 'Fix' },
  { label: 'Types' },
  { key: 'type', label: 'Type' },
];

/**
 * The table of rules. Where there is less room its rows are blocks, which takes their roles from them in
 * some browsers: so the roles are said again.
 */
export function RulesTable({
  groups,
  found,
  sort,
  descending,
  onSort,
}: Props): ReactNode {
  const direction = descending ? 'descending' : 'ascending';
  return (
    <table
      className={clsx(styles.table, sort === 'type' && styles.byType)}
      role="table"
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              aria-sort={key && key === sort ? direction : undefined}
            >
              {key ? (
                <>
                  <button
                    type="button"
                    className={`${styles.sort ?? ''} needs-script`}
                    onClick={() => {
                      onSort({
                        sort: key,
                        descending: key === sort && !descending,
                      });
                    }}
                  >
                    {label}
                  </button>
                  <span className="without-script">{label}</span>
                </>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(group => (
        <GroupRows
          key={group.purpose?.name ?? ''}
          group={group}
          found={found}
        />
      ))}
    </table>
  );
}

/** Rules under what they are for, unless none of them is shown. */
function GroupRows({
  group: { purpose, rules },
  found,
}: {
  group: RuleGroup;
  found: FoundRules;
}): ReactNode {
  const shown = rules.filter(rule => found.names.has(rule.name)).length;
  return (
    <tbody role="rowgroup" hidden={purpose !== undefined && shown === 0}>
      {purpose && (
        <tr role="row" className={styles.group}>
          <th
            id={purposeId(purpose)}
            role="columnheader"
            scope="rowgroup"
            colSpan={columns.length}
          >
            <InlineCode text={purpose.name} />{' '}
            <span>
              {plural(shown, 'rule')} · <InlineCode text={purpose.about} />
            </span>
          </th>
        </tr>
      )}
      {rules.map(rule => (
        <RuleRow
          key={rule.name}
          rule={rule}
          hidden={!found.names.has(rule.name)}
          foundBy={found.foundBy.get(rule.name)}
        />
      ))}
    </tbody>
  );
}
