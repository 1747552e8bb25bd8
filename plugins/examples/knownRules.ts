import plugin from '@typescript-eslint/eslint-plugin';
import { TSESLint } from '@typescript-eslint/utils';

/** The prefix of the plugin's rules, as configs write it. */
export const PLUGIN_PREFIX = '@typescript-eslint/';

/** How a fence names a rule of ESLint's core. */
const CORE_PREFIX = 'eslint/';

/**
 * A rule's id in a config, from its name in a fence.
 *
 * @param name a rule of the plugin, e.g. `no-shadow`; one of the core with a prefix: `eslint/no-shadow`
 * @throws when there is no such rule.
 */
export function ruleIdOf(name: string): string {
  if (name.startsWith(CORE_PREFIX)) {
    const id = name.slice(CORE_PREFIX.length);
    if (!isCoreRule(id)) {
      throw new Error(`ESLint's core has no rule "${id}".`);
    }
    return id;
  }
  if (!Object.hasOwn(plugin.rules, name)) {
    throw new Error(
      isCoreRule(name)
        ? `The plugin has no rule "${name}". For the one of ESLint's core, write rule=${CORE_PREFIX}${name}.`
        : `The plugin has no rule "${name}".`,
    );
  }
  return PLUGIN_PREFIX + name;
}

let coreRules: ReadonlyMap<string, unknown> | undefined;

/** Whether ESLint's core has the rule. Loads all of them when first asked. */
function isCoreRule(name: string): boolean {
  coreRules ??= new TSESLint.Linter().getRules();
  return coreRules.has(name);
}
