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

/** What a rule is and does, in the order in which it is said, after "deprecated". */
const facts: { trait: FilterName; label: string }[] = [
  { trait: 'fixable', label: 'auto-fix' },
  { trait: 'suggestions', label: 'suggestions' },
  { trait: 'typed', label: 'needs types' },
  { trait: 'extension', label: 'extends ESLint' },
  { trait: 'formatting', label: 'formatting' },
];

/** A rule in the index. */
export const RuleRow = memo(function RuleRow({
  rule,
  hidden,
  foundBy,
}: Props): ReactNode {
  const has = facts
    .filter(({ trait }) => traits[trait](rule))
    .map(({ label }) => label);
  return (
    <tr role="row" className={styles.row} hidden={hidden}>
      <th role="rowheader" scope="row">
        <Link to={`/rules/${rule.name}`}>{rule.name}</Link>
      </th>
      <td role="cell" className={styles.description}>
        <InlineCode text={rule.docs.description} />
        {foundBy && (
          <span className={styles.foundBy}>
            <InlineCode text={describeLine(foundBy)} />
          </span>
        )}
      </td>
      <td role="cell">
        <SmallestPreset presets={rule.presets} />
      </td>
      <td role="cell">
        {rule.deprecated && (
          <>
            <span className={styles.deprecated}>deprecated</span>
            {has.length > 0 && ', '}
          </>
        )}
        {has.join(', ')}
      </td>
      <td role="cell">{rule.type}</td>
    </tr>
  );
});

/** Says whether a line is a message, which has spaces, or an option's name. */
function describeLine(line: string): string {
  return line.includes(' ')
    ? `Message: ${line.replaceAll(/\{\{.*?\}\}/g, '…')}`
    : `Option: \`${line}\``;
}
