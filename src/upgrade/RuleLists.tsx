import type { ReactNode } from 'react';
import { InlineCode } from '../ui/InlineCode';
import { ScrollableTable } from '../ui/ScrollableTable';
import { TableHead } from '../ui/TableHead';
import type { AddedRule, ReplacedRule } from './changes';
import { OwnRuleName, RuleNames } from './RuleName';
import { shortVersion } from './shortVersion';

/** Rules that the older version doesn't have. */
export function AddedRules({
  rules,
  from,
}: {
  rules: readonly AddedRule[];
  from: string;
}): ReactNode {
  return (
    <>
      <p>
        {rules.length} rules came after {shortVersion(from)}. Presets turn on
        some of them: see <a href="#presets">Presets</a>. The others are off
        until your config names them.
      </p>
      <ScrollableTable>
        <TableHead columns={['Rule', 'What it does', 'Since']} />
        <tbody>
          {rules.map(({ name, description, since }) => (
            <tr key={name}>
              <th scope="row">
                <OwnRuleName name={name} />
              </th>
              <td>
                <InlineCode text={description} />
              </td>
              <td>{since}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

/** Rules that the later version no longer has. */
export function RemovedRules({
  rules,
}: {
  rules: readonly ReplacedRule[];
}): ReactNode {
  return (
    <>
      <p>
        ESLint fails when a config turns on a rule that doesn’t exist:
        “Definition for rule … not found”. Delete entries that are off, and
        replace the others.
      </p>
      <ReplacedRules rules={rules} since="Removed in" areGone />
    </>
  );
}

/** Rules that the later version has, and that the next major may not have. */
export function DeprecatedRules({
  rules,
}: {
  rules: readonly ReplacedRule[];
}): ReactNode {
  return (
    <>
      <p>
        These still work. Replace them when you can: a later major version
        removes deprecated rules.
      </p>
      <ReplacedRules rules={rules} since="Deprecated in" />
    </>
  );
}

function ReplacedRules({
  rules,
  since,
  areGone = false,
}: {
  rules: readonly ReplacedRule[];
  since: string;
  areGone?: boolean;
}): ReactNode {
  return (
    <ScrollableTable>
      <TableHead columns={['Rule', since, 'Use instead']} />
      <tbody>
        {rules.map(rule => (
          <tr key={rule.name}>
            <th scope="row">
              {areGone ? (
                <code>{rule.name}</code>
              ) : (
                <OwnRuleName name={rule.name} />
              )}
            </th>
            <td>{rule.since}</td>
            <td>
              {rule.replacedBy.length > 0 ? (
                <RuleNames ids={rule.replacedBy} />
              ) : (
                'No other rule'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
