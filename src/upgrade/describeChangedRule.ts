import { groupBy } from '../linter/groupBy';
import type { ChangedOption, ChangedRule, OptionState } from './changes';

/**
 * What there is to say of a rule whose options, fixes, or need for types are different, in sentences with code
 * between backticks.
 */
export function describeChangedRule({
  fixes,
  needsTypes,
  options,
  suggests,
}: ChangedRule): string[] {
  return [
    needsTypes !== undefined &&
      (needsTypes
        ? 'Needs type information now.'
        : 'Needs no type information any more.'),
    ...groupOptions(options).map(describeOptions),
    fixes !== undefined && (fixes ? 'Has a fix now.' : 'Has no fix any more.'),
    suggests !== undefined &&
      (suggests ? 'Has suggestions now.' : 'Has no suggestions any more.'),
  ].filter(statement => statement !== false);
}

/** Options of a rule with the same change. */
interface OptionGroup extends Pick<ChangedOption, 'after' | 'before'> {
  names: string[];
}

function describeOptions({ names, before, after }: OptionGroup): string {
  const options = names.map(name => `\`${name}\``).join(', ');
  if (before === undefined) {
    const value = after?.default;
    return `New: ${options}${value === undefined ? '' : `, default \`${value}\``}`;
  }
  if (after === undefined) {
    return `Gone: ${options}`;
  }
  return before.default === after.default ||
    (before.default ?? after.default) === '[…]'
    ? `${options}: accepts \`${after.type}\`, not \`${before.type}\``
    : `${options}: default ${printDefault(before)} → ${printDefault(after)}`;
}

function printDefault({ default: value, type }: OptionState): string {
  return value === undefined && type !== 'boolean'
    ? 'not set'
    : `\`${value ?? 'false'}\``;
}

/** Puts options with the same change together. Those inside a new or removed option go without saying. */
function groupOptions(options: readonly ChangedOption[]): OptionGroup[] {
  const outer = options.filter(
    ({ name, before, after }) =>
      !options.some(
        other =>
          (other.before === undefined) === (before === undefined) &&
          (other.after === undefined) === (after === undefined) &&
          (before === undefined || after === undefined) &&
          (name.startsWith(`${other.name}.`) ||
            name.startsWith(`${other.name}[]`)),
      ),
  );
  return Array.from(
    groupBy(outer, ({ before, after }) =>
      JSON.stringify([before, after]),
    ).values(),
    group => ({ ...group[0], names: group.map(({ name }) => name) }),
  );
}
