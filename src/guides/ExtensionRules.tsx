import Link from '@docusaurus/Link';
import { ruleLink } from '@site/src/rules/ruleLink';
import { useRules } from '@site/src/rules/useRules';
import type { ReactNode } from 'react';

/** The rules that replace one of ESLint's, each with the one it replaces. Deprecated ones are left out. */
export function ExtensionRules(): ReactNode {
  return (
    <ul>
      {useRules().flatMap(({ name, deprecated, docs: { extendsBaseRule } }) => {
        if (extendsBaseRule === undefined || deprecated === true) {
          return [];
        }
        const baseRule = extendsBaseRule === true ? name : extendsBaseRule;
        return (
          <li key={name}>
            <Link to={`/rules/${name}`}>
              <code>{name}</code>
            </Link>
            {', in place of '}
            <Link to={ruleLink(baseRule)}>
              <code>{baseRule}</code>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
