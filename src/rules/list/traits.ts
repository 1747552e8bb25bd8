import { isFormattingRule } from '../isFormattingRule';
import type { RuleMetadata } from '../metadata';
import type { FilterName } from './indexState';

/** Filters that are about presets; the others are about the rule itself. */
export const presetFilters = ['recommended', 'strict', 'stylistic'] as const;

/** Whether a rule is what a filter asks for. */
export const traits: Record<FilterName, (rule: RuleMetadata) => boolean> = {
  recommended: rule => isIn(rule, 'recommended'),
  strict: rule => isIn(rule, 'strict'),
  stylistic: rule => isIn(rule, 'stylistic'),
  fixable: rule => rule.fixable !== undefined,
  suggestions: rule => Boolean(rule.hasSuggestions),
  typed: rule => Boolean(rule.docs.requiresTypeChecking),
  extension: rule => rule.docs.extendsBaseRule !== undefined,
  formatting: isFormattingRule,
  deprecated: rule => Boolean(rule.deprecated),
};

/** Rules that need types are in the type-checked form of a preset alone. */
function isIn(
  { presets }: RuleMetadata,
  preset: (typeof presetFilters)[number],
): boolean {
  return presets.some(
    ({ name }) => name === preset || name === `${preset}-type-checked`,
  );
}
