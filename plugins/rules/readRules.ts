import plugin from '@typescript-eslint/eslint-plugin';
import type { RuleMetadata, RulePreset } from '../../src/rules/metadata';

type PluginRule = (typeof plugin.rules)[string];

/** Reads the metadata of every rule from the installed plugin, by name. */
export function readRules(): RuleMetadata[] {
  return Object.entries(plugin.rules)
    .map(([name, rule]) => metadataOf(name, rule))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
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
