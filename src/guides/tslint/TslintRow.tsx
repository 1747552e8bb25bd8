import Link from '@docusaurus/Link';
import { memo, type ReactNode } from 'react';
import { pluginRules } from '../../rules/pluginRules';
import { pluginPrefix, ruleLink } from '../../rules/ruleLink';
import { Conjunction } from '../../ui/Conjunction';
import { InlineCode } from '../../ui/InlineCode';
import type { Replacement, TslintRule } from './tslintRule';

/** A rule of TSLint and its replacements. */
export const TslintRow = memo(function TslintRow({
  rule,
  replacements,
  note,
  hidden,
}: TslintRule & { hidden: boolean }): ReactNode {
  return (
    <tr hidden={hidden}>
      <th scope="row">
        <code>{rule}</code>
      </th>
      <td>
        {replacements.length === 0 ? (
          'Nothing. '
        ) : (
          <>
            <Conjunction
              word="or"
              items={replacements.map(replacement => (
                <ReplacementName
                  key={replacement.name ?? replacement.kind}
                  {...replacement}
                />
              ))}
            />
            {'. '}
          </>
        )}
        {note !== undefined && <InlineCode text={note} />}
      </td>
    </tr>
  );
});

function ReplacementName({ kind, name, partial }: Replacement): ReactNode {
  const needsTypes = pluginRules.some(
    rule =>
      pluginPrefix + rule.name === name &&
      rule.docs.requiresTypeChecking === true,
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
