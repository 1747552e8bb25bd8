import prettier from 'eslint-config-prettier';
import { prettierPresetsWith } from '../../../src/linter/presets';
import type {
  KnownRules,
  PlaygroundRule,
  PresetEntry,
  RemovedRule,
} from '../../../src/linter/protocol';
import { baseRuleOf } from '../../../src/rules/page/howToUse';
import { ruleLink } from '../../../src/rules/ruleLink';
import {
  installedPackages,
  type Packages,
  pluginPrefix,
} from '../../packages/packages';
import type { Rule } from '../../packages/rules';
import { removedRuleHistories, removedRules } from '../../rules/removedRules';

/** Every rule of the plugin and of ESLint's core, for the config's editor. */
export function describeRules(
  packages: Packages = installedPackages,
): PlaygroundRule[] {
  const own = Array.from(packages.rules.values(), rule =>
    describeRule(
      pluginPrefix,
      rule,
      entriesOf(pluginPrefix + rule.name, packages),
    ),
  );
  const core = Array.from(packages.coreRules.values(), rule =>
    describeRule('', rule, [
      ...coreEntriesOf(rule),
      ...entriesOf(rule.name, packages),
    ]),
  );
  return [...own, ...core];
}

function describeRule(
  prefix: string,
  rule: Rule,
  entries: readonly PresetEntry[],
): PlaygroundRule {
  const id = prefix + rule.name;
  const baseRule = baseRuleOf(rule);
  return {
    id,
    description: rule.docs.description,
    url: ruleLink(id),
    fixable: rule.fixable !== undefined,
    hasSuggestions: rule.hasSuggestions ?? false,
    requiresTypeChecking: rule.docs.requiresTypeChecking ?? false,
    deprecated: rule.deprecated ?? false,
    ...(rule.deprecated && { replacedBy: rule.replacedBy ?? [] }),
    ...(baseRule !== undefined && { extendsRule: baseRule }),
    entries: [
      ...entries,
      // For all files.
      ...prettierPresetsWith(id, prettier).map((preset): PresetEntry => ({
        preset,
        entry: 'off',
      })),
    ],
    schema: rule.schema,
    defaults: rule.defaultOptions,
  };
}

function entriesOf(id: string, { presets }: Packages): PresetEntry[] {
  return presets.flatMap(({ name: preset, rules, javascriptRules }) => {
    const entry = rules[id];
    return entry === undefined
      ? []
      : javascriptRules[id] === undefined
        ? [{ preset, entry, onlyTypescript: true }]
        : [{ preset, entry }];
  });
}

function coreEntriesOf(rule: Rule): PresetEntry[] {
  return [
    ...(rule.isRecommendedInCore ? ['eslint:recommended'] : []),
    ...(rule.deprecated ? [] : ['eslint:all']),
  ].map(preset => ({ preset, entry: 'error' }));
}

/** Every rule that the plugin had and has no longer, for the config's editor. */
export function describeRemovedRules(): RemovedRule[] {
  return removedRuleHistories().map(({ id, name, removedIn, replacedBy }) => ({
    id,
    removedIn,
    replacedBy,
    ...(removedRules.some(rule => rule.name === name) && { url: ruleLink(id) }),
  }));
}

/** All that is known of rules. Read once. */
export function describeKnownRules(): KnownRules {
  return (known ??= {
    rules: describeRules(),
    removed: describeRemovedRules(),
  });
}

let known: KnownRules | undefined;
