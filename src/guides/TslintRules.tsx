import Link from '@docusaurus/Link';
import { InlineCode } from '../ui/InlineCode';
import { ScrollableTable } from '../ui/ScrollableTable';
import tslintMap from '@site/data/tslint-map.json';
import { ruleLink } from '../rules/ruleLink';
import { useRules } from '../rules/useRules';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

const PREFIX = '@typescript-eslint/';

interface TslintRule {
  rule: string;
  /** What to use now, best first. None: there is no replacement. */
  replacements: Replacement[];
  /** A sentence about the replacements; backticks mark code. */
  note?: string;
}

interface Replacement {
  kind: string;
  /** Name of the rule or compiler option; none for a formatter. */
  name?: string;
  /** It covers only a part of what the TSLint rule reported. */
  partial?: boolean;
}

/** What to use in place of each of TSLint's core rules. */
export function TslintRules(): ReactNode {
  const rules: TslintRule[] = tslintMap.rules;
  return (
    <ScrollableTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">TSLint</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, replacements, note }) => (
          <tr key={rule}>
            <th scope="row">
              <code>{rule}</code>
            </th>
            <td>
              {replacements.length === 0
                ? 'Nothing. '
                : replacements.map((replacement, index) => (
                    <span key={replacement.name ?? replacement.kind}>
                      {index > 0 && ' or '}
                      <ReplacementName {...replacement} />
                    </span>
                  ))}
              {replacements.length > 0 && '. '}
              {note !== undefined && <InlineCode text={note} />}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function ReplacementName({ kind, name, partial }: Replacement): ReactNode {
  const needsTypes = useRules().some(
    rule =>
      PREFIX + rule.name === name && rule.docs.requiresTypeChecking === true,
  );
  const remarks = [
    ...(kind === 'compiler-option' ? ['compiler option'] : []),
    ...(needsTypes ? ['needs types'] : []),
    ...(partial === true ? ['in part'] : []),
  ];
  return (
    <>
      {name === undefined ? (
        'a formatter'
      ) : kind === 'typescript-eslint' || kind === 'eslint' ? (
        <Link to={ruleLink(name)}>
          <code>{name}</code>
        </Link>
      ) : (
        <code>{name}</code>
      )}
      {remarks.length > 0 && ` (${remarks.join(', ')})`}
    </>
  );
}
