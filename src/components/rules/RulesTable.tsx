import Link from '@docusaurus/Link';
import { useRules } from '@site/src/rules/useRules';
import type { ReactNode } from 'react';
import { InlineCode } from './InlineCode';

/** Every rule with what it does. */
export function RulesTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {useRules().map(rule => (
          <tr key={rule.name}>
            <th scope="row">
              <Link to={`/rules/${rule.name}`}>{rule.name}</Link>
            </th>
            <td>
              <InlineCode text={rule.docs.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
