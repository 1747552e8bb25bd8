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
        A default that changed matters if your config turns the rule on without
        setting the option. An option that is gone makes ESLint refuse the
        config.
      </p>
      <ScrollableTable>
        <TableHead columns={['Rule', 'What changed']} />
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
            ? 'Needs type information now.'
            : 'Needs no type information any more.',
        ]),
    ...groupOptions(rule.options).map(({ names, ...option }) => (
      <OptionChange key={names.join()} names={names} {...option} />
    )),
    ...(rule.fixes === undefined
      ? []
      : [rule.fixes ? 'Has a fix now.' : 'Has no fix any more.']),
    ...(rule.suggests === undefined
      ? []
      : [
          rule.suggests
            ? 'Has suggestions now.'
            : 'Has no suggestions any more.',
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
      <>New: {options}</>
    ) : (
      <>
        New: {options}, default <code>{value}</code>
      </>
    );
  }
  if (after === undefined) {
    return <>Gone: {options}</>;
  }
  return before.default === after.default ||
    (before.default ?? after.default) === '[…]' ? (
    <>
      {options}: accepts <code>{after.type}</code>, not{' '}
      <code>{before.type}</code>
    </>
  ) : (
    <>
      {options}: default <DefaultValue state={before} /> →{' '}
      <DefaultValue state={after} />
    </>
  );
}

function DefaultValue({ state }: { state: OptionState }): ReactNode {
  const { default: value, type } = state;
  return value === undefined && type !== 'boolean' ? (
    'not set'
  ) : (
    <code>{value ?? 'false'}</code>
  );
}
