import { join } from 'node:path';
import type { RuleMetadata } from '../../src/rules/metadata';
import { chosenPresets } from '../../src/rules/presets/presetNames';
import type {
  ChangedOption,
  ChangedPreset,
  ChangedRule,
  OptionState,
  ReplacedRule,
  VersionChanges,
} from '../../src/upgrade/changes';
import {
  installedPackages,
  type Packages,
  type PackageVersions,
  readPackages,
} from '../packages/packages';
import { type OnUnknown, refuseUnknown } from '../packages/unknown';
import {
  type OptionRow,
  optionRows,
} from '../rules/anatomy/options/optionRows';
import { printTableType } from '../rules/anatomy/options/printType';
import { readSchema } from '../rules/anatomy/options/readSchema';
import { readRules } from '../rules/readRules';
import {
  deprecatedSince,
  historyOf,
  removedRuleHistories,
} from '../rules/removedRules';

/** What changes from an older version to the documented one. @param plugin the package with the plugin's older version */
export function readChanges(plugin: string): VersionChanges {
  const before = readPackageFacts(
    readPackages(join(__dirname, '../..'), {
      plugin,
      // Of versions that the site doesn't document, only what it compares has to be understood.
      onUnknown: () => undefined,
    }),
    () => undefined,
  );
  const after = readPackageFacts(installedPackages, refuseUnknown);
  const { added, removed, deprecated, ...comparison } = compareFacts(
    before,
    after,
  );
  return {
    from: before.versions.version,
    to: after.versions.version,
    ...comparison,
    added: added.map(name => ({
      name,
      description: after.rules.get(name)?.metadata.docs.description ?? '',
      since: historyOf(name).since,
    })),
    removed: removed.map(describeRemoved),
    deprecated: deprecated.map(name => ({
      name,
      since: deprecatedSince(name),
      replacedBy: after.rules.get(name)?.metadata.replacedBy ?? [],
    })),
  };
}

function describeRemoved(name: string): ReplacedRule {
  const removed = removedRuleHistories().find(rule => rule.name === name);
  if (removed === undefined) {
    throw new Error(
      `data/rule-history.json doesn't say in which version the rule "${name}" was removed. Add it to "removedRules" there.`,
    );
  }
  const { removedIn, replacedBy } = removed;
  return { name, since: removedIn, replacedBy };
}

/** What the site says about a version of the packages. */
export interface PackageFacts {
  versions: PackageVersions;
  rules: ReadonlyMap<string, RuleFacts>;
  /** What each preset sets, by names of presets and of rules as in a config. */
  presets: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  parserOptions: readonly string[];
}

interface RuleFacts {
  metadata: RuleMetadata;
  messages: Readonly<Record<string, string>>;
  /** The table of options; some may be missing where they aren't understood. */
  rows: readonly OptionRow[];
  isUnderstood: boolean;
}

/** What the site says about a version, by the code that its build uses. */
export function readPackageFacts(
  packages: Packages,
  onUnknown: OnUnknown,
): PackageFacts {
  const { parserOptions, presets, versions } = packages;
  const factsAbout = (metadata: RuleMetadata): RuleFacts => {
    const rule = packages.rules.get(metadata.name);
    let isUnderstood = true;
    const type =
      rule &&
      readSchema(rule.schema, metadata.name, problem => {
        isUnderstood = false;
        onUnknown(problem);
      });
    return {
      metadata,
      messages: rule?.messages ?? {},
      rows: type ? optionRows(type, rule.defaultOptions) : [],
      isUnderstood,
    };
  };
  return {
    versions,
    rules: new Map(
      readRules(packages).map(metadata => [
        metadata.name,
        factsAbout(metadata),
      ]),
    ),
    presets: new Map(presets.map(({ name, rules }) => [name, rules])),
    parserOptions,
  };
}

/**
 * Compares two versions of the packages, with rules by name; those that are deprecated were in use before. What is the
 * same in both is left out.
 */
export function compareFacts(before: PackageFacts, after: PackageFacts) {
  const rules = pairs(before.rules, after.rules).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const isDeprecated = (rule?: RuleFacts) => Boolean(rule?.metadata.deprecated);
  return {
    requirements: compareRequirements(before.versions, after.versions),
    added: rules.filter(each => !each.before).map(({ name }) => name),
    removed: rules.filter(each => !each.after).map(({ name }) => name),
    deprecated: rules
      .filter(
        each =>
          each.before && !isDeprecated(each.before) && isDeprecated(each.after),
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
) {
  return Array.from(new Set([...after.keys(), ...before.keys()]), name => ({
    name,
    before: before.get(name),
    after: after.get(name),
  }));
}

function compareRequirements(before: PackageVersions, after: PackageVersions) {
  const named = [
    ['Node.js', 'node'],
    ['ESLint', 'eslint'],
    ['TypeScript', 'typescript'],
  ] as const;
  return named
    .filter(([, key]) => before[key] !== after[key])
    .map(([name, key]) => ({ name, before: before[key], after: after[key] }));
}

const features = {
  needsTypes: ({ docs }: RuleMetadata) => docs.requiresTypeChecking ?? false,
  fixes: ({ fixable }: RuleMetadata) => fixable !== undefined,
  suggests: ({ hasSuggestions }: RuleMetadata) => hasSuggestions ?? false,
};

function compareRule(old?: RuleFacts, now?: RuleFacts): ChangedRule[] {
  if (!old || !now) {
    return [];
  }
  const options =
    old.isUnderstood && now.isUnderstood
      ? compareOptions(old.rows, now.rows)
      : [];
  const messages = compareEntries(old.messages, now.messages);
  const changed = Object.entries(features)
    .filter(([, has]) => has(now.metadata) !== has(old.metadata))
    .map(([name, has]) => [name, has(now.metadata)] as const);
  return options.length + messages.length + changed.length === 0
    ? []
    : [
        {
          name: now.metadata.name,
          options,
          messages,
          ...Object.fromEntries(changed),
        },
      ];
}

function compareOptions(
  old: readonly OptionRow[],
  now: readonly OptionRow[],
): ChangedOption[] {
  const statesOf = (rows: readonly OptionRow[]) =>
    new Map(
      rows.map(({ default: value, name, types }): [string, OptionState] => [
        name,
        {
          type: printTableType(types),
          ...(value !== undefined && { default: value }),
        },
      ]),
    );
  return pairs(statesOf(old), statesOf(now)).filter(
    ({ after, before }) =>
      before?.type !== after?.type ||
      effectiveDefault(before) !== effectiveDefault(after),
  );
}

/** Of an option that is on or off, no default is the same as `false`. */
function effectiveDefault(option: OptionState | undefined): string | undefined {
  return option?.default ?? (option?.type === 'boolean' ? 'false' : undefined);
}

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
) {
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
