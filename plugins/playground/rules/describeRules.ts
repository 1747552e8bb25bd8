import plugin from '@typescript-eslint/eslint-plugin';
import { TSESLint } from '@typescript-eslint/utils';

import type { PlaygroundRule } from '../../../src/linter/protocol';
import { ruleLink } from '../../../src/rules/ruleLink';
import { readRules } from '../../rules/readRules';

type Meta = Partial<TSESLint.RuleMetaData<string, unknown[]>>;

/** Every rule of the plugin and of ESLint's core, for the config's editor. */
export function describeRules(): PlaygroundRule[] {
  const presets = new Map(
    readRules().map(rule => [rule.name, rule.presets.map(({ name }) => name)]),
  );
  const core = [...new TSESLint.Linter().getRules()].map(
    ([name, { meta = {} }]) =>
      describeRule(
        name,
        meta,
        meta.docs?.recommended ? ['eslint:recommended'] : [],
      ),
  );
  const own = Object.entries(plugin.rules).map(([name, { meta = {} }]) =>
    describeRule(`@typescript-eslint/${name}`, meta, presets.get(name) ?? []),
  );
  return [...own, ...core];
}

function describeRule(
  id: string,
  meta: Meta,
  presets: PlaygroundRule['presets'],
): PlaygroundRule {
  return {
    id,
    description: meta.docs?.description ?? '',
    url: ruleLink(id),
    fixable: Boolean(meta.fixable),
    hasSuggestions: meta.hasSuggestions ?? false,
    requiresTypeChecking: meta.docs?.requiresTypeChecking ?? false,
    deprecated: Boolean(meta.deprecated),
    presets,
    schema: asArraySchema(meta.schema),
  };
}

/** ESLint takes a list of schemas for those of the options in their order. */
function asArraySchema(schema: unknown): unknown {
  return Array.isArray(schema)
    ? { type: 'array', items: schema, minItems: 0, maxItems: schema.length }
    : (schema ?? { type: 'array' });
}
