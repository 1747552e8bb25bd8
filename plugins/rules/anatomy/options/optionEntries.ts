import type { OptionEntry } from '../../../../src/rules/page/optionEntry';
import type { PresetOptions } from '../../../../src/rules/presets/presetOptions';
import type { OptionRow } from './optionRows';
import { printTableType } from './printTableType';
import { printValue } from './printValue';

/**
 * What the page carries of each option.
 *
 * @param presets what presets set
 * @param headings ids of the page's headings, by text
 */
export function optionEntries(
  rows: readonly OptionRow[],
  presets: readonly PresetOptions[],
  headings: ReadonlyMap<string, string>,
): OptionEntry[] {
  return rows.map(row => {
    const set = presets.map(preset => valueIn(preset, row.name));
    return {
      name: row.name,
      type: printTableType(row.types),
      ...(row.default !== undefined && { default: row.default }),
      ...(row.filledIn !== undefined && { filledIn: row.filledIn }),
      ...headingOf(row.name, headings),
      ...(set.some(value => value !== null) && { presets: set }),
    };
  });
}

/** The heading with the option's own name, else that of the option which it is in. */
function headingOf(
  name: string,
  headings: ReadonlyMap<string, string>,
): Pick<OptionEntry, 'heading'> {
  const id = headings.get(name) ?? headings.get(name.split(/[.[]/)[0] ?? name);
  return id === undefined ? {} : { heading: id };
}

function valueIn({ options }: PresetOptions, name: string): string | null {
  for (const option of options) {
    if (typeof option === 'object' && option !== null && name in option) {
      return printValue((option as Record<string, unknown>)[name]);
    }
  }
  return null;
}
