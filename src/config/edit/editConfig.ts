import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import {
  parseJson,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../json/parseJson';
import { toCommentedJson } from '../json/toCommentedJson';
import { configNodes, locateRule } from '../read/locateRule';

export type Severity = 'error' | 'off' | 'warn';

/** A rule as a config sets it. */
export interface RuleSetting {
  severity: Severity;
  options: unknown[];
}

const severities: readonly Severity[] = ['off', 'warn', 'error'];

const formattingOptions = { insertSpaces: true, tabSize: 2 };

/** The rules that a config's text itself sets, by id, those of presets left out. */
export function ruleSettings(text: string): Map<string, RuleSetting> {
  const settings = new Map<string, RuleSetting>();
  for (const node of configNodes(parseJson(text).root)) {
    for (const { name, value } of propertiesOf(
      propertyOf(node, 'rules')?.value,
    )) {
      const setting = toRuleSetting(valueOf(value));
      if (setting !== undefined) {
        settings.set(name, setting);
      }
    }
  }
  return settings;
}

/** Reads a rule's entry in a config; `undefined` for one that has no severity. */
export function toRuleSetting(entry: unknown): RuleSetting | undefined {
  const [severity, ...options] = Array.isArray(entry)
    ? (entry as unknown[])
    : [entry];
  const known =
    severities.find(each => each === severity) ?? severities[Number(severity)];
  return known && { severity: known, options };
}

/**
 * Sets a rule in a config's text, and leaves the rest as it is, even comments.
 *
 * @param setting `undefined` takes the rule out
 */
export function setRule(
  text: string,
  ruleId: string,
  setting: RuleSetting | undefined,
): string {
  const value =
    setting === undefined
      ? undefined
      : setting.options.length === 0
        ? setting.severity
        : [setting.severity, ...setting.options];
  return change(text, [...pathToRules(text, ruleId), ruleId], value);
}

/**
 * Sets a value in a text of JSON, and leaves the rest as it is, even comments.
 *
 * @param isArrayInsertion whether what is in that place of a list moves on
 * @returns the same text if it has errors: not to be understood, it is not to be lost either
 */
export function change(
  text: string,
  path: JSONPath,
  value: unknown,
  isArrayInsertion = false,
): string {
  const { root, problems } = parseJson(text);
  if (problems.length > 0) {
    return text;
  }
  const edited = root === undefined ? '{}\n' : toCommentedJson(text);
  return applyEdits(
    edited,
    modify(edited, path, value, {
      formattingOptions,
      isArrayInsertion,
      // Presets are what readers want to see first.
      ...(path.at(-1) === 'extends' && { getInsertionIndex: () => 0 }),
    }),
  );
}

/** In a list of configs, the one that sets the rule already, or else the last one. */
function pathToRules(text: string, ruleId: string): JSONPath {
  const { root } = parseJson(text);
  if (root?.type !== 'array') {
    return ['rules'];
  }
  const nodes = root.children ?? [];
  const present = locateRule(root, ruleId);
  const index =
    present === undefined
      ? nodes.length - 1
      : nodes.findIndex(
          ({ offset, length }) =>
            offset <= present.key.offset &&
            present.key.offset < offset + length,
        );
  return [Math.max(0, index), 'rules'];
}
