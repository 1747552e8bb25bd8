import type { Node } from 'jsonc-parser';
import type { PlaygroundRule } from '../../linter/protocol';
import type { LintError } from '../../linter/types';
import { findMismatch } from './findMismatch';
import { configNodesWithOverrides, locateRule } from './locateRule';
import { askWhetherMeant } from './nearestName';
import { type JsonProperty, parseJson, propertyOf } from './parseJson';
import { presetNames } from './proposals';
import type { TextProblem } from './textProblem';

/** Something that the linter has against a config, in plainer words than its own, and where it is. */
export interface ConfigError extends TextProblem {
  /** The rule that could not be used; `null` where it is none in particular. */
  ruleId: string | null;
  kind: LintError['kind'];
}

/** An error's words, and the place in the config that they are about. */
interface Explanation {
  message: string;
  place: Node | undefined;
}

/**
 * Puts what the linter says against a config to the place in the config's text that it is about, and
 * says it in terms of that place.
 *
 * @param rules every rule that there is; `undefined` until they are known
 */
export function explainErrors(
  text: string,
  errors: readonly LintError[],
  rules: readonly PlaygroundRule[] | undefined,
): ConfigError[] {
  const { root } = parseJson(text);
  return errors.map(error => {
    const { message, place } = explain(error, root, rules ?? []);
    return {
      kind: error.kind,
      ruleId: error.ruleId,
      severity: 'error',
      message,
      offset: place?.offset ?? root?.offset ?? 0,
      length: place?.length ?? 1,
    };
  });
}

function explain(
  { kind, message, ruleId }: LintError,
  root: Node | undefined,
  rules: readonly PlaygroundRule[],
): Explanation {
  if (ruleId === null) {
    return explainPreset(message, root, rules);
  }
  const property = locateRule(root, ruleId);
  if (kind === 'crash') {
    return {
      message: `The rule "${ruleId}" threw an error: ${message}`,
      place: property?.key,
    };
  }
  const rule = rules.find(({ id }) => id === ruleId);
  if (rule === undefined && rules.length > 0) {
    const ids = rules.map(({ id }) => id);
    return {
      message: `There is no rule "${ruleId}" here.${askWhetherMeant(ruleId, ids)}`,
      place: property?.key,
    };
  }
  return explainOptions(rule, property) ?? { message, place: property?.key };
}

/** Explains what is wrong with a rule's options, and nothing else. */
function explainOptions(
  rule: PlaygroundRule | undefined,
  property: JsonProperty | undefined,
): Explanation | undefined {
  const [, ...options] = property?.value.children ?? [];
  const first = options[0];
  if (rule === undefined || property === undefined || first === undefined) {
    return undefined;
  }
  const last = options.at(-1) ?? first;
  const mismatch = findMismatch(rule.schema, {
    type: 'array',
    children: options,
    offset: first.offset,
    length: last.offset + last.length - first.offset,
  });
  return (
    mismatch && {
      message: `${rule.id}: ${mismatch.message}`,
      place: mismatch.node,
    }
  );
}

function explainPreset(
  message: string,
  root: Node | undefined,
  rules: readonly PlaygroundRule[],
): Explanation {
  const place = configNodesWithOverrides(root)
    .map(node => propertyOf(node, 'extends')?.value)
    .flatMap(value =>
      value?.type === 'array' ? (value.children ?? []) : value,
    )
    .find(node => {
      const name: unknown = node?.value;
      return (
        typeof name === 'string' && name !== '' && message.includes(`"${name}"`)
      );
    });
  const name: unknown = place?.value;
  const hint =
    typeof name === 'string' ? askWhetherMeant(name, presetNames(rules)) : '';
  return {
    message:
      hint === ''
        ? message
        : `There is no preset "${String(name)}" here.${hint}`,
    place,
  };
}
