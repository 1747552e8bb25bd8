import type { Node } from 'jsonc-parser';
import type {
  KnownRules,
  PlaygroundRule,
  RemovedRule,
} from '../../linter/protocol';
import type { LintError, LintMessage } from '../../linter/types';
import { indexLines } from '../../text/positions';
import {
  parseJson,
  problemAt,
  type TextProblem,
  valueOf,
} from '../json/parseJson';
import { isForeignRule, ownPlugin } from '../packageNames';
import type { ConfigPart, WrittenRule } from '../read/configPart';
import { isOn } from '../ruleEntry';
import { findMismatch } from './findMismatch';
import { nearestName } from './nearestName';

/** What is wrong with a rule in a config. `info`: it is off, so that nothing comes of it. */
export interface RuleMistake extends TextProblem {
  ruleId: string;
  /** What was probably meant in that place, where it is one word for another. */
  meant?: string | undefined;
  /** Set where an older version of the plugin had a rule of that name. */
  removed?: RemovedRule | undefined;
}

/** Checks the rules of all parts of a config, those for other files included: their names and their options. */
export function checkRules(
  parts: readonly ConfigPart[],
  known: KnownRules,
): RuleMistake[] {
  const check = ruleChecker(known);
  return parts.flatMap(({ rules }) => rules.flatMap(rule => check(rule) ?? []));
}

/** @returns finds the mistake in a rule's entry, if there is one */
export function ruleChecker(
  known: KnownRules,
): (written: WrittenRule) => RuleMistake | undefined {
  const rules = new Map(known.rules.map(rule => [rule.id, rule]));
  return written => {
    const rule = rules.get(written.id);
    return isForeignRule(written.id)
      ? undefined
      : rule === undefined
        ? checkUnknown(written, known)
        : checkOptions(written.value, rule);
  };
}

function checkUnknown(
  { id: ruleId, entry, key }: WrittenRule,
  known: KnownRules,
): RuleMistake {
  const isUsed = isOn(entry);
  const removed = removedRule(ruleId, known);
  const meant = removed ? undefined : meantRule(ruleId, known);
  const fact = removed
    ? `"${removed.id}" was removed in version ${removed.removedIn} of the plugin.`
    : `There is no rule "${ruleId}".`;
  const next = removed?.replacedBy.map(name => `"${name}"`).join(' or ');
  const advice =
    meant !== undefined
      ? ` Did you mean "${meant}"?`
      : !isUsed
        ? ' It is off: delete it.'
        : next
          ? ` Use ${next}.`
          : '';
  return {
    ...problemAt(key, isUsed ? 'error' : 'info', fact + advice),
    ruleId,
    meant,
    removed,
  };
}

/** Says what a rule's options in a comment have to be, where ESLint reports them in its schema's words. Other reports stay as they are. */
export function explainComment(
  report: LintMessage,
  code: string,
  rules: readonly PlaygroundRule[],
): LintMessage {
  const { column, endColumn, endLine, line, message, ruleId } = report;
  const rule = message.startsWith(`Inline configuration for rule "`)
    ? rules.find(({ id }) => id === ruleId)
    : undefined;
  if (!rule || endLine === undefined || endColumn === undefined) {
    return report;
  }
  const { offsetAt } = indexLines(code);
  const [, written = ''] = code
    .slice(
      offsetAt({ lineNumber: line, column }),
      offsetAt({ lineNumber: endLine, column: endColumn }),
    )
    .split(new RegExp(`[\\s,"'*]${rule.id}["']?\\s*:`));
  // As ESLint reads it: names may be without quotes.
  const { root } = parseJson(written.replace(/([\w/-]+):/g, '"$1":'));
  const mistake = root && checkOptions(root, rule);
  return mistake ? { ...report, message: mistake.message } : report;
}

/** Of a rule that is off, ESLint does not look at the options. */
function checkOptions(
  entry: Node,
  { id: ruleId, schema }: PlaygroundRule,
): RuleMistake | undefined {
  const [, ...options] = entry.children ?? [];
  const [first] = options;
  if (first === undefined || !isOn(valueOf(entry))) {
    return undefined;
  }
  const last = options.at(-1) ?? first;
  const mismatch = findMismatch(schema, {
    type: 'array',
    children: options,
    offset: first.offset,
    length: last.offset + last.length - first.offset,
  });
  if (mismatch === undefined) {
    return undefined;
  }
  const { meant, message, node } = mismatch;
  return {
    ...problemAt(node, 'error', `${ruleId}: ${message}`),
    ruleId,
    meant,
  };
}

/** The rule that a name was for in an older version; `undefined` if the plugin has it, or never had. */
function removedRule(
  ruleId: string,
  { removed, rules }: KnownRules,
): RemovedRule | undefined {
  const ownId = ownPrefix + bareName(ruleId);
  return rules.some(({ id }) => id === ownId)
    ? undefined
    : removed.find(({ id }) => id === ownId);
}

const ownPrefix = `${ownPlugin}/`;

/** The rule that was probably meant, prefixes apart: one that is wrong says nothing about the name. Those of the same plugin come first. */
function meantRule(ruleId: string, { rules }: KnownRules): string | undefined {
  const ids = rules.map(({ id }) => id);
  const own = ids.filter(id => id.startsWith(ownPrefix));
  const core = ids.filter(id => !id.startsWith(ownPrefix));
  const near = ruleId.startsWith(ownPrefix)
    ? [...own, ...core]
    : [...core, ...own];
  const bare = bareName(ruleId);
  const nearest = nearestName(bare, near.map(bareName));
  return (
    [...own, ...core].find(id => bareName(id) === bare) ??
    near.find(id => bareName(id) === nearest)
  );
}

function bareName(ruleId: string): string {
  return ruleId.slice(ruleId.lastIndexOf('/') + 1);
}

/** Something that keeps a config from being used as it is, and where it is. */
export interface ConfigError extends TextProblem {
  /** The rule that could not be used; `null` where it is none in particular. */
  ruleId: string | null;
  kind: LintError['kind'];
}

/**
 * Puts what the linter says against a config to its place in the text.
 *
 * @param mistakes what is known to be wrong with the config's rules
 */
export function explainErrors(
  parts: readonly ConfigPart[],
  errors: readonly LintError[],
  mistakes: readonly RuleMistake[],
): ConfigError[] {
  return errors.map(({ kind, message, ruleId }) => {
    const mistake = mistakes.find(
      each => each.ruleId === ruleId && each.severity === 'error',
    );
    if (kind === 'config' && mistake !== undefined) {
      return { ...mistake, kind };
    }
    const rule = parts
      .flatMap(({ rules }) => rules)
      .findLast(({ id }) => id === ruleId);
    const start = { offset: parts[0]?.node.offset ?? 0, length: 1 };
    const said =
      kind === 'crash' && ruleId !== null
        ? `The rule "${ruleId}" threw an error: ${message}`
        : message;
    return { ...problemAt(rule?.key ?? start, 'error', said), kind, ruleId };
  });
}
