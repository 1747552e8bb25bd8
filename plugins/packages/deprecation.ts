import { checkKeys, type OnUnknown } from './unknown';

/** That a rule is no longer to be used. */
export interface Deprecation {
  /** The rules to use instead, as configs name them: those of ESLint's core have no prefix. */
  replacedBy: string[];
}

/** What rules say of it: `deprecated: true` with names up to 7.x, an object since 8.x and ESLint 9. */
export interface DeprecatedMeta {
  deprecated?: DeprecatedInfo | boolean;
  replacedBy?: readonly string[];
}

interface DeprecatedInfo {
  availableUntil?: string | null;
  deprecatedSince?: string;
  message?: string;
  replacedBy?: readonly ReplacedByInfo[];
  url?: string;
}

interface ReplacedByInfo {
  message?: string;
  /** The package that has the rule; `eslint` for ESLint's core, absent for the package itself. */
  plugin?: { name?: string; url?: string };
  rule?: { name?: string; url?: string };
  url?: string;
}

const infoKeys = new Set([
  'availableUntil',
  'deprecatedSince',
  'message',
  'replacedBy',
  'url',
]);
const replacementKeys = new Set(['message', 'plugin', 'rule', 'url']);

const reader = 'plugins/packages/deprecation.ts';

/**
 * Whether a rule is deprecated, and by what it is replaced, in one shape for all versions.
 *
 * @param place the rule, for what is not understood
 */
export function readDeprecation(
  { deprecated, replacedBy }: DeprecatedMeta,
  place: string,
  onUnknown: OnUnknown,
): Deprecation | undefined {
  if (!deprecated) {
    return undefined;
  }
  if (deprecated === true) {
    return { replacedBy: [...(replacedBy ?? [])] };
  }
  if (typeof deprecated !== 'object') {
    onUnknown(
      `${place}: meta.deprecated is ${JSON.stringify(deprecated)}. Teach ${reader} to read it.`,
    );
    return { replacedBy: [] };
  }
  const info = `${place}: meta.deprecated`;
  checkKeys(deprecated, infoKeys, { place: info, reader, onUnknown });
  return {
    replacedBy: (deprecated.replacedBy ?? []).flatMap(replacement => {
      checkKeys(replacement, replacementKeys, {
        place: `${info}.replacedBy`,
        reader,
        onUnknown,
      });
      return ruleIdOf(replacement) ?? [];
    }),
  };
}

/** What configs call the rule; `undefined` where a whole plugin replaces it, or a way of writing code. */
function ruleIdOf({ plugin, rule }: ReplacedByInfo): string | undefined {
  const name = rule?.name;
  return name === undefined || name.includes('/') || plugin?.name === undefined
    ? name
    : prefixOf(plugin.name) + name;
}

/** `@stylistic/eslint-plugin` is `@stylistic/` in a config, `eslint-plugin-n` is `n/`. */
function prefixOf(packageName: string): string {
  const prefix = packageName
    .replace(/\/eslint-plugin$/, '')
    .replace(/(^|\/)eslint-plugin-/, '$1');
  return packageName === 'eslint' ? '' : `${prefix}/`;
}
