import type { RuleMetadata } from '../metadata';

/** A rule for tests: what isn't said of it is as plain as can be. */
export function ruleFixture(
  name: string,
  facts: Partial<RuleMetadata> = {},
): RuleMetadata {
  return {
    name,
    type: 'suggestion',
    docs: { description: 'Does its work' },
    presets: [],
    ...facts,
  };
}
