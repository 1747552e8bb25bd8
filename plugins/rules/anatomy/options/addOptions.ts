import type { BlockContent, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { toHtml } from '../../../../src/highlight/html';
import type { RuleMetadata } from '../../../../src/rules/metadata';
import { baseRuleOf } from '../../../../src/rules/page/howToUse';
import type {
  PresetValue,
  RuleOptionProps,
} from '../../../../src/rules/page/RuleOptions';
import {
  type PresetOptions,
  presetOptions,
} from '../../../../src/rules/presets/presetNames';
import { writeJson } from '../../../../src/text/json';
import {
  type Descriptions,
  readDescriptions,
  settingName,
} from '../../../examples/coverage/describedOptions';
import { highlight } from '../../../highlight';
import { headingIds } from '../../../markdown/links';
import {
  heading,
  nextSection,
  parseFragment,
  sectionStart,
} from '../../../markdown/pageTree';
import { jsxElement } from '../../../mdx/jsxElement';
import { installedRule } from '../../../packages/packages';
import { baseRuleOptions, comparison } from './baseRuleOptions';
import { alternatives, type OptionRow, optionRows } from './optionRows';
import { printTableType, printValue } from './printType';
import { readSchema } from './readSchema';
import { schemaToTypeScript } from './schemaToTypeScript';

const title = 'Options';

/**
 * Puts what the rule says of its options under the page's heading for them, which is added after the
 * examples where a page has none. What most readers want comes first where a page has it: the usual
 * config.
 */
export async function addOptions(
  tree: Root,
  rule: RuleMetadata,
): Promise<void> {
  if (sectionStart(tree, title) === -1) {
    const examples = sectionStart(tree, 'Examples');
    tree.children.splice(nextSection(tree, examples + 1), 0, heading(title));
  }
  const start = sectionStart(tree, title) + 1;
  const options = await optionsOf(rule, tree);
  tree.children.splice(endOfRecipe(tree, start), 0, ...options);
}

/** Where what a section says around the config that it leads with ends, or the section starts. */
function endOfRecipe(tree: Root, start: number): number {
  const { children } = tree;
  const firstOther = children.findIndex(
    ({ type }, index) => index >= start && type !== 'paragraph',
  );
  if (children[firstOther]?.type !== 'code') {
    return start;
  }
  const nextHeading = children.findIndex(
    ({ type }, index) => index > firstOther && type === 'heading',
  );
  return nextHeading === -1 ? children.length : nextHeading;
}

async function optionsOf(
  rule: RuleMetadata,
  tree: Root,
): Promise<BlockContent[]> {
  const { defaultOptions, schema } = installedRule(rule.name);
  const baseRule = baseRuleOf(rule);
  const type = readSchema(schema, rule.name);
  const rows = optionRows(type, defaultOptions);
  if (rows.length === 0) {
    return parseFragment('This rule has no options.');
  }
  return [
    ...(baseRule === undefined
      ? []
      : parseFragment(comparison(baseRule, baseRuleOptions(baseRule, rows)))),
    jsxElement(
      'RuleOptions',
      {},
      optionElements(rule.name, rows, presetOptions(rule.presets), tree),
    ),
    jsxElement('RuleFold', { summary: 'The options as TypeScript' }, [
      jsxElement('CodeBlock', {
        language: 'ts',
        html: toHtml(
          highlight(await schemaToTypeScript(type, defaultOptions), 'ts'),
        ),
      }),
    ]),
  ];
}

function optionElements(
  ruleName: string,
  rows: readonly OptionRow[],
  presets: readonly PresetOptions[],
  tree: Root,
): BlockContent[] {
  // Of several with the same words, the first.
  const headings = new Map(
    [...headingIds(tree)].reverse().map(([node, id]) => [toString(node), id]),
  );
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
        // Its own, or that of the option which it is in.
        heading:
          headings.get(row.name) ??
          headings.get(row.name.split(/[.[]/)[0] ?? ''),
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
  descriptions: Descriptions,
): BlockContent[] {
  const own = descriptions.get(settingName(name));
  if (own) {
    return [{ type: 'paragraph', children: sentenceOf(own) }];
  }
  return types.flatMap(alternatives).flatMap((type): BlockContent[] => {
    const description =
      type.kind === 'literal' && descriptions.get(String(type.value));
    return description
      ? [
          {
            type: 'paragraph',
            children: [
              { type: 'inlineCode', value: printValue(type.value) },
              { type: 'text', value: ': ' },
              ...sentenceOf(description),
            ],
          },
        ]
      : [];
  });
}

/** What is said of an option, without the colon that leads to an example below it. */
function sentenceOf(sentence: PhrasingContent[]): PhrasingContent[] {
  const own = structuredClone(sentence);
  const last = own.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.replace(/:\s*$/, '.');
  }
  return own;
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

type UnstatedDefault = { follows: string } | { value: unknown };

/**
 * Defaults that the plugin's metadata doesn't state, by rule and option: a test lints the examples of
 * the rules' pages with and without them. A name that ends in `.` stands for all that begin with it.
 */
export const unstatedDefaults: Partial<
  Record<string, Record<string, UnstatedDefault>>
> = {
  'array-type': { readonly: { follows: 'default' } },
  'ban-types': { extendDefaults: { value: true } },
  'explicit-member-accessibility': {
    'overrides.': { follows: 'accessibility' },
    ignoredMethodNames: { value: [] },
  },
  'member-ordering': {
    classes: { follows: 'default' },
    classExpressions: { follows: 'default' },
    interfaces: { follows: 'default' },
    typeLiterals: { follows: 'default' },
  },
  'no-magic-numbers': { ignoreTypeIndexes: { value: false } },
  'no-misused-promises': {
    'checksVoidReturn.': { follows: 'checksVoidReturn' },
  },
  'no-unused-vars': {
    args: { value: 'after-used' },
    caughtErrors: { value: 'none' },
    ignoreRestSiblings: { value: false },
    vars: { value: 'all' },
  },
  'restrict-template-expressions': {
    allowArray: { value: false },
    allowNever: { value: false },
  },
};

/** What an option of a rule does as long as it isn't set, where the plugin doesn't state it. */
export function unstatedDefault(
  ruleName: string,
  option: string,
): UnstatedDefault | undefined {
  const entries = Object.entries(unstatedDefaults[ruleName] ?? {});
  return entries.find(([name]) =>
    name.endsWith('.') ? option.startsWith(name) : option === name,
  )?.[1];
}
