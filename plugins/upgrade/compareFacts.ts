import { chosenPresets } from '../../src/rules/presets/presetNames';
import type {
  ChangedMessage,
  ChangedOption,
  ChangedParserOption,
  ChangedPreset,
  ChangedPresetRule,
  ChangedRule,
  Requirement,
} from '../../src/upgrade/changes';
import type { PackageVersions } from '../packages/readVersions';
import type { OptionFacts, RuleFacts } from '../rules/ruleFacts';

/** What the site says about a version of the packages. */
export interface PackageFacts {
  versions: PackageVersions;
  /** By name. */
  rules: ReadonlyMap<string, RuleFacts>;
  /** What each preset sets, by names of presets and of rules as in a config. */
  presets: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  parserOptions: readonly string[];
}

/** What is different between two versions, rules by name. */
export interface FactsComparison {
  requirements: Requirement[];
  added: string[];
  removed: string[];
  /** Rules that were in use before. */
  deprecated: string[];
  changed: ChangedRule[];
  presets: ChangedPreset[];
  parserOptions: ChangedParserOption[];
}

/** Compares two versions of the packages. What is the same in both is left out. */
export function compareFacts(
  before: PackageFacts,
  after: PackageFacts,
): FactsComparison {
  const both = namesInBoth(before.rules, after.rules);
  const isDeprecated = (facts: PackageFacts, name: string): boolean =>
    facts.rules.get(name)?.metadata.deprecated ?? false;
  return {
    requirements: compareRequirements(before.versions, after.versions),
    added: namesOnlyIn(after.rules, before.rules),
    removed: namesOnlyIn(before.rules, after.rules),
    deprecated: both.filter(
      name => isDeprecated(after, name) && !isDeprecated(before, name),
    ),
    changed: both.flatMap(name =>
      compareRule(before.rules.get(name), after.rules.get(name)),
    ),
    presets: comparePresets(before.presets, after.presets),
    parserOptions: compareParserOptions(
      before.parserOptions,
      after.parserOptions,
    ),
  };
}

function compareRequirements(
  before: PackageVersions,
  after: PackageVersions,
): Requirement[] {
  const named = [
    ['Node.js', 'node'],
    ['ESLint', 'eslint'],
    ['TypeScript', 'typescript'],
  ] as const;
  return named
    .filter(([, key]) => before[key] !== after[key])
    .map(([name, key]) => ({ name, before: before[key], after: after[key] }));
}

function compareRule(old?: RuleFacts, now?: RuleFacts): ChangedRule[] {
  if (!old || !now) {
    return [];
  }
  const [was, is] = [old.metadata, now.metadata];
  const needsTypes = is.docs.requiresTypeChecking ?? false;
  const fixes = is.fixable !== undefined;
  const suggests = is.hasSuggestions ?? false;
  const change: ChangedRule = {
    name: is.name,
    presets: is.presets
      .map(({ name }) => name)
      .filter(name => was.presets.some(preset => preset.name === name)),
    options:
      old.isUnderstood && now.isUnderstood
        ? compareOptions(old.options, now.options)
        : [],
    messages: compareMessages(old.messages, now.messages),
    ...(needsTypes !== (was.docs.requiresTypeChecking ?? false) && {
      needsTypes,
    }),
    ...(fixes !== (was.fixable !== undefined) && { fixes }),
    ...(suggests !== (was.hasSuggestions ?? false) && { suggests }),
  };
  const flags = [change.needsTypes, change.fixes, change.suggests];
  return change.options.length > 0 ||
    change.messages.length > 0 ||
    flags.some(flag => flag !== undefined)
    ? [change]
    : [];
}

function compareOptions(
  old: RuleFacts['options'],
  now: RuleFacts['options'],
): ChangedOption[] {
  return [...new Set([...now.keys(), ...old.keys()])].flatMap(name => {
    const [before, after] = [old.get(name), now.get(name)];
    return before?.type === after?.type &&
      effectiveDefault(before) === effectiveDefault(after)
      ? []
      : [{ name, ...(before && { before }), ...(after && { after }) }];
  });
}

/** Of an option that is on or off, no default is the same as `false`. */
function effectiveDefault(option: OptionFacts | undefined): string | undefined {
  return option?.default ?? (option?.type === 'boolean' ? 'false' : undefined);
}

function compareMessages(
  old: RuleFacts['messages'],
  now: RuleFacts['messages'],
): ChangedMessage[] {
  return Object.keys({ ...now, ...old }).flatMap(id => {
    const [before, after] = [old[id], now[id]];
    return before === after
      ? []
      : [
          {
            id,
            ...(before !== undefined && { before }),
            ...(after !== undefined && { after }),
          },
        ];
  });
}

function comparePresets(
  before: PackageFacts['presets'],
  after: PackageFacts['presets'],
): ChangedPreset[] {
  const names = new Set([...after.keys(), ...before.keys()]);
  return Array.from(names, (name): ChangedPreset => {
    const [old, now] = [before.get(name), after.get(name)];
    const rules = comparePresetRules(old ?? {}, now ?? {});
    const sameAs = now && sameRules(name, now, after);
    const isInBoth = rules.length === 0 ? 'same' : 'changed';
    return {
      name,
      state: old && now ? isInBoth : now ? 'new' : 'gone',
      ...(sameAs !== undefined && { sameAs }),
      rules,
      kept: Object.fromEntries(
        Object.entries(now ?? {}).filter(
          ([id]) => !rules.some(rule => rule.id === id),
        ),
      ),
    };
  });
}

/** The preset to choose that sets the same: the name that was given is an older one. */
function sameRules(
  name: string,
  rules: Readonly<Record<string, unknown>>,
  presets: PackageFacts['presets'],
): string | undefined {
  return chosenPresets.includes(name)
    ? undefined
    : chosenPresets.find(
        other =>
          comparePresetRules(rules, presets.get(other) ?? {}).length === 0,
      );
}

function comparePresetRules(
  old: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): ChangedPresetRule[] {
  return Object.keys({ ...now, ...old })
    .sort()
    .flatMap(id => {
      const [before, after] = [old[id], now[id]];
      return JSON.stringify(before) === JSON.stringify(after)
        ? []
        : [
            {
              id,
              ...(before !== undefined && { before }),
              ...(after !== undefined && { after }),
            },
          ];
    });
}

/** An option that only got something before its name, as `DEPRECATED__`, is the same one. */
function compareParserOptions(
  before: readonly string[],
  after: readonly string[],
): ChangedParserOption[] {
  const gone = before.filter(name => !after.includes(name));
  const fresh = after.filter(name => !before.includes(name));
  const successorOf = (name: string): string | undefined =>
    fresh.find(candidate => candidate.endsWith(`_${name}`));
  const renamed = gone.map(successorOf);
  return [
    ...gone.map(name => {
      const successor = successorOf(name);
      return { before: name, ...(successor && { after: successor }) };
    }),
    ...fresh
      .filter(name => !renamed.includes(name))
      .map(name => ({ after: name })),
  ];
}

function namesInBoth(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): string[] {
  return [...before.keys()].filter(name => after.has(name)).sort();
}

function namesOnlyIn(
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): string[] {
  return [...one.keys()].filter(name => !other.has(name)).sort();
}
