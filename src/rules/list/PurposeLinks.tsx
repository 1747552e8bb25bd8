import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import { type FoundRules, purposeId, type RuleGroup } from './findRules';
import styles from './PurposeLinks.module.css';

interface Props {
  groups: readonly RuleGroup[];
  found: FoundRules;
}

/** Leads to the groups of the list that have rules to show. */
export function PurposeLinks({ groups, found }: Props): ReactNode {
  return (
    <nav className={styles.links} aria-label="Purposes">
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
