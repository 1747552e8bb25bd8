import prettier from 'eslint-config-prettier';
import { prettierPresetsWith } from '../../../src/linter/presets';
import type {
  PlaygroundRule,
  PresetEntry,
  RemovedRule,
} from '../../../src/linter/protocol';
import { ruleLink } from '../../../src/rules/ruleLink';
import {
  installedPackages,
  type Packages,
  pluginPrefix,
} from '../../packages/packages';
import type { Rule } from '../../packages/rules';
import { readRules } from '../../rules/readRules';
import { removedRules, removedRuleHistories } from '../../rules/removedRules';

/** Every rule of the plugin and of ESLint's core, for the config's editor. */
export function describeRules(
  packages: Packages = installedPackages,
): PlaygroundRule[] {
  const presets = new Map(
    readRules(packages).map(rule => [
      rule.name,
      rule.presets.map(({ name }) => name),
    ]),
  );
  const own = Array.from(packages.rules.values(), rule =>
    describeRule(pluginPrefix, rule, {
      presets: presets.get(rule.name) ?? [],
      entries: entriesOf(pluginPrefix + rule.name, packages),
    }),
  );
  const core = Array.from(packages.coreRules.values(), rule =>
    describeRule('', rule, {
      presets: rule.recommended ? ['eslint:recommended'] : [],
      entries: [...coreEntriesOf(rule), ...entriesOf(rule.name, packages)],
    }),
  );
  return [...own, ...core];
}

function describeRule(
  prefix: string,
  rule: Rule,
  inPresets: Pick<PlaygroundRule, 'entries' | 'presets'>,
): PlaygroundRule {
  const id = prefix + rule.name;
  return {
    id,
    description: rule.description,
    url: ruleLink(id),
    fixable: rule.fixable !== undefined,
    hasSuggestions: rule.hasSuggestions,
    requiresTypeChecking: rule.requiresTypeChecking,
    deprecated: rule.deprecation !== undefined,
    ...(rule.deprecation && { replacedBy: rule.deprecation.replacedBy }),
    ...(rule.extendsBaseRule !== undefined && {
      extendsRule:
        rule.extendsBaseRule === true ? rule.name : rule.extendsBaseRule,
    }),
    presets: inPresets.presets,
    entries: [
      ...inPresets.entries,
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

/** What the plugin's presets set for a rule, by its id. */
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
    ...(rule.recommended ? ['eslint:recommended'] : []),
    ...(rule.deprecation ? [] : ['eslint:all']),
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
