import {
  isFormattingRule,
  type RuleMetadata,
  type RulePurpose,
} from '../metadata';
import { chosenPresets } from '../presets/presetNames';
import {
  type FilterName,
  filterNames,
  type IndexState,
  noPreset,
  type SortKey,
} from './indexState';
import {
  type Closeness,
  matchedLine,
  matchTerm,
  type RuleText,
  ruleText,
  type RuleWords,
  searchTerms,
} from './matchText';

export interface FoundRules {
  /** Names of the rules that are asked for. */
  names: ReadonlySet<string>;
  /** The option or message that a rule was found by, where that can't be seen. */
  foundBy: ReadonlyMap<string, string | undefined>;
  /** How many more there would be if deprecated rules weren't hidden. */
  hidden: number;
  /** Whether none has the words as they are written, and these have similar ones. */
  isForgiving: boolean;
}

/**
 * The rules that are asked for. A word that no rule has may be the start of one, and if it isn't, typos are
 * forgiven.
 */
export function findRules(
  rules: readonly RuleMetadata[],
  state: IndexState,
  words: RuleWords,
): FoundRules {
  const { deprecated, ...filters } = state.filters;
  const terms = searchTerms(state.text);
  const texts = new Map(
    rules.map(rule => [rule, ruleText(rule, words[rule.name])]),
  );
  const { matching, isForgiving } = findByText(texts, terms);
  const found = matching.filter(rule => matchRule(rule, { ...state, filters }));
  const asked = found.filter(rule =>
    matchRule(rule, { filters: { deprecated } }),
  );
  return {
    names: new Set(asked.map(rule => rule.name)),
    foundBy: new Map(
      asked.map(rule => [
        rule.name,
        matchedLine(rule, words[rule.name] ?? '', terms),
      ]),
    ),
    hidden: deprecated === 'without' ? found.length - asked.length : 0,
    isForgiving: isForgiving && found.length > 0,
  };
}

const byCloseness: readonly Closeness[] = ['word', 'start', 'similar'];

/** The rules that have all terms, as closely as there are some. */
function findByText(
  texts: ReadonlyMap<RuleMetadata, RuleText>,
  terms: readonly string[],
): { matching: RuleMetadata[]; isForgiving: boolean } {
  const closest = terms.map(
    term =>
      byCloseness.find(closeness =>
        [...texts.values()].some(text => matchTerm(text, term, closeness)),
      ) ?? 'similar',
  );
  // No rule may have all of them although some rule has each.
  const attempts: Closeness[][] = [
    closest,
    terms.map(() => 'start'),
    terms.map(() => 'similar'),
  ];
  for (const closeness of attempts) {
    const matching = [...texts]
      .filter(([, text]) =>
        terms.every((term, index) =>
          matchTerm(text, term, closeness[index] ?? 'similar'),
        ),
      )
      .map(([rule]) => rule);
    if (matching.length > 0) {
      return { matching, isForgiving: closeness.includes('similar') };
    }
  }
  return { matching: [], isForgiving: false };
}

/** Whether a rule has the preset and passes the filters that are asked for. */
export function matchRule(
  rule: RuleMetadata,
  { preset, filters }: Pick<IndexState, 'filters' | 'preset'>,
): boolean {
  return (
    (preset === undefined ||
      (preset === noPreset
        ? rule.presets.length === 0
        : isInPreset(rule, preset))) &&
    filterNames.every(name => {
      const mode = filters[name];
      return mode === undefined || traits[name](rule) === (mode === 'with');
    })
  );
}

/** Whether a rule is what a filter asks for. */
export const traits: Record<FilterName, (rule: RuleMetadata) => boolean> = {
  // A type-checked preset contains the one without types.
  recommended: rule => isInPreset(rule, 'recommended-type-checked'),
  strict: rule => isInPreset(rule, 'strict-type-checked'),
  stylistic: rule => isInPreset(rule, 'stylistic-type-checked'),
  fixable: rule => rule.fixable !== undefined,
  suggestions: rule => Boolean(rule.hasSuggestions),
  typed: rule => Boolean(rule.docs.requiresTypeChecking),
  extension: rule => rule.docs.extendsBaseRule !== undefined,
  formatting: isFormattingRule,
  deprecated: rule => Boolean(rule.deprecated),
};

/** Whether a preset turns a rule on. @param preset name as in an `.eslintrc` */
export function isInPreset({ presets }: RuleMetadata, preset: string): boolean {
  return presets.some(({ name }) => name === preset);
}

export interface RuleGroup {
  /** What they are for; absent where all rules are in one list. */
  purpose?: RulePurpose;
  rules: RuleMetadata[];
}

/** The rules in the groups and the order that are asked for. @param rules by name */
export function groupRules(
  rules: readonly RuleMetadata[],
  groupings: Readonly<Partial<Record<SortKey, readonly RulePurpose[]>>>,
  state: Pick<IndexState, 'descending' | 'sort'>,
): RuleGroup[] {
  return (
    groupings[state.sort]?.map(purpose => ({
      purpose,
      rules: rules.filter(({ name }) => purpose.rules.includes(name)),
    })) ?? [{ rules: sortRules(rules, state) }]
  );
}

/** The address of a group in the page, without "#". */
export function purposeId({ name }: RulePurpose): string {
  const words = name.toLowerCase().match(/\w+/g) ?? [];
  return ['for', ...words].join('-');
}

const types: readonly RuleMetadata['type'][] = [
  'problem',
  'suggestion',
  'layout',
];

/** What comes first, for rules that differ in it. Names are in order already. */
const ranks: Record<SortKey, (rule: RuleMetadata) => number> = {
  name: () => 0,
  // In groups of their own, where they are in order.
  purpose: () => 0,
  cost: () => 0,
  preset: ({ presets: [smallest] }) =>
    smallest ? chosenPresets.indexOf(smallest.name) : chosenPresets.length,
  type: rule => types.indexOf(rule.type),
};

/** The rules in the order that is asked for. @param rules by name */
export function sortRules(
  rules: readonly RuleMetadata[],
  { sort, descending }: Pick<IndexState, 'descending' | 'sort'>,
): RuleMetadata[] {
  if (sort === 'name') {
    return descending ? [...rules].reverse() : [...rules];
  }
  const rank = ranks[sort];
  const direction = descending ? -1 : 1;
  return [...rules].sort((a, b) => direction * (rank(a) - rank(b)));
}

/** Versions that readers may come from, newest first: the last one of each older major, and the last first one. */
export const sinceChoices = ['7.0', '6.21', '5.62'];

/**
 * Whether a rule came after a version.
 *
 * @param first the first version with the rule, such as `6.2.0`
 * @param since with or without its last number; all rules came after none
 */
export function isNewSince(
  first: string | undefined,
  since: string | undefined,
): boolean {
  if (since === undefined || first === undefined) {
    return since === undefined;
  }
  const [major = 0, minor = 0] = first.split('.').map(Number);
  const [sinceMajor = 0, sinceMinor = 0] = since.split('.').map(Number);
  return major === sinceMajor ? minor > sinceMinor : major > sinceMajor;
}
