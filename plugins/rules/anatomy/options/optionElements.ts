import type { BlockContent, PhrasingContent, Root } from 'mdast';
import type {
  PresetValue,
  RuleOptionProps,
} from '../../../../src/rules/page/RuleOption';
import type { PresetOptions } from '../../../../src/rules/presets/presetOptions';
import { writeJson } from '../../../../src/text/json';
import {
  type OptionDescription,
  readDescriptions,
  settingName,
} from '../../../examples/coverage/describedOptions';
import { jsxElement } from '../../../mdx/jsxElement';
import { headingIds } from '../headingIds';
import { code, paragraph } from '../phrasing';
import type { OptionRow } from './optionRows';
import { literalsIn } from './optionType';
import { printTableType } from './printTableType';
import { printValue } from './printValue';
import { unstatedDefault } from './unstatedDefaults';

/** The rows of the table of options, with what the page itself says of each. */
export function optionElements(
  ruleName: string,
  rows: readonly OptionRow[],
  presets: readonly PresetOptions[],
  tree: Root,
): BlockContent[] {
  const headings = headingIds(tree);
  const descriptions = readDescriptions(tree);
  return rows.map(row => {
    const set = presets.flatMap(preset => valueIn(preset, row.name) ?? []);
    return jsxElement(
      'RuleOption',
      {
        name: row.name,
        type: printTableType(row.types),
        ...defaultOf(ruleName, row),
        filledIn: row.filledIn,
        heading: headingOf(row.name, headings),
        set: set.length > 0 ? writeJson(set) : undefined,
      },
      describe(row, descriptions),
    );
  });
}

function defaultOf(
  ruleName: string,
  { default: stated, hasPartDefaults, name }: OptionRow,
): Pick<RuleOptionProps, 'default' | 'follows' | 'isGroup'> {
  const unstated = unstatedDefault(ruleName, name);
  if (stated !== undefined) {
    return { default: stated };
  }
  if (unstated) {
    return 'follows' in unstated
      ? unstated
      : { default: printValue(unstated.value) };
  }
  return hasPartDefaults ? { isGroup: 'true' } : {};
}

/** What an option does; where that isn't said, what each of its values does. */
function describe(
  { name, types }: OptionRow,
  descriptions: ReadonlyMap<string, OptionDescription>,
): BlockContent[] {
  const own = descriptions.get(settingName(name));
  if (own) {
    return [paragraph(...sentenceOf(own))];
  }
  return literalsIn(types).flatMap(value => {
    const description = descriptions.get(String(value));
    return description
      ? [paragraph(code(printValue(value)), ': ', ...sentenceOf(description))]
      : [];
  });
}

/** What is said of an option, without the colon that leads to an example below it. */
function sentenceOf({ sentence }: OptionDescription): PhrasingContent[] {
  const own = structuredClone(sentence);
  const last = own.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.replace(/:\s*$/, '.');
  }
  return own;
}

/** The heading with the option's own name, else that of the option which it is in. */
function headingOf(
  name: string,
  headings: ReadonlyMap<string, string>,
): string | undefined {
  return headings.get(name) ?? headings.get(name.split(/[.[]/)[0] ?? name);
}

function valueIn(
  { names, options }: PresetOptions,
  name: string,
): PresetValue | undefined {
  for (const option of options) {
    if (typeof option === 'object' && option !== null && name in option) {
      return {
        presets: names,
        value: printValue((option as Record<string, unknown>)[name]),
      };
    }
  }
  return undefined;
}
