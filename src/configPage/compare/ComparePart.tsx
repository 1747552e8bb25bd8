import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ComparedRule } from '../../config/compare/comparePresets';
import { InlineCode } from '../../ui/InlineCode';
import { ScrollableTable } from '../../ui/ScrollableTable';
import { TableHead } from '../../ui/TableHead';
import { CopyLink } from '../CopyLink';
import type { PageStore } from '../usePageState';
import styles from './Compare.module.css';
import { useConfigComparison } from './useConfigComparison';

/** What differs between two presets, or a preset and the config. */
export function ComparePart({ page }: { page: PageStore }): ReactNode {
  const { selectMessage } = usePluralForm();
  const comparison = useConfigComparison(page);
  if (comparison.state === 'waiting') {
    return <p role="status">{comparison.message}</p>;
  }
  const { left, right, rules } = comparison;
  const groups: [string, ComparedRule[]][] = [
    [
      translate(
        { id: 'config.compare.onlyIn', message: 'Only in {config}' },
        { config: right.label },
      ),
      rules.filter(rule => rule.left === undefined),
    ],
    [
      translate(
        { id: 'config.compare.onlyIn', message: 'Only in {config}' },
        { config: left.label },
      ),
      rules.filter(rule => rule.right === undefined),
    ],
    [
      translate({
        id: 'config.compare.inBoth',
        message: 'In both, with another severity or other options',
      }),
      rules.filter(rule => rule.left !== undefined && rule.right !== undefined),
    ],
  ];
  return (
    <div className={styles.comparison}>
      <div className={styles.head}>
        <p role="status">
          {rules.length === 0
            ? translate(
                {
                  id: 'config.compare.same',
                  message:
                    '{left} and {right} turn the same rules on, with the same options.',
                },
                { left: left.label, right: right.label },
              )
            : selectMessage(
                rules.length,
                translate(
                  {
                    id: 'config.compare.count',
                    message:
                      '{count} rule differs in TypeScript files.|{count} rules differ in TypeScript files.',
                  },
                  { count: rules.length },
                ),
              )}
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
        <TableHead>
          <Translate id="rules.column.rule">Rule</Translate>

          <Translate id="rules.column.meaning">What it does</Translate>

          {both ? (
            <Translate id="config.compare.settings">Settings</Translate>
          ) : (
            <Translate id="config.compare.setting">Setting</Translate>
          )}

          <Translate id="config.compare.fixes">Fixes</Translate>

          <Translate id="rules.column.types">Types</Translate>
        </TableHead>
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
      <td>
        {rule?.requiresTypeChecking
          ? translate({ id: 'config.compare.typesNeeded', message: 'needed' })
          : ''}
      </td>
    </tr>
  );
}

function fixesOf(rule: ComparedRule['rule']): string {
  return rule?.fixable
    ? '--fix'
    : rule?.hasSuggestions
      ? translate({ id: 'config.compare.suggests', message: 'suggests' })
      : '';
}
