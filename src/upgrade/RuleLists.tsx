import Translate, { translate } from '@docusaurus/Translate';
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
        <Translate
          id="upgrade.added.lead"
          values={{
            count: rules.length,
            version: shortVersion(from),
            presets: (
              <a href="#presets">
                <Translate id="upgrade.presets.title">Presets</Translate>
              </a>
            ),
          }}
        >
          {
            '{count} rules came after {version}. Presets turn on some of them: see {presets}. The others are off until your config names them.'
          }
        </Translate>
      </p>
      <ScrollableTable>
        <TableHead>
          <Translate id="rules.column.rule">Rule</Translate>

          <Translate id="rules.column.meaning">What it does</Translate>

          <Translate id="upgrade.added.since">Since</Translate>
        </TableHead>
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
        <Translate id="upgrade.removed.lead">
          ESLint fails when a config turns on a rule that doesn’t exist:
          “Definition for rule … not found”. Delete entries that are off, and
          replace the others.
        </Translate>
      </p>
      <ReplacedRules
        rules={rules}
        since={translate({
          id: 'guides.deprecated.removedIn',
          message: 'Removed in',
        })}
        areGone
      />
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
        <Translate id="upgrade.deprecated.lead">
          These still work. Replace them when you can: a later major version
          removes deprecated rules.
        </Translate>
      </p>
      <ReplacedRules
        rules={rules}
        since={translate({
          id: 'guides.deprecated.deprecatedIn',
          message: 'Deprecated in',
        })}
      />
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
      <TableHead>
        <Translate id="rules.column.rule">Rule</Translate>

        {since}

        <Translate id="upgrade.replaced.instead">Use instead</Translate>
      </TableHead>
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
                translate({
                  id: 'upgrade.replaced.none',
                  message: 'No other rule',
                })
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
