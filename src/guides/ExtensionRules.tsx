import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { pluginRules } from '../rules/pluginRules';
import { ruleLink } from '../rules/ruleLink';

/** The rules that replace one of ESLint's. Most have its name; deprecated ones are left out. */
export function ExtensionRules(): ReactNode {
  return (
    <ul>
      {pluginRules
        .filter(
          rule => rule.docs.extendsBaseRule !== undefined && !rule.deprecated,
        )
        .map(({ name, docs: { extendsBaseRule } }) => (
          <li key={name}>
            {typeof extendsBaseRule === 'string' ? (
              <>
                <RuleCode name={name} address={`/rules/${name}`} />, in place of{' '}
                <RuleCode
                  name={extendsBaseRule}
                  address={ruleLink(extendsBaseRule)}
                />
              </>
            ) : (
              <RuleCode name={name} address={`/rules/${name}`} />
            )}
          </li>
        ))}
    </ul>
  );
}

function RuleCode({
  name,
  address,
}: {
  name: string;
  address: string;
}): ReactNode {
  return (
    <Link to={address}>
      <code>{name}</code>
    </Link>
  );
}
