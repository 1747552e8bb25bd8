import type { PlaygroundRule } from '../../../src/linter/protocol';
import { ruleLink } from '../../../src/rules/ruleLink';
import {
  installedPackages,
  type Packages,
  pluginPrefix,
} from '../../packages/packages';
import type { Rule } from '../../packages/rules';
import { readRules } from '../../rules/readRules';

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
    describeRule(pluginPrefix, rule, presets.get(rule.name) ?? []),
  );
  const core = Array.from(packages.coreRules.values(), rule =>
    describeRule('', rule, rule.recommended ? ['eslint:recommended'] : []),
  );
  return [...own, ...core];
}

function describeRule(
  prefix: string,
  rule: Rule,
  presets: PlaygroundRule['presets'],
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
    presets,
    schema: rule.schema,
  };
}
