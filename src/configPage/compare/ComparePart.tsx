import Link from '@docusaurus/Link';
import { type ReactNode, useMemo } from 'react';
import {
  type ComparedRule,
  compareParts,
  presetParts,
} from '../../config/compareRules';
import type { PastedConfig } from '../../config/openConfig';
import type { KnownRules } from '../../linter/protocol';
import { NoRules } from '../../rules/NoRules';
import { useKnownRules } from '../../rules/useKnownRules';
import { plural } from '../../text/plural';
import { DataTable } from '../../ui/DataTable';
import { InlineCode } from '../../ui/InlineCode';
import { CopyLink } from '../CopyLink';
import type { PageStore } from '../usePageState';
import styles from './Compare.module.css';
import { type Side, sideOf } from './CompareForm';

interface Props {
  page: PageStore;
  pasted: PastedConfig;
}

/** What differs between two presets, or a preset and the config. */
export function ComparePart({ page: { fields }, pasted }: Props): ReactNode {
  const rules = useKnownRules();
  const left = sideOf(fields, 'left');
  const right = sideOf(fields, 'right');
  const needsConfig = left.preset === undefined || right.preset === undefined;
  if (rules.state === 'failed') {
    return <NoRules rules={rules} />;
  }
  const missing = needsConfig ? whatIsMissing(pasted) : undefined;
  return rules.state === 'loaded' && missing === undefined ? (
    <Comparison left={left} right={right} known={rules.known} pasted={pasted} />
  ) : (
    <p role="status">{missing ?? 'Loading the list of rules …'}</p>
  );
}

/** Why the config can't be compared, if so. */
function whatIsMissing(pasted: PastedConfig): string | undefined {
  switch (pasted.state) {
    case 'none':
      return 'Paste a config into the field above to compare it.';
    case 'reading':
      return 'Reading the config …';
    case 'read':
    case 'refused':
      return pasted.state === 'read' && !pasted.opened.document.isBroken
        ? undefined
        : 'The config above has errors. Fix them to compare it.';
  }
}

function Comparison({
  known,
  left,
  pasted,
  right,
}: Pick<Props, 'pasted'> & {
  known: KnownRules;
  left: Side;
  right: Side;
}): ReactNode {
  const rules = useMemo(() => {
    const partsOf = ({ preset }: Side) =>
      preset !== undefined
        ? presetParts(preset)
        : pasted.state === 'read'
          ? pasted.opened.document.parts
          : [];
    return compareParts(partsOf(left), partsOf(right), known);
  }, [known, left, pasted, right]);
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
          rule?.requiresTypeChecking ? 'needed' : '',
        ])}
      />
    </section>
  );
}
