import type { RuleMetadata } from '../metadata';

/**
 * Colored configs with placeholders, made by `plugins/rules` for all rules at once, so that no page
 * carries its own. Each list has one for a rule that needs nothing else, one with type information,
 * one with the base rule off, and one with both.
 */
export interface HowToUse {
  flat: string[];
  legacy: string[];
}

/** Replaced by the rule's name in a config. */
export const rulePlaceholder = 'RULE-NAME';
/** Replaced by the name of the core rule that the rule extends. */
export const baseRulePlaceholder = 'BASE-RULE';

/** The HTML of a config that switches the rule on. */
export function configFor(
  { name, docs }: RuleMetadata,
  templates: readonly string[],
): string {
  const kind =
    (docs.requiresTypeChecking ? 1 : 0) + (docs.extendsBaseRule ? 2 : 0);
  return (templates[kind] ?? '')
    .replaceAll(rulePlaceholder, name)
    .replaceAll(baseRulePlaceholder, baseRuleOf({ name, docs }) ?? '');
}

/** The rule of ESLint that a rule extends. */
export function baseRuleOf({
  name,
  docs: { extendsBaseRule },
}: Pick<RuleMetadata, 'docs' | 'name'>): string | undefined {
  return extendsBaseRule === true ? name : extendsBaseRule;
}
