import type { ReactNode } from 'react';
import { Conjunction } from '../ui/Conjunction';
import type { ChangedOption, ChangedRule, OptionState } from './changes';

/** What there is to say of a rule whose options, fixes, or need for types are different. */
export function describeChangedRule({
  fixes,
  needsTypes,
  options,
  suggests,
}: ChangedRule): ReactNode[] {
  return [
    needsTypes !== undefined &&
      (needsTypes
        ? 'Needs type information now.'
        : 'Needs no type information any more.'),
    ...groupOptions(options).map(group => <OptionChange {...group} />),
    fixes !== undefined && (fixes ? 'Has a fix now.' : 'Has no fix any more.'),
    suggests !== undefined &&
      (suggests ? 'Has suggestions now.' : 'Has no suggestions any more.'),
  ].filter(statement => statement !== false);
}

/** Options of a rule with the same change. */
interface OptionGroup extends Pick<ChangedOption, 'after' | 'before'> {
  names: string[];
}

function OptionChange({ names, before, after }: OptionGroup): ReactNode {
  const options = (
    <Conjunction
      word=","
      items={names.map(name => (
        <code>{name}</code>
      ))}
    />
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
      const group = groups.get(key) ?? { names: [], before, after };
      group.names.push(name);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
