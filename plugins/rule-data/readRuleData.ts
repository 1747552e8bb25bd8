import type { Root } from 'mdast';
import ruleHistory from '../../data/rule-history.json';
import purposes from '../../data/rule-purposes.json';
import { messageAnchor } from '../../src/examples/exampleData';
import type { RuleMetadata } from '../../src/rules/metadata';
import { baseRuleOf } from '../../src/rules/page/howToUse';
import { eslintrcOnly, spellPreset } from '../../src/rules/presetSpelling';
import type { VerifiedBlock } from '../examples/verifyPage';
import { pluginPrefix } from '../packages/packages';
import type { Rule } from '../packages/rules';
import { readExamples } from './readExamples';
import { readOptions } from './readOptions';
import type { OptionChange, RuleData, RuleHistory } from './ruleData';

/** What is known of a rule when its data is put together. */
export interface RuleSources {
  /** The rule as pages show it. */
  metadata: RuleMetadata;
  /** The rule as its package has it. */
  rule: Rule;
  /** Its page. */
  tree: Root;
  /** The code blocks of its page, checked. */
  blocks: readonly VerifiedBlock[];
  /** The address of its page, in full. */
  url: string;
}

/** Where the history has what each rule has; the file has more. */
const histories: Partial<
  Record<
    string,
    {
      since: string;
      date: string;
      deprecated: { version: string; date: string } | null;
      replaces?: string[];
      optionChanges: OptionChange[];
    }
  >
> = ruleHistory.rules;

/**
 * A rule as `/rules.json` has it.
 *
 * @throws when the history doesn't know the rule
 */
export async function readRuleData(sources: RuleSources): Promise<RuleData> {
  const { blocks, metadata, rule, tree, url } = sources;
  const { docs, fixable, name, replacedBy } = metadata;
  const baseRule = baseRuleOf(metadata);
  const examples = readExamples(blocks);
  const id = pluginPrefix + name;
  return {
    name,
    id,
    url,
    description: docs.description,
    type: metadata.type,
    ...(fixable && { fixable }),
    hasSuggestions: metadata.hasSuggestions ?? false,
    requiresTypeChecking: docs.requiresTypeChecking ?? false,
    ...(baseRule !== undefined && { extendsBaseRule: baseRule }),
    ...(metadata.deprecated && { replacedBy: replacedBy ?? [] }),
    purposes: purposes
      .filter(({ rules }) => rules.includes(name))
      .map(purpose => purpose.name.replaceAll('`', '')),
    presets: metadata.presets.map(({ name, severity, options }) => ({
      name,
      ...(name !== eslintrcOnly && { flatName: spellPreset(name, 'flat') }),
      severity,
      ...(options && { options }),
    })),
    messages: readMessages(rule, url, shownMessages(examples, id)),
    options: await readOptions(rule, tree),
    history: readHistory(name),
    examples,
  };
}

/** The messages that have an address on the rule's page: those of its own reports. */
function shownMessages(
  examples: RuleData['examples'],
  id: string,
): ReadonlySet<string> {
  return new Set(
    examples
      .filter(({ rule }) => rule === id)
      .flatMap(({ reports }) => reports.map(({ messageId }) => messageId)),
  );
}

function readMessages(
  { messages }: Rule,
  url: string,
  shown: ReadonlySet<string>,
): RuleData['messages'] {
  return Object.entries(messages).map(([id, text]) => ({
    id,
    text,
    ...(shown.has(id) && { url: `${url}#${messageAnchor(id)}` }),
  }));
}

function readHistory(name: string): RuleHistory {
  const history = histories[name];
  if (!history) {
    throw new Error(
      `data/rule-history.json doesn't have the rule "${name}". Add it.`,
    );
  }
  const { date, deprecated, optionChanges, replaces, since } = history;
  return {
    since,
    date,
    ...(deprecated && {
      deprecated: { version: deprecated.version, date: deprecated.date },
    }),
    ...(replaces && { replaces }),
    optionChanges,
  };
}
