import { installedPackages, pluginPrefix } from '../packages/packages';

/** How a fence names a rule of ESLint's core. */
const corePrefix = 'eslint/';

/**
 * A rule's id in a config, from its name in a fence.
 *
 * @param name a rule of the plugin, e.g. `no-shadow`; one of the core with a prefix: `eslint/no-shadow`
 * @throws when there is no such rule.
 */
export function ruleIdOf(name: string): string {
  if (name.startsWith(corePrefix)) {
    const id = name.slice(corePrefix.length);
    if (!isCoreRule(id)) {
      throw new Error(`ESLint itself has no rule "${id}".`);
    }
    return id;
  }
  if (!installedPackages.rules.has(name)) {
    throw new Error(
      isCoreRule(name)
        ? `The plugin has no rule "${name}". For ESLint's own rule, write rule=${corePrefix}${name}.`
        : `The plugin has no rule "${name}".`,
    );
  }
  return pluginPrefix + name;
}

/** Whether a rule of the plugin, by its name there, can be configured. */
export function takesOptions(name: string): boolean {
  return installedPackages.rules.get(name)?.schema.maxItems !== 0;
}

function isCoreRule(name: string): boolean {
  return installedPackages.coreRules.has(name);
}
