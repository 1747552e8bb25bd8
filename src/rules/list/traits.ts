import { isFormattingRule } from '../isFormattingRule';
import type { RuleMetadata } from '../metadata';
import type { FilterName } from './indexState';

/** Whether a rule is what a filter asks for. */
export const traits: Record<FilterName, (rule: RuleMetadata) => boolean> = {
  // A type-checked preset contains the one without types.
  recommended: rule => isInPreset(rule, 'recommended-type-checked'),
  strict: rule => isInPreset(rule, 'strict-type-checked'),
  stylistic: rule => isInPreset(rule, 'stylistic-type-checked'),
  fixable: rule => rule.fixable !== undefined,
  suggestions: rule => Boolean(rule.hasSuggestions),
  typed: rule => Boolean(rule.docs.requiresTypeChecking),
  extension: rule => rule.docs.extendsBaseRule !== undefined,
  formatting: isFormattingRule,
  deprecated: rule => Boolean(rule.deprecated),
};

/** Whether a preset turns a rule on. @param preset name as in an `.eslintrc` */
export function isInPreset({ presets }: RuleMetadata, preset: string): boolean {
  return presets.some(({ name }) => name === preset);
}
