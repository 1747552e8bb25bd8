import type { RuleMetadata } from '../../src/rules/metadata';
import { chosenPresets } from '../../src/rules/presets/presetNames';
import type {
  ChangedOption,
  ChangedParserOption,
  ChangedPreset,
  ChangedRule,
  Requirement,
  VersionChanges,
} from '../../src/upgrade/changes';
import type { Packages, PackageVersions } from '../packages/packages';
import type { OnUnknown } from '../packages/unknown';
import {
  type OptionRow,
  optionRows,
} from '../rules/anatomy/options/optionRows';
import { printTableType } from '../rules/anatomy/options/printType';
import { readSchema } from '../rules/anatomy/options/readSchema';
import { readRules } from '../rules/readRules';

/** What the site says about a version of the packages. */
export interface PackageFacts {
  versions: PackageVersions;
  /** By name. */
  rules: ReadonlyMap<string, RuleFacts>;
  /** What each preset sets, by names of presets and of rules as in a config. */
  presets: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  parserOptions: readonly string[];
}

/** What the site says about a rule, for comparing versions of the packages. */
interface RuleFacts {
  metadata: RuleMetadata;
  /** Texts by id. */
  messages: Readonly<Record<string, string>>;
  /** Of the table on the rule's page; some may be missing where they aren't understood. */
  rows: readonly OptionRow[];
  isUnderstood: boolean;
}

/** The facts about every rule of the plugin, by name. */
function readRuleFacts(
  packages: Packages,
  onUnknown: OnUnknown,
): Map<string, RuleFacts> {
  return new Map(
    readRules(packages).map(metadata => {
      const { name } = metadata;
      const rule = packages.rules.get(name);
      let isUnderstood = true;
      const type =
        rule &&
        readSchema(rule.schema, name, problem => {
          isUnderstood = false;
          onUnknown(problem);
        });
      const rows = type ? optionRows(type, rule.defaultOptions) : [];
      const messages = rule?.messages ?? {};
      return [name, { metadata, messages, rows, isUnderstood }];
    }),
  );
}

/** What the site says about a version, by the code that its build uses. */
export function readPackageFacts(
  packages: Packages,
  onUnknown: OnUnknown,
): PackageFacts {
  const { parserOptions, presets, versions } = packages;
  return {
    versions,
    rules: readRuleFacts(packages, onUnknown),
    presets: new Map(presets.map(({ name, rules }) => [name, rules])),
    parserOptions,
  };
}

/** What is different between two versions, rules by name; those that are deprecated were in use before. */
type FactsComparison = Pick<
  VersionChanges,
  'changed' | 'parserOptions' | 'presets' | 'requirements'
> &
  Record<'added' | 'deprecated' | 'removed', string[]>;

/** Compares two versions of the packages. What is the same in both is left out. */
export function compareFacts(
  before: PackageFacts,
  after: PackageFacts,
): FactsComparison {
  const rules = pairs(before.rules, after.rules).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return {
    requirements: compareRequirements(before.versions, after.versions),
    added: rules.filter(each => !each.before).map(({ name }) => name),
    removed: rules.filter(each => !each.after).map(({ name }) => name),
    deprecated: rules
      .filter(
        each =>
          each.before &&
          !each.before.metadata.deprecated &&
          each.after?.metadata.deprecated,
      )
      .map(({ name }) => name),
    changed: rules.flatMap(each => compareRule(each.before, each.after)),
    presets: comparePresets(before.presets, after.presets),
    parserOptions: compareParserOptions(
      before.parserOptions,
      after.parserOptions,
    ),
  };
}

/** What both versions have by a name; `undefined` where one of them has nothing. */
function pairs<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): { name: string; before: Value | undefined; after: Value | undefined }[] {
  return Array.from(new Set([...after.keys(), ...before.keys()]), name => ({
    name,
    before: before.get(name),
    after: after.get(name),
  }));
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
    options:
      old.isUnderstood && now.isUnderstood
        ? compareOptions(old.rows, now.rows)
        : [],
    messages: compareEntries(old.messages, now.messages),
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
  old: readonly OptionRow[],
  now: readonly OptionRow[],
): ChangedOption[] {
  return pairs(optionsByName(old), optionsByName(now)).filter(
    ({ before, after }) =>
      before?.type !== after?.type ||
      effectiveDefault(before) !== effectiveDefault(after),
  );
}

function optionsByName(rows: readonly OptionRow[]) {
  return new Map(
    rows.map(({ default: stated, name, types }) => [
      name,
      {
        type: printTableType(types),
        ...(stated !== undefined && { default: stated }),
      },
    ]),
  );
}

/** Of an option that is on or off, no default is the same as `false`. */
function effectiveDefault(option: ChangedOption['after']): string | undefined {
  return option?.default ?? (option?.type === 'boolean' ? 'false' : undefined);
}

/** Messages of a rule, or what a preset sets, by ids. */
function compareEntries<Value>(
  old: Readonly<Record<string, Value>> = {},
  now: Readonly<Record<string, Value>> = {},
) {
  return pairs(new Map(Object.entries(old)), new Map(Object.entries(now)))
    .filter(each => JSON.stringify(each.before) !== JSON.stringify(each.after))
    .map(({ name: id, ...values }) => ({ id, ...values }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function comparePresets(
  before: PackageFacts['presets'],
  after: PackageFacts['presets'],
): ChangedPreset[] {
  return pairs(before, after).map(({ name, before: old, after: now }) => {
    const rules = compareEntries(old, now);
    const isInBoth = rules.length === 0 ? 'same' : 'changed';
    // The preset to choose that sets the same: this name is an older one.
    const sameAs =
      now &&
      !chosenPresets.includes(name) &&
      chosenPresets.find(
        other => compareEntries(now, after.get(other)).length === 0,
      );
    return {
      name,
      state: old && now ? isInBoth : now ? 'new' : 'gone',
      ...(sameAs && { sameAs }),
      rules,
      kept: Object.fromEntries(
        Object.entries(now ?? {}).filter(
          ([id]) => !rules.some(rule => rule.id === id),
        ),
      ),
    };
  });
}

/** An option that only got something before its name, as `DEPRECATED__`, is the same one. */
function compareParserOptions(
  before: readonly string[],
  after: readonly string[],
): ChangedParserOption[] {
  const fresh = new Set(after.filter(name => !before.includes(name)));
  const gone = before
    .filter(name => !after.includes(name))
    .map(name => {
      const next = [...fresh].find(each => each.endsWith(`_${name}`)) ?? '';
      return fresh.delete(next)
        ? { before: name, after: next }
        : { before: name };
    });
  return [...gone, ...Array.from(fresh, name => ({ after: name }))];
}
