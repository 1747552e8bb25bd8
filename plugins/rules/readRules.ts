import plugin from '@typescript-eslint/eslint-plugin';
import type { RuleMetadata, RulePreset } from '../../src/rules/metadata';

type PluginRule = (typeof plugin.rules)[string];

/**
 * Reads the metadata of every rule from the installed plugin, by name.
 *
 * @throws when a rule names a replacement of this plugin that does not exist.
 */
export function readRules(): RuleMetadata[] {
  const rules = Object.entries(plugin.rules)
    .map(([name, rule]) => metadataOf(name, rule))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  checkReplacements(rules);
  return rules;
}

function metadataOf(name: string, { meta }: PluginRule): RuleMetadata {
  const { docs } = meta;
  if (!docs) {
    throw new Error(`The plugin's rule "${name}" has no meta.docs.`);
  }
  // Absent is written as absent, not as false: the data reaches every page.
  return {
    name,
    type: meta.type,
    docs: {
      description: docs.description,
      ...(docs.recommended && {
        recommended: docs.recommended,
      }),
      ...(docs.requiresTypeChecking && { requiresTypeChecking: true }),
      ...(docs.extendsBaseRule && { extendsBaseRule: docs.extendsBaseRule }),
      url: docs.url ?? `https://typescript-eslint.io/rules/${name}`,
    },
    ...(meta.fixable && { fixable: meta.fixable }),
    ...(meta.hasSuggestions && { hasSuggestions: true }),
    ...(meta.deprecated && { deprecated: true }),
    ...(meta.replacedBy && { replacedBy: [...meta.replacedBy] }),
    presets: presetsWith(name),
  };
}

function presetsWith(name: string): RulePreset[] {
  return Object.entries(plugin.configs)
    .map(([preset, config]) => ({
      preset,
      size: Object.keys(config.rules ?? {}).length,
      entry: config.rules?.[`@typescript-eslint/${name}`],
    }))
    .sort((a, b) => a.size - b.size)
    .flatMap(({ preset, entry }) => {
      if (entry === undefined) {
        return [];
      }
      const [severity, ...options] = Array.isArray(entry) ? entry : [entry];
      return severity === 'error' || severity === 'warn'
        ? [{ name: preset, severity, ...(options.length > 0 && { options }) }]
        : [];
    });
}

/**
 * Checks that each `replacedBy` entry with this plugin's prefix names a rule of it.
 *
 * @throws naming the rule and the unknown replacement.
 */
export function checkReplacements(
  rules: readonly Pick<RuleMetadata, 'name' | 'replacedBy'>[],
): void {
  const names = new Set(rules.map(rule => rule.name));
  for (const { name, replacedBy = [] } of rules) {
    for (const replacement of replacedBy) {
      const own = /^@typescript-eslint\/(.+)$/.exec(replacement)?.[1];
      if (own !== undefined && !names.has(own)) {
        throw new Error(
          `The rule "${name}" is said to be replaced by "${replacement}", but the plugin has no such rule.`,
        );
      }
    }
  }
}
