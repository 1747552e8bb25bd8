import type { ChangedOption } from './changes';

/** Options of a rule with the same change. */
export interface OptionGroup extends Pick<ChangedOption, 'after' | 'before'> {
  names: string[];
}

/** Puts options with the same change together. Those inside a new or removed option go without saying. */
export function groupOptions(options: readonly ChangedOption[]): OptionGroup[] {
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
