import type { RuleMetadata, RulePurpose } from '../metadata';
import type { IndexState } from './indexState';
import { sortRules } from './sortRules';

/** Rules that are listed together. */
export interface RuleGroup {
  /** What they are for; absent where all rules are in one list. */
  purpose?: RulePurpose;
  rules: RuleMetadata[];
}

/** The rules in the groups and the order that are asked for. @param rules by name */
export function groupRules(
  rules: readonly RuleMetadata[],
  purposes: readonly RulePurpose[],
  state: Pick<IndexState, 'descending' | 'sort'>,
): RuleGroup[] {
  return state.sort === 'purpose'
    ? purposes.map(purpose => ({
        purpose,
        rules: rules.filter(({ name }) => purpose.rules.includes(name)),
      }))
    : [{ rules: sortRules(rules, state) }];
}

/** The address of a group in the page, without "#". */
export function purposeId({ name }: RulePurpose): string {
  const words = name.toLowerCase().match(/\w+/g) ?? [];
  return ['for', ...words].join('-');
}
