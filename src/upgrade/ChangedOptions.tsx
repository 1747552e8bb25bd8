import type { ReactNode } from 'react';
import { DataTable } from '../ui/DataTable';
import type { ChangedOption, ChangedRule, OptionState } from './changes';
import { OwnRuleName } from './RuleLists';

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
      <DataTable
        columns={['Rule', 'What changed']}
        rows={rules
          .filter(rule => statements(rule).length > 0)
          .map(rule => [
            <OwnRuleName name={rule.name} />,
            <ul>
              {statements(rule).map((statement, index) => (
                <li key={index}>{statement}</li>
              ))}
            </ul>,
          ])}
      />
    </>
  );
}

/** What there is to say of a rule, apart from its messages. */
function statements(rule: ChangedRule): ReactNode[] {
  const { fixes, needsTypes, options, suggests } = rule;
  return [
    needsTypes !== undefined &&
      (needsTypes
        ? 'Needs type information now.'
        : 'Needs no type information any more.'),
    ...groupOptions(options).map(({ names, ...option }) => (
      <OptionChange key={names.join()} names={names} {...option} />
    )),
    fixes !== undefined && (fixes ? 'Has a fix now.' : 'Has no fix any more.'),
    suggests !== undefined &&
      (suggests ? 'Has suggestions now.' : 'Has no suggestions any more.'),
  ].filter(statement => statement !== false);
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

/** Options of a rule with the same change. */
interface OptionGroup extends Pick<ChangedOption, 'after' | 'before'> {
  names: string[];
}

/** Puts options with the same change together. Those inside a new or removed option go without saying. */
function groupOptions(options: readonly ChangedOption[]): OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  for (const { name, before, after } of options) {
    const isInside = options.some(
      other =>
        (other.before === undefined) === (before === undefined) &&
        (other.after === undefined) === (after === undefined) &&
        (before === undefined || after === undefined) &&
        (name.startsWith(`${other.name}.`) ||
          name.startsWith(`${other.name}[]`)),
    );
    if (!isInside) {
      const key = JSON.stringify([before, after]);
      const group = groups.get(key) ?? {
        names: [],
        ...(before && { before }),
        ...(after && { after }),
      };
      group.names.push(name);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
