import type { LintError } from '../../linter/types';
import type { TextProblem } from '../textProblem';
import {
  type JsonProperty,
  parseJson,
  propertiesOf,
  propertyOf,
} from './parseJson';
import type { Node } from 'jsonc-parser';

/** All configs of a text: a list has several. */
export function configNodes(root: Node | undefined): Node[] {
  return root?.type === 'array'
    ? (root.children ?? [])
    : root === undefined
      ? []
      : [root];
}

/** Where a config sets a rule; the place that counts, if there are several. */
export function locateRule(
  root: Node | undefined,
  ruleId: string,
): JsonProperty | undefined {
  return configNodes(root)
    .flatMap(node => propertiesOf(propertyOf(node, 'rules')?.value))
    .filter(({ name }) => name === ruleId)
    .at(-1);
}

/** Puts what the linter says against a config to the place in the config's text that it is about. */
export function locateErrors(
  text: string,
  errors: readonly LintError[],
): TextProblem[] {
  const { root } = parseJson(text);
  return errors.map(({ kind, ruleId, message }) => {
    const place =
      ruleId === null
        ? locatePreset(root, message)
        : (locateRule(root, ruleId)?.key ?? undefined);
    return {
      severity: 'error',
      message:
        kind === 'crash' && ruleId !== null
          ? `The rule "${ruleId}" threw an error: ${message}`
          : message,
      offset: place?.offset ?? root?.offset ?? 0,
      length: place?.length ?? 1,
    };
  });
}

/** The preset that a message names. */
function locatePreset(
  root: Node | undefined,
  message: string,
): Node | undefined {
  return configNodes(root)
    .map(node => propertyOf(node, 'extends')?.value)
    .flatMap(value =>
      value?.type === 'array' ? (value.children ?? []) : value,
    )
    .find(
      node =>
        typeof node?.value === 'string' &&
        node.value !== '' &&
        message.includes(node.value),
    );
}
