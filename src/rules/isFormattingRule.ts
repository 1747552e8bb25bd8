import type { RuleMetadata } from './metadata';

/** Whether a rule is about formatting alone, which is a formatter's job. */
export function isFormattingRule({
  type,
  replacedBy = [],
}: Pick<RuleMetadata, 'replacedBy' | 'type'>): boolean {
  return (
    type === 'layout' || replacedBy.some(name => name.startsWith('@stylistic/'))
  );
}
