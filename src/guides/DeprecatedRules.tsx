import Link from '@docusaurus/Link';
import deprecatedRules from '@site/data/deprecated-rules.json';
import type { ReactNode } from 'react';
import { pluginRules } from '../rules/pluginRules';
import { ScrollableTable } from '../ui/ScrollableTable';

interface DeprecatedRule {
  /** Name without the prefix of the plugin. */
  rule: string;
  deprecatedIn: string;
  /** The major that the rule is gone in. None: it still exists. */
  removedIn?: string;
}

/** Every rule that has been deprecated, by the release in which it was. */
export function DeprecatedRules(): ReactNode {
  const rules: DeprecatedRule[] = deprecatedRules.rules;
  const releases = new Set(rules.map(({ deprecatedIn }) => deprecatedIn));
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">Deprecated in</th>
          <th scope="col">Rules</th>
          <th scope="col">Removed in</th>
        </tr>
      </thead>
      <tbody>
        {[...releases].map(release => {
          const ofRelease = rules.filter(
            ({ deprecatedIn }) => deprecatedIn === release,
          );
          return (
            <tr key={release}>
              <th scope="row">{release}</th>
              <td>
                {ofRelease.map(({ rule }, index) => (
                  <span key={rule}>
                    {index > 0 && ', '}
                    <RuleName name={rule} />
                  </span>
                ))}
              </td>
              <td>{ofRelease[0]?.removedIn ?? 'not removed yet'}</td>
            </tr>
          );
        })}
      </tbody>
    </ScrollableTable>
  );
}

function RuleName({ name }: { name: string }): ReactNode {
  const exists = pluginRules.some(rule => rule.name === name);
  const code = <code>{name}</code>;
  return exists ? <Link to={`/rules/${name}`}>{code}</Link> : code;
}
