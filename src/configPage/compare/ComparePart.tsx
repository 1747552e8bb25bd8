import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ComparedRule } from '../../config/compare/comparePresets';
import { plural } from '../../text/plural';
import { InlineCode } from '../../ui/InlineCode';
import { ScrollableTable } from '../../ui/ScrollableTable';
import { TableHead } from '../../ui/TableHead';
import { CopyLink } from '../CopyLink';
import type { PageStore } from '../usePageState';
import styles from './Compare.module.css';
import { useConfigComparison } from './useConfigComparison';

/** What differs between two presets, or a preset and the config. */
export function ComparePart({ page }: { page: PageStore }): ReactNode {
  const comparison = useConfigComparison(page);
  if (comparison.state === 'waiting') {
    return <p role="status">{comparison.message}</p>;
  }
  const { left, right, rules } = comparison;
  const groups: [string, ComparedRule[]][] = [
    [`Only in ${right.label}`, rules.filter(rule => rule.left === undefined)],
    [`Only in ${left.label}`, rules.filter(rule => rule.right === undefined)],
    [
      'In both, with another severity or other options',
      rules.filter(rule => rule.left !== undefined && rule.right !== undefined),
    ],
  ];
  return (
    <div className={styles.comparison}>
      <div className={styles.head}>
        <p role="status">
          {rules.length === 0
            ? `${left.label} and ${right.label} turn the same rules on, with the same options.`
            : `${plural(rules.length, 'rule differs', 'rules differ')} in TypeScript files.`}
        </p>
        <CopyLink part="compare" />
      </div>
      {groups.map(([title, group]) => (
        <RuleGroup key={title} title={title} rules={group} />
      ))}
    </div>
  );
}

function RuleGroup({
  title,
  rules,
}: {
  title: string;
  rules: readonly ComparedRule[];
}): ReactNode {
  const both = rules.some(
    ({ left, right }) => left !== undefined && right !== undefined,
  );
  return rules.length === 0 ? null : (
    <section aria-label={title}>
      <h3>
        {title} ({rules.length})
      </h3>
      <ScrollableTable>
        <TableHead
          columns={[
            'Rule',
            'What it does',
            both ? 'Settings' : 'Setting',
            'Fixes',
            'Types',
          ]}
        />
        <tbody>
          {rules.map(rule => (
            <RuleRow key={rule.ruleId} compared={rule} />
          ))}
        </tbody>
      </ScrollableTable>
    </section>
  );
}

function RuleRow({
  compared: { left, right, rule, ruleId },
}: {
  compared: ComparedRule;
}): ReactNode {
  return (
    <tr>
      <th scope="row">
        {rule === undefined ? ruleId : <Link to={rule.url}>{ruleId}</Link>}
      </th>
      <td>{rule && <InlineCode text={rule.description} />}</td>
      <td>
        {left !== undefined && <code>{left}</code>}
        {left !== undefined && right !== undefined && ' → '}
        {right !== undefined && <code>{right}</code>}
      </td>
      <td>{fixesOf(rule)}</td>
      <td>{rule?.requiresTypeChecking ? 'needed' : ''}</td>
    </tr>
  );
}

function fixesOf(rule: ComparedRule['rule']): string {
  return rule?.fixable ? '--fix' : rule?.hasSuggestions ? 'suggests' : '';
}
