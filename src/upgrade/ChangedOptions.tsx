import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ScrollableTable } from '../ui/ScrollableTable';
import { TableHead } from '../ui/TableHead';
import type { ChangedOption, ChangedRule, OptionState } from './changes';
import { groupOptions } from './groupOptions';
import { OwnRuleName } from './RuleName';

/** Rules whose options, fixes or need for types are different. */
export function ChangedOptions({
  rules,
}: {
  rules: readonly ChangedRule[];
}): ReactNode {
  return (
    <>
      <p>
        <Translate id="upgrade.options.lead">
          A default that changed matters if your config turns the rule on
          without setting the option. An option that is gone makes ESLint refuse
          the config.
        </Translate>
      </p>
      <ScrollableTable>
        <TableHead>
          <Translate id="rules.column.rule">Rule</Translate>

          <Translate id="upgrade.options.change">What changed</Translate>
        </TableHead>
        <tbody>
          {rules
            .filter(rule => statements(rule).length > 0)
            .map(rule => (
              <tr key={rule.name}>
                <th scope="row">
                  <OwnRuleName name={rule.name} />
                </th>
                <td>
                  <ul>
                    {statements(rule).map((statement, index) => (
                      <li key={index}>{statement}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

/** What there is to say of a rule, apart from its messages. */
function statements(rule: ChangedRule): ReactNode[] {
  return [
    ...(rule.needsTypes === undefined
      ? []
      : [
          rule.needsTypes
            ? translate({
                id: 'upgrade.options.needsTypes',
                message: 'Needs type information now.',
              })
            : translate({
                id: 'upgrade.options.needsNoTypes',
                message: 'Needs no type information any more.',
              }),
        ]),
    ...groupOptions(rule.options).map(({ names, ...option }) => (
      <OptionChange key={names.join()} names={names} {...option} />
    )),
    ...(rule.fixes === undefined
      ? []
      : [
          rule.fixes
            ? translate({
                id: 'upgrade.options.fix',
                message: 'Has a fix now.',
              })
            : translate({
                id: 'upgrade.options.noFix',
                message: 'Has no fix any more.',
              }),
        ]),
    ...(rule.suggests === undefined
      ? []
      : [
          rule.suggests
            ? translate({
                id: 'upgrade.options.suggestions',
                message: 'Has suggestions now.',
              })
            : translate({
                id: 'upgrade.options.noSuggestions',
                message: 'Has no suggestions any more.',
              }),
        ]),
  ];
}

interface OptionChangeProps extends Pick<ChangedOption, 'after' | 'before'> {
  names: readonly string[];
}

function OptionChange({ names, before, after }: OptionChangeProps): ReactNode {
  const options = (
    <>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
    </>
  );
  if (before === undefined) {
    const value = after?.default;
    return value === undefined ? (
      <Translate id="upgrade.options.new" values={{ options }}>
        {'New: {options}'}
      </Translate>
    ) : (
      <Translate
        id="upgrade.options.newWithDefault"
        values={{ options, value: <code>{value}</code> }}
      >
        {'New: {options}, default {value}'}
      </Translate>
    );
  }
  if (after === undefined) {
    return (
      <Translate id="upgrade.options.gone" values={{ options }}>
        {'Gone: {options}'}
      </Translate>
    );
  }
  return before.default === after.default ||
    (before.default ?? after.default) === '[…]' ? (
    <Translate
      id="upgrade.options.accepts"
      values={{
        options,
        after: <code>{after.type}</code>,
        before: <code>{before.type}</code>,
      }}
    >
      {'{options}: accepts {after}, not {before}'}
    </Translate>
  ) : (
    <Translate
      id="upgrade.options.newDefault"
      values={{
        options,
        before: <DefaultValue state={before} />,
        after: <DefaultValue state={after} />,
      }}
    >
      {'{options}: default {before} → {after}'}
    </Translate>
  );
}

function DefaultValue({ state }: { state: OptionState }): ReactNode {
  const { default: value, type } = state;
  return value === undefined && type !== 'boolean' ? (
    translate({ id: 'rules.options.notSet', message: 'not set' })
  ) : (
    <code>{value ?? 'false'}</code>
  );
}
