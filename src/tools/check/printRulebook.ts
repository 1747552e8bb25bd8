import {
  differing,
  rulesInForce,
  sampleFiles,
} from '../../config/compareRules';
import type { ConfigDocument } from '../../config/configDocument';
import { pluginOf } from '../../config/packageNames';
import type { RuleEntry } from '../../config/ruleEntry';
import { groupBy } from '../../linter/groupBy';
import type { PlaygroundRule } from '../../linter/protocol';
import type { RulePurpose } from '../../rules/metadata';
import { pluginPrefix } from '../../rules/ruleLink';
import { printInLine } from '../../text/printJavaScript';

/** A section of the rulebook: files that have the same rules. */
export interface RulebookSection {
  files: string[];
  /** What is set for them, as JSON by rule: in all sections but the first, what isn't as in that one. */
  settings: ReadonlyMap<string, string>;
}

/** An option as `/rules/NAME.json` has it. */
export interface OptionWords {
  /** The path of the property: `checksVoidReturn.arguments`. */
  name: string;
  description?: string;
}

/** What is known of rules, apart from what the config sets for them. */
export interface RulebookFacts {
  rules: readonly PlaygroundRule[];
  purposes: readonly RulePurpose[];
  /** What each option does, by the rule's id. A rule that isn't in it has its options without words. */
  options: ReadonlyMap<string, readonly OptionWords[]>;
  /** The site's address: links to its pages are in full. */
  siteUrl: string;
}

/** The rules that a config has on, by the files it tells apart. */
export function rulebookSections(
  document: ConfigDocument,
  rules: readonly PlaygroundRule[],
): RulebookSection[] {
  const files = sampleFiles(document.parts).flatMap(name => {
    const settings = rulesInForce(document, name, rules);
    return settings && settings.size > 0 ? { name, settings } : [];
  });
  const sections = Array.from(
    groupBy(files, ({ settings }) => JSON.stringify([...settings].sort())),
    ([, group]) => ({
      files: group.map(({ name }) => name),
      settings: group[0].settings,
    }),
  );
  const first = sections[0]?.settings;
  return sections.map(({ files: names, settings }) => ({
    files: names,
    settings:
      settings === first
        ? settings
        : new Map(
            differing(first, settings).map(id => [
              id,
              settings.get(id) ?? '"off"',
            ]),
          ),
  }));
}

/** Prints what a config asks for as Markdown that people and assistants read: rules by purpose, with a line for each. */
export function printRulebook(
  sections: readonly RulebookSection[],
  facts: RulebookFacts,
): string {
  const known = new Map(facts.rules.map(rule => [rule.id, rule]));
  const blocks = ['# Lint rules'];
  for (const [index, { files, settings }] of sections.entries()) {
    const names = files.map(inlineCode).join(', ');
    blocks.push(`## ${index === 0 ? 'In' : 'Different in'} ${names}`);
    const byTitle = groupBy([...settings].sort(), ([id]) =>
      titleFor(id, facts.purposes),
    );
    const purposes = facts.purposes.map(({ name }) => name);
    for (const title of new Set([...purposes, ...byTitle.keys()])) {
      const lines = byTitle
        .get(title)
        ?.map(([id, setting]) => printRule(id, setting, known.get(id), facts));
      blocks.push(...(lines ? [`### ${title}`, lines.join('\n')] : []));
    }
  }
  return `${blocks.join('\n\n')}\n`;
}

/** A rule of several purposes is in the first of them. What has none comes last, under its plugin's name. */
function titleFor(id: string, purposes: readonly RulePurpose[]): string {
  const purpose = purposes.find(({ rules }) =>
    rules.some(name => pluginPrefix + name === id),
  );
  return purpose?.name ?? pluginOf(id) ?? 'ESLint';
}

function printRule(
  id: string,
  setting: string,
  rule: PlaygroundRule | undefined,
  { options: words, siteUrl }: RulebookFacts,
): string {
  const [severity, ...options] = [JSON.parse(setting) as RuleEntry].flat();
  const name = inlineCode(id);
  const link = rule && `[${name}](${new URL(rule.url, siteUrl).href})`;
  const facts = [
    severity,
    severity !== 'off' && rule?.fixable && 'fixes',
    severity !== 'off' && rule?.hasSuggestions && 'suggests',
  ].filter(Boolean);
  const description = rule ? `: ${rule.description}` : '';
  return [
    `- ${link ?? name} (${facts.join(', ')})${description}`,
    ...options.flatMap(option => printOption('', option, words.get(id) ?? [])),
  ].join('\n');
}

/** An option with what it does. Those in an object are options of their own where something is known of them. */
function printOption(
  name: string,
  value: unknown,
  words: readonly OptionWords[],
): string[] {
  const isGroup =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    (name === '' || words.some(word => word.name.startsWith(`${name}.`)));
  if (isGroup) {
    return Object.entries(value).flatMap(([key, inner]) =>
      printOption(name === '' ? key : `${name}.${key}`, inner, words),
    );
  }
  const description = words.find(word => word.name === name)?.description;
  const code = inlineCode(printInLine(value));
  return [
    `  - ${name === '' ? code : `${inlineCode(name)}: ${code}`}${description ? `. ${description}` : ''}`,
  ];
}

function inlineCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
