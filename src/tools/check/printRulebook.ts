import { rulesInForce, sampleFiles } from '../../config/compareRules';
import type { ConfigDocument } from '../../config/configDocument';
import { pluginOf } from '../../config/packageNames';
import { hiddenFiles } from '../../config/print/printFlatConfig';
import { isIgnored } from '../../config/read/filePatterns';
import { type RuleSetting, toRuleSetting } from '../../config/ruleEntry';
import type { PlaygroundRule } from '../../linter/protocol';
import type { RulePurpose } from '../../rules/metadata';
import { pluginPrefix } from '../../rules/ruleLink';
import { printInLine } from '../../text/printJavaScript';

type Settings = ReadonlyMap<string, RuleSetting>;

/** A section of the rulebook: files that have the same rules. */
export interface RulebookSection {
  /** One of each kind. */
  files: string[];
  /** What is set for them: in all sections but the first, what isn't as in that one. */
  settings: Settings;
}

/** An option as `/rules/NAME.json` has it. */
export interface OptionWords {
  /** The path of the property: `checksVoidReturn.arguments`. */
  name: string;
  /** What it does, in a sentence. */
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

const off: RuleSetting = { severity: 'off', options: [] };

/** The rules that a config has on, by the files it tells apart. */
export function rulebookSections(
  { isFlat, parts }: ConfigDocument,
  rules: readonly PlaygroundRule[],
): RulebookSection[] {
  const ignored = isFlat ? [] : [hiddenFiles];
  const byText = new Map<string, RulebookSection>();
  for (const file of sampleFiles(parts)) {
    const inForce = isIgnored(file, ignored)
      ? []
      : [...(rulesInForce(parts, file, rules) ?? [])];
    const text = JSON.stringify(inForce.sort());
    const settings = new Map(
      inForce.map(([id, entry]) => [
        id,
        toRuleSetting(JSON.parse(entry)) ?? off,
      ]),
    );
    const section = byText.get(text) ?? { files: [], settings };
    section.files.push(file);
    byText.set(text, section);
  }
  const [first, ...others] = [...byText.values()].filter(
    ({ settings }) => settings.size > 0,
  );
  return first === undefined
    ? []
    : [
        first,
        ...others.map(({ files, settings }) => ({
          files,
          settings: differenceFrom(first.settings, settings),
        })),
      ];
}

function differenceFrom(before: Settings, after: Settings): Settings {
  return new Map(
    [...new Set([...before.keys(), ...after.keys()])].flatMap(id => {
      const setting = after.get(id) ?? off;
      return JSON.stringify(setting) === JSON.stringify(before.get(id))
        ? []
        : [[id, setting]];
    }),
  );
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
    for (const [title, group] of groupByPurpose(settings, facts.purposes)) {
      const lines = group.map(([id, setting]) =>
        printRule(id, setting, known.get(id), facts),
      );
      blocks.push(
        ...(lines.length > 0 ? [`### ${title}`, lines.join('\n')] : []),
      );
    }
  }
  return `${blocks.join('\n\n')}\n`;
}

/** A rule of several purposes is in the first of them. What has none comes last, under its plugin's name. */
function groupByPurpose(
  settings: Settings,
  purposes: readonly RulePurpose[],
): ReadonlyMap<string, [id: string, setting: RuleSetting][]> {
  const groups = new Map<string, [id: string, setting: RuleSetting][]>(
    purposes.map(({ name }) => [name, []]),
  );
  for (const id of [...settings.keys()].sort()) {
    const purpose = purposes.find(({ rules }) =>
      rules.some(name => pluginPrefix + name === id),
    );
    const title = purpose?.name ?? pluginOf(id) ?? 'ESLint';
    const group = groups.get(title) ?? [];
    group.push([id, settings.get(id) ?? off]);
    groups.set(title, group);
  }
  return groups;
}

function printRule(
  id: string,
  { options, severity }: RuleSetting,
  rule: PlaygroundRule | undefined,
  { options: words, siteUrl }: RulebookFacts,
): string {
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
