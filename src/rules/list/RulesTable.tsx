import type { ReactNode } from 'react';
import type { RuleMetadata } from '../metadata';
import type { FoundRules } from './findRules';
import type { IndexState, SortKey } from './indexState';
import { RuleRow } from './RuleRow';
import styles from './RulesTable.module.css';

interface Props {
  /** All rules, in order. */
  rules: readonly RuleMetadata[];
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
  { label: 'Facts' },
  { key: 'type', label: 'Type' },
];

/**
 * The table of rules. Where there is less room its rows are blocks, which takes their roles from them in
 * some browsers: so the roles are said again.
 */
export function RulesTable({
  rules,
  found,
  sort,
  descending,
  onSort,
}: Props): ReactNode {
  const direction = descending ? 'descending' : 'ascending';
  return (
    <table className={styles.table} role="table">
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
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => {
                    onSort({
                      sort: key,
                      descending: key === sort && !descending,
                    });
                  }}
                >
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rules.map(rule => (
          <RuleRow
            key={rule.name}
            rule={rule}
            hidden={!found.names.has(rule.name)}
            foundBy={found.foundBy.get(rule.name)}
          />
        ))}
      </tbody>
    </table>
  );
}
