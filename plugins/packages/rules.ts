import type { RuleMetadata } from '../../src/rules/metadata';
import { asListSchema, type JsonSchema, modernizeSchema } from './jsonSchema';
import { checkKeys, type OnUnknown } from './unknown';

/** A rule of the plugin or of ESLint's core, in one shape for all versions of them. */
export interface Rule extends Omit<RuleMetadata, 'presets' | 'since'> {
  isRecommendedInCore: boolean;
  messages: Readonly<Record<string, string>>;
  /** Of the list of what may follow the severity in a config. */
  schema: JsonSchema;
  defaultOptions: readonly unknown[];
}

/** A rule as its package has it. */
export interface RuleModule {
  create?: (context: never) => object;
  defaultOptions?: readonly unknown[];
  meta?: RuleMeta;
}

interface RuleMeta extends DeprecatedMeta {
  defaultOptions?: readonly unknown[];
  docs?: {
    description?: string;
    extendsBaseRule?: boolean | string;
    recommended?: unknown;
    requiresTypeChecking?: boolean;
  };
  fixable?: RuleMetadata['fixable'] | null;
  hasSuggestions?: boolean;
  messages?: Readonly<Record<string, string>>;
  schema?: JsonSchema | readonly JsonSchema[];
  type?: RuleMetadata['type'];
}

const ruleKeys = new Set(['create', 'defaultOptions', 'meta', 'name']);
const metaKeys = new Set([
  'defaultOptions',
  'deprecated',
  // Which languages a rule of the core is for; here it is about TypeScript alone.
  'dialects',
  'docs',
  'fixable',
  'hasSuggestions',
  'language',
  'messages',
  'replacedBy',
  'schema',
  'type',
]);
const docsKeys = new Set([
  'description',
  'dialects',
  'extendsBaseRule',
  // Says to contributors that the rule gets no new options.
  'frozen',
  'recommended',
  'requiresTypeChecking',
  'url',
]);

const types: ReadonlySet<unknown> = new Set([
  'layout',
  'problem',
  'suggestion',
]);
const fixables: ReadonlySet<unknown> = new Set(['code', 'whitespace']);

const reader = 'plugins/packages/rules.ts';

/** Reads what a rule says of itself. */
export function readRule(
  name: string,
  rule: RuleModule,
  place: string,
  onUnknown: OnUnknown,
): Rule {
  const { meta = {} } = rule;
  const { docs = {} } = meta;
  checkKeys(rule, ruleKeys, { place, reader, onUnknown });
  checkKeys(meta, metaKeys, { place: `${place}: meta`, reader, onUnknown });
  checkKeys(docs, docsKeys, { place: `${place}: docs`, reader, onUnknown });
  checkValues(meta, place, onUnknown);
  const replacedBy = readReplacements(meta, place, onUnknown);
  const { extendsBaseRule, recommended } = docs;
  const typedOption = typedOptions.get(name);
  // Absent is written as absent, not as false: the data reaches every page.
  return {
    name,
    type: meta.type ?? 'suggestion',
    docs: {
      description: docs.description ?? '',
      ...(docs.requiresTypeChecking && { requiresTypeChecking: true }),
      ...(typedOption !== undefined && { typedOption }),
      ...(extendsBaseRule && { extendsBaseRule }),
    },
    ...(meta.fixable && !neverFixing.has(name) && { fixable: meta.fixable }),
    ...(meta.hasSuggestions && { hasSuggestions: true }),
    ...(replacedBy && { deprecated: true }),
    ...(replacedBy && replacedBy.length > 0 && { replacedBy }),
    isRecommendedInCore: recommended === true,
    messages: meta.messages ?? {},
    schema: asListSchema(modernizeSchema(meta.schema ?? { type: 'array' })),
    defaultOptions: rule.defaultOptions ?? meta.defaultOptions ?? [],
  };
}

/** Reports what is missing, and values that pages have no words for. */
function checkValues(
  { docs, fixable, messages, schema, type }: RuleMeta,
  place: string,
  onUnknown: OnUnknown,
): void {
  const checks: [key: string, isKnown: boolean, value: unknown][] = [
    ['type', types.has(type), type],
    ['docs.description', docs?.description !== undefined, docs?.description],
    ['fixable', !fixable || fixables.has(fixable), fixable],
    ['messages', messages !== undefined, messages],
    ['schema', typeof schema === 'object', schema],
  ];
  for (const [key, isKnown, value] of checks) {
    if (!isKnown) {
      onUnknown(
        `${place}: meta.${key} is ${value === undefined ? 'missing' : JSON.stringify(value)}. Teach ${reader} to read it.`,
      );
    }
  }
}

/**
 * Rules that never fix anything, though their `meta.fixable` says that they do: their reports only have
 * suggestions. Of all fixable rules, these have no fix in any example or claim of their pages.
 */
export const neverFixing: ReadonlySet<string> = new Set([
  'use-unknown-in-catch-callback-variable',
]);

/**
 * Rules that need type information only for one of their options, though their
 * `meta.docs.requiresTypeChecking` says that they always do.
 */
export const typedOptions: ReadonlyMap<string, string> = new Map([
  ['naming-convention', 'types'],
]);

/** What rules say of being deprecated: `deprecated: true` with names up to 7.x, an object since 8.x and ESLint 9. */
export interface DeprecatedMeta {
  deprecated?: { replacedBy?: readonly ReplacedByInfo[] } | boolean;
  replacedBy?: readonly string[];
}

interface ReplacedByInfo {
  /** The package that has the rule; `eslint` for ESLint's core, absent for the package itself. */
  plugin?: { name?: string };
  rule?: { name?: string };
}

const infoKeys = new Set([
  'availableUntil',
  'deprecatedSince',
  'message',
  'replacedBy',
  'url',
]);
const replacementKeys = new Set(['message', 'plugin', 'rule', 'url']);

/** The rules to use instead of a deprecated one, as configs name them; nothing if the rule isn't deprecated. */
export function readReplacements(
  { deprecated, replacedBy = [] }: DeprecatedMeta,
  place: string,
  onUnknown: OnUnknown,
): string[] | undefined {
  if (!deprecated) {
    return undefined;
  }
  if (deprecated === true) {
    return [...replacedBy];
  }
  if (typeof deprecated !== 'object') {
    onUnknown(
      `${place}: meta.deprecated is ${JSON.stringify(deprecated)}. Teach ${reader} to read it.`,
    );
    return [];
  }
  const info = `${place}: meta.deprecated`;
  checkKeys(deprecated, infoKeys, { place: info, reader, onUnknown });
  return (deprecated.replacedBy ?? []).flatMap(replacement => {
    checkKeys(replacement, replacementKeys, {
      place: `${info}.replacedBy`,
      reader,
      onUnknown,
    });
    return ruleIdOf(replacement) ?? [];
  });
}

/** What configs call the rule; `undefined` where a whole plugin replaces it, or a way of writing code. */
function ruleIdOf({ plugin, rule }: ReplacedByInfo): string | undefined {
  const name = rule?.name;
  if (
    !name ||
    name.includes('/') ||
    !plugin?.name ||
    plugin.name === 'eslint'
  ) {
    return name;
  }
  // `@stylistic/eslint-plugin` is `@stylistic/` in a config, `eslint-plugin-n` is `n/`.
  const prefix = plugin.name
    .replace(/\/eslint-plugin$/, '')
    .replace(/(^|\/)eslint-plugin-/, '$1');
  return `${prefix}/${name}`;
}
