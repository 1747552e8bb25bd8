import { optionAnchor } from '../../src/rules/page/optionAnchor';
import type { RuleStatus, Section } from '../../src/search/engine/pages';
import { installedPackages } from '../packages/packages';
import { optionRows } from '../rules/anatomy/options/optionRows';
import { type OptionType, partsOf } from '../rules/anatomy/options/optionType';
import { readSchema } from '../rules/anatomy/options/readSchema';
import { removedRules } from '../rules/removedRules';

/** What the rule itself says: its messages, and the names that only it has. */
export interface RuleTexts {
  messages: string[];
  /** What options and their values are called, and the ids of messages: no words that people also write elsewhere. */
  names: string[];
  /** A section for each option: its row in the table that `plugins/rules/anatomy` adds. */
  optionSections: Section[];
  status?: RuleStatus;
}

/** Whether the plugin has, or had, a rule of this name. */
export function isRule(name: string): boolean {
  return (
    installedPackages.rules.has(name) ||
    removedRules.some(rule => rule.name === name)
  );
}

/** Reads messages and options of a rule from the plugin. Those of a rule that is gone are gone too. */
export function readRuleTexts(name: string): RuleTexts {
  const rule = installedPackages.rules.get(name);
  if (!rule) {
    return { messages: [], names: [], optionSections: [], status: 'removed' };
  }
  const type = readSchema(rule.schema, name);
  const names = new Set([...namesIn(type), ...Object.keys(rule.messages)]);
  return {
    messages: messagesOf(rule.messages),
    names: [...names].filter(name => /[a-z][A-Z]|\w-\w/.test(name)),
    optionSections: outerNames(type).map(option => ({
      anchor: optionAnchor(option),
      heading: option,
      text: '',
    })),
    ...(rule.deprecated && { status: 'deprecated' }),
  };
}

/** Without their placeholders, which stand for names in the reader's own code. */
function messagesOf(messages: Readonly<Record<string, string>>): string[] {
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

/** Those that aren't inside another. */
function outerNames(type: OptionType): string[] {
  return optionRows(type, [])
    .map(row => row.name)
    .filter(option => /^\w+$/.test(option));
}

/** The names of all properties, and the values that are listed one by one. */
function namesIn(type: OptionType): string[] {
  const own =
    type.kind === 'object'
      ? type.properties.map(({ name }) => name)
      : type.kind === 'record'
        ? type.keys
        : type.kind === 'literal' && type.value !== null
          ? [String(type.value)]
          : [];
  return [...own, ...partsOf(type).flatMap(namesIn)];
}
