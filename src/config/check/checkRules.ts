import type { KnownRules, PlaygroundRule } from '../../linter/protocol';
import type { TextProblem } from '../json/parsedJson';
import { isForeignRule } from '../packageNames';
import type { ConfigPart, WrittenRule } from '../read/configPart';
import { isOn } from '../ruleEntry';
import { findMismatch } from './findMismatch';
import { explainUnknownRule, meantRule } from './unknownRule';

/** What is wrong with a rule in a config. `info`: it is off, so that nothing comes of it. */
export interface RuleMistake extends TextProblem {
  ruleId: string;
  /** What was probably meant in that place, where it is one word for another. */
  meant?: string;
}

/**
 * Checks the rules of all parts of a config, those for other files included: whether there are such rules,
 * and whether they take these options.
 */
export function checkRules(
  parts: readonly ConfigPart[],
  known: KnownRules,
): RuleMistake[] {
  const rules = new Map(known.rules.map(rule => [rule.id, rule]));
  return parts
    .flatMap(part => part.rules)
    .filter(({ id }) => !isForeignRule(id))
    .flatMap(written => {
      const rule = rules.get(written.id);
      return rule === undefined
        ? checkUnknown(written, known)
        : checkOptions(written, rule);
    });
}

function checkUnknown(
  { id: ruleId, entry, key: { offset, length } }: WrittenRule,
  known: KnownRules,
): RuleMistake {
  const isUsed = isOn(entry);
  return {
    ruleId,
    severity: isUsed ? 'error' : 'info',
    message: explainUnknownRule(ruleId, isUsed, known),
    ...meantBy(ruleId, known),
    offset,
    length,
  };
}

function meantBy(ruleId: string, known: KnownRules): { meant?: string } {
  const meant = meantRule(ruleId, known);
  return meant === undefined ? {} : { meant };
}

/** Of a rule that is off, ESLint does not look at the options. */
function checkOptions(
  { id: ruleId, entry, value }: WrittenRule,
  { schema }: PlaygroundRule,
): RuleMistake[] {
  const [, ...options] = value.children ?? [];
  const [first] = options;
  if (first === undefined || !isOn(entry)) {
    return [];
  }
  const last = options.at(-1) ?? first;
  const mismatch = findMismatch(schema, {
    type: 'array',
    children: options,
    offset: first.offset,
    length: last.offset + last.length - first.offset,
  });
  return mismatch === undefined
    ? []
    : [
        {
          ruleId,
          severity: 'error',
          message: `${ruleId}: ${mismatch.message}`,
          ...(mismatch.meant !== undefined && { meant: mismatch.meant }),
          offset: mismatch.node.offset,
          length: mismatch.node.length,
        },
      ];
}
