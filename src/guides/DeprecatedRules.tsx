import deprecatedRules from '@site/data/deprecated-rules.json';
import { groupBy } from '../linter/groupBy';
import { pluginRules } from '../rules/pluginRules';
import { pluginPrefix } from '../rules/ruleLink';
import { RuleName } from '../rules/RuleName';
import { Conjunction } from '../ui/Conjunction';
import { DataTable } from '../ui/DataTable';

interface DeprecatedRule {
  /** Name without the prefix of the plugin. */
  rule: string;
  deprecatedIn: string;
  /** The major that the rule is gone in. None: it still exists. */
  removedIn?: string;
}

/** Every rule that has been deprecated, by the release in which it was. */
export function DeprecatedRules() {
  const rules: DeprecatedRule[] = deprecatedRules.rules;
  const releases = groupBy(rules, ({ deprecatedIn }) => deprecatedIn);
  return (
    <DataTable
      columns={['Deprecated in', 'Rules', 'Removed in']}
      rows={Array.from(releases, ([release, ofRelease]) => [
        release,
        <Conjunction
          word=","
          items={ofRelease.map(({ rule }) => (
            <RuleName
              id={pluginPrefix + rule}
              isGone={!pluginRules.some(({ name }) => name === rule)}
            />
          ))}
        />,
        ofRelease[0].removedIn ?? 'not removed yet',
      ])}
    />
  );
}
