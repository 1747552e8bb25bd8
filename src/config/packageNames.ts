/** The plugin that the playground has, as configs name it. */
export const ownPlugin = '@typescript-eslint';

/** The parser that everything is parsed with in the playground. */
export const ownParser = `${ownPlugin}/parser`;

/** The package of a plugin, by its name in a config: `react` is `eslint-plugin-react`. */
export function pluginPackage(name: string): string {
  return packageName(name, 'eslint-plugin');
}

/** Whether a name in a config is where a file is. */
export function isFilePath(name: string): boolean {
  return /^(?:\.|\/|[A-Za-z]:[/\\]|file:)/.test(name);
}

/** The package that has a preset, or the path of the file that is one: `airbnb/hooks` is in `eslint-config-airbnb`. */
export function packageOfPreset(name: string): string {
  const [, plugin] = /^plugin:(.+)\/[^/]+$/.exec(name) ?? [];
  if (plugin !== undefined) {
    return pluginPackage(plugin);
  }
  return isFilePath(name) ? name : packageName(name, 'eslint-config');
}

/** The plugin that a rule's id names; `undefined` for a rule of ESLint itself. */
export function pluginOf(ruleId: string): string | undefined {
  const slash = ruleId.startsWith('@')
    ? ruleId.lastIndexOf('/')
    : ruleId.indexOf('/');
  return slash < 0 ? undefined : ruleId.slice(0, slash);
}

/** Whether a plugin is the playground's own, however a config names it. */
export function isOwnPlugin(name: string): boolean {
  return pluginPackage(name) === pluginPackage(ownPlugin);
}

/** What people write before the names of the plugin's rules, and is not known to be another plugin. */
const otherPrefixes = new Set(['ts', 'typescript', 'typescript-eslint']);

/** Why something of a package cannot be used. @param name what a config calls it */
export function explainMissing(name: string, packageName: string): string {
  return name === packageName
    ? 'it isn’t part of ESLint or typescript-eslint.'
    : `it needs ${packageName}.`;
}

/** Whether a rule is one of another plugin, about which nothing is known here. */
export function isForeignRule(ruleId: string): boolean {
  const plugin = pluginOf(ruleId);
  return (
    plugin !== undefined && !isOwnPlugin(plugin) && !otherPrefixes.has(plugin)
  );
}

/** Why a rule of another plugin cannot be used; `undefined` for the plugin's own rules and ESLint's. */
export function missingFor(ruleId: string): string | undefined {
  const plugin = pluginOf(ruleId) ?? '';
  return isForeignRule(ruleId)
    ? explainMissing(plugin, pluginPackage(plugin))
    : undefined;
}

/** Names are completed as ESLint does it: https://eslint.org/docs/v8.x/extend/shareable-configs#using-a-shareable-config */
function packageName(name: string, prefix: string): string {
  const [first = '', second] = name.split('/');
  const complete = (part: string) =>
    part === prefix || part.startsWith(`${prefix}-`)
      ? part
      : `${prefix}-${part}`;
  if (!first.startsWith('@')) {
    return complete(first);
  }
  return `${first}/${second === undefined ? prefix : complete(second)}`;
}
