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
            <Link to={`/rules/${name}`}>
              <code>{name}</code>
            </Link>
            {typeof extendsBaseRule === 'string' && (
              <>
                {', in place of '}
                <Link to={ruleLink(extendsBaseRule)}>
                  <code>{extendsBaseRule}</code>
                </Link>
              </>
            )}
          </li>
        ))}
    </ul>
  );
}
