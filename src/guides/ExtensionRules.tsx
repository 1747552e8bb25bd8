import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
              <Translate
                id="guides.extensionRules.inPlaceOf"
                values={{
                  rule: <RuleCode name={name} address={`/rules/${name}`} />,
                  baseRule: (
                    <RuleCode
                      name={extendsBaseRule}
                      address={ruleLink(extendsBaseRule)}
                    />
                  ),
                }}
              >
                {'{rule}, in place of {baseRule}'}
              </Translate>
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
