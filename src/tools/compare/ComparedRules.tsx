import Link from '@docusaurus/Link';
import type { ComparedRule } from '../../config/compareRules';
import { plural } from '../../text/plural';
import { DataTable } from '../../ui/DataTable';
import { InlineCode } from '../../ui/InlineCode';
import { CopyLink } from '../CopyLink';
import styles from './Compare.module.css';

/** Two configs, and what they set differently. */
export interface Comparison {
  left: string;
  right: string;
  rules: readonly ComparedRule[];
}

/** The rules that two configs set differently, by what differs. */
export function ComparedRules({ left, right, rules }: Comparison) {
  const groups: [string, ComparedRule[]][] = [
    [`Only in ${right}`, rules.filter(rule => rule.left === undefined)],
    [`Only in ${left}`, rules.filter(rule => rule.right === undefined)],
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
            ? `${left} and ${right} turn the same rules on, with the same options.`
            : `${plural(rules.length, 'rule differs', 'rules differ')} in TypeScript files.`}
        </p>
        <CopyLink />
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
}) {
  const both = rules.some(
    ({ left, right }) => left !== undefined && right !== undefined,
  );
  return rules.length === 0 ? null : (
    <section aria-label={title}>
      <h2>
        {title} ({rules.length})
      </h2>
      <DataTable
        columns={[
          'Rule',
          'What it does',
          both ? 'Settings' : 'Setting',
          'Fixes',
          'Types',
        ]}
        rows={rules.map(({ left, right, rule, ruleId }) => [
          rule === undefined ? ruleId : <Link to={rule.url}>{ruleId}</Link>,
          rule && <InlineCode text={rule.description} />,
          <>
            {left !== undefined && <code>{left}</code>}
            {left !== undefined && right !== undefined && ' → '}
            {right !== undefined && <code>{right}</code>}
          </>,
          rule?.fixable ? '--fix' : rule?.hasSuggestions ? 'suggests' : '',
          rule?.requiresTypeChecking ? 'needs types' : '',
        ])}
      />
    </section>
  );
}
