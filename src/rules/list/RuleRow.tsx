import Link from '@docusaurus/Link';
import { memo, type ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import type { RuleMetadata } from '../metadata';
import { SmallestPreset } from '../presets/SmallestPreset';
import type { FilterName } from './indexState';
import styles from './RulesTable.module.css';
import { traits } from './traits';

interface Props {
  rule: RuleMetadata;
  /** A rule that isn't asked for stays in the page: hiding it is quicker than taking it out. */
  hidden: boolean;
  /** An option or a message that is searched for. */
  foundBy: string | undefined;
}

/** What is said of a rule in words, in this order, and what its columns say. */
const facts: Record<
  'fix' | 'notes' | 'types',
  Partial<Record<FilterName, string>>
> = {
  notes: { extension: 'extends ESLint', formatting: 'formatting' },
  fix: { fixable: 'fix', suggestions: 'suggest' },
  types: { typed: 'types' },
};

/** A rule in the index. */
export const RuleRow = memo(function RuleRow({
  rule,
  hidden,
  foundBy,
}: Props): ReactNode {
  const notes = factsOf(rule, 'notes');
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
      <td role="cell">{factsOf(rule, 'fix')}</td>
      <td role="cell">{factsOf(rule, 'types')}</td>
      <td role="cell" className={styles.type}>
        {rule.type}
      </td>
    </tr>
  );
});

function factsOf(rule: RuleMetadata, kind: keyof typeof facts): string {
  return Object.entries(facts[kind])
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
