import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { memo } from 'react';
import { plural } from '../../text/plural';
import { InlineCode } from '../../ui/InlineCode';
import type { RuleMetadata } from '../metadata';
import { SmallestPreset } from '../presets/SmallestPreset';
import {
  type FoundRules,
  purposeId,
  type RuleGroup,
  traits,
} from './findRules';
import type { FilterName, IndexState, SortKey } from './indexState';
import styles from './RulesTable.module.css';

interface Props {
  groups: readonly RuleGroup[];
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
export function RulesTable({ groups, found, sort, descending, onSort }: Props) {
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
                    onClick={() =>
                      onSort({
                        sort: key,
                        descending: key === sort && !descending,
                      })
                    }
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
}) {
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

interface RuleRowProps {
  rule: RuleMetadata;
  /** A rule that isn't asked for stays in the page: hiding it is quicker than taking it out. */
  hidden: boolean;
  /** An option or a message that is searched for. */
  foundBy: string | undefined;
}

const RuleRow = memo(function RuleRow({ rule, hidden, foundBy }: RuleRowProps) {
  const notes = listed(
    { extension: 'extends ESLint', formatting: 'formatting' },
    rule,
  );
  return (
    <tr role="row" className={styles.row} hidden={hidden}>
      <th role="rowheader" scope="row">
        <Link to={`/rules/${rule.name}`}>{rule.name}</Link>
      </th>
      <td role="cell" className={styles.description}>
        <InlineCode text={rule.docs.description} />
        {rule.deprecated && (
          <span className={styles.deprecated}>{' deprecated'}</span>
        )}
        {notes && <span className={styles.notes}> {notes}</span>}
        {foundBy && (
          <span className={styles.foundBy}>
            <InlineCode text={describeLine(foundBy)} />
          </span>
        )}
      </td>
      <td role="cell" className={styles.preset}>
        <SmallestPreset presets={rule.presets} />
      </td>
      <td role="cell">
        {listed({ fixable: 'fix', suggestions: 'suggest' }, rule)}
      </td>
      <td role="cell">{rule.docs.requiresTypeChecking && 'types'}</td>
      <td role="cell">{rule.type}</td>
    </tr>
  );
});

function listed(
  facts: Partial<Record<FilterName, string>>,
  rule: RuleMetadata,
): string {
  return Object.entries(facts)
    .filter(([trait]) => traits[trait as FilterName](rule))
    .map(([, label]) => label)
    .join(', ');
}

/** Says whether a line is a message, which has spaces, or an option's name. */
function describeLine(line: string): string {
  return line.includes(' ')
    ? `Message: ${line.replaceAll(/\{\{.*?\}\}/g, '…')}`
    : `Option: \`${line}\``;
}
