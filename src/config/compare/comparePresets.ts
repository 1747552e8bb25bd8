import type { KnownRules, PlaygroundRule } from '../../linter/protocol';
import { parseConfig } from '../configDocument';
import { rulesInForce } from '../move/rulesInForce';
import type { ConfigPart } from '../read/configPart';

/** A rule that two configs set differently. */
export interface ComparedRule {
  ruleId: string;
  /** `undefined` for a rule of another plugin. */
  rule: PlaygroundRule | undefined;
  /** The setting as JSON; `undefined`: off. */
  left: string | undefined;
  right: string | undefined;
}

/** The parts of a config that has nothing but a preset. @param name as in an eslintrc config */
export function presetParts(name: string): readonly ConfigPart[] {
  return parseConfig(JSON.stringify({ extends: [name] })).parts;
}

/** The rules that two configs set differently in TypeScript files, in the order of their names. */
export function compareParts(
  left: readonly ConfigPart[],
  right: readonly ConfigPart[],
  { rules }: KnownRules,
): ComparedRule[] {
  const [before, after] = [left, right].map(
    parts =>
      rulesInForce(parts, 'example.ts', rules) ?? new Map<string, string>(),
  );
  const byId = new Map(rules.map(rule => [rule.id, rule]));
  const ids = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...ids]
    .filter(id => before?.get(id) !== after?.get(id))
    .sort()
    .map(ruleId => ({
      ruleId,
      rule: byId.get(ruleId),
      left: before?.get(ruleId),
      right: after?.get(ruleId),
    }));
}
