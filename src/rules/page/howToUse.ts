import type { RuleMetadata } from '../metadata';

/** `eslint.config.js`, or `.eslintrc`. */
export type ConfigFormat = 'flat' | 'legacy';

/**
 * A line of what a reader copies to turn a rule on or off, with placeholders: made by `plugins/rules` for
 * all rules at once, so that no page carries its own.
 */
export interface ConfigLine {
  /** Colored. */
  html: string;
  /** Which rules alone need the line; absent where all do. */
  only?: RuleKind;
}

/** A kind of rule that a config has more to say for: one with type information, or with a base rule. */
export type RuleKind = 'extension' | 'typed';

/** Stands for the rule's name in a config. */
export const rulePlaceholder = 'RULE-NAME';
/** Stands for the name of the core rule that the rule extends. */
export const baseRulePlaceholder = 'BASE-RULE';

/** The HTML of what turns a rule on or off. */
export function fillIn(
  rule: Pick<RuleMetadata, 'docs' | 'name'>,
  lines: readonly ConfigLine[],
): string {
  const baseRule = baseRuleOf(rule);
  const isOf: Record<RuleKind, boolean> = {
    extension: baseRule !== undefined,
    typed: alwaysNeedsTypes(rule),
  };
  return lines
    .filter(({ only }) => only === undefined || isOf[only])
    .map(({ html }) => html)
    .join('\n')
    .replaceAll(rulePlaceholder, rule.name)
    .replaceAll(baseRulePlaceholder, baseRule ?? '');
}

/** Whether a rule needs type information whatever its options are. */
export function alwaysNeedsTypes({
  docs,
}: Pick<RuleMetadata, 'docs'>): boolean {
  return (
    docs.requiresTypeChecking !== undefined && docs.typedOption === undefined
  );
}

/** The rule of ESLint that a rule extends. */
export function baseRuleOf({
  name,
  docs: { extendsBaseRule },
}: Pick<RuleMetadata, 'docs' | 'name'>): string | undefined {
  return extendsBaseRule === true ? name : extendsBaseRule;
}
