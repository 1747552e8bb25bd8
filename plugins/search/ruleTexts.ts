import plugin from '@typescript-eslint/eslint-plugin';
import { optionAnchor } from '../../src/rules/page/optionEntry';
import type { RuleStatus, Section } from '../../src/search/engine/pages';
import type { JsonSchema } from '../rules/anatomy/options/jsonSchema';
import { optionRows } from '../rules/anatomy/options/optionRows';
import { readSchema } from '../rules/anatomy/options/readSchema';
import { removedRules } from '../rules/removedRules';

/** What the rule itself says: its messages, and the names in its options. */
export interface RuleTexts {
  messages: string[];
  options: string[];
  /** A section for each option: its row in the table that `plugins/rules/anatomy` adds. */
  optionSections: Section[];
  status?: RuleStatus;
}

/** Whether the plugin has, or had, a rule of this name. */
export function isRule(name: string): boolean {
  return name in plugin.rules || wasRemoved(name);
}

/** Reads messages and options of a rule from the plugin. Those of a rule that is gone are gone too. */
export function readRuleTexts(name: string): RuleTexts {
  const meta = plugin.rules[name]?.meta;
  const status = wasRemoved(name)
    ? 'removed'
    : meta?.deprecated && 'deprecated';
  return {
    messages: meta ? messagesOf(meta.messages) : [],
    options: [...new Set(namesIn(meta?.schema))],
    optionSections: optionNames(name).map(option => ({
      anchor: optionAnchor(option),
      heading: option,
      text: '',
    })),
    ...(status && { status }),
  };
}

function wasRemoved(name: string): boolean {
  return removedRules.some(rule => rule.name === name);
}

/** Without their placeholders, which become names from the reader's own code. */
function messagesOf(messages: Record<string, string>): string[] {
  return [
    ...new Set(
      Object.values(messages)
        .map(message =>
          message
            .replaceAll(/\{\{[^}]*\}\}/g, '…')
            // The results show text, not Markdown.
            .replaceAll('`', '')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        )
        .filter(message => /\p{L}/u.test(message)),
    ),
  ];
}

/** The rule's options at the top level, by name. */
function optionNames(name: string): string[] {
  const rule = plugin.rules[name];
  return rule
    ? optionRows(
        readSchema(rule.meta.schema as JsonSchema | JsonSchema[], name),
        rule.defaultOptions,
      )
        .map(row => row.name)
        .filter(option => /^\w+$/.test(option))
    : [];
}

/** The names of all properties and the values of all enums in a JSON schema. */
function namesIn(schema: unknown): string[] {
  if (!isObject(schema)) {
    return [];
  }
  const { properties, enum: values } = schema;
  return [
    ...(isObject(properties) ? Object.keys(properties) : []),
    ...(Array.isArray(values) ? values.map(String) : []),
    ...Object.values(schema).flatMap(namesIn),
  ];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
