import { join } from 'node:path';
import type { PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import purposes from '../../data/rule-purposes.json';
import { messageAnchor } from '../../src/examples/exampleData';
import type { RuleReport } from '../../src/examples/notes/notesOf';
import type { RuleMetadata } from '../../src/rules/metadata';
import { baseRuleOf } from '../../src/rules/page/howToUse';
import { eslintrcOnly, spellPreset } from '../../src/rules/presetSpelling';
import { applyEdit } from '../../src/text/editBetween';
import {
  readDescriptions,
  settingName,
} from '../examples/coverage/describedOptions';
import { createVerifier } from '../examples/verifier';
import {
  type VerifiedBlock,
  type VerifiedFile,
  verifyFile,
} from '../examples/verifyPage';
import {
  installedPackages,
  installedRule,
  pluginPrefix,
} from '../packages/packages';
import type { Rule } from '../packages/rules';
import { unstatedDefault } from '../rules/anatomy/options/addOptions';
import { optionRows } from '../rules/anatomy/options/optionRows';
import { printTableType, printValue } from '../rules/anatomy/options/printType';
import { readSchema } from '../rules/anatomy/options/readSchema';
import { schemaToTypeScript } from '../rules/anatomy/options/schemaToTypeScript';
import { presetsWith, readRules } from '../rules/readRules';
import { historyOf, removedRuleHistories } from '../rules/removedRules';

/** The version of the data's shape: `format` in the schema. */
const format = 1;

/** What `rules.schema.json` describes. */
export type RuleDataSet = Awaited<ReturnType<typeof makeRuleData>>;

/**
 * Puts together what `/rules.json` has. The examples are checked by then, so that this only reads the
 * pages; without the build's cache, it checks them all.
 */
export async function makeRuleData(siteDir: string, siteUrl: string) {
  const verify = createVerifier(siteDir);
  const rules: RuleData[] = [];
  for (const metadata of readRules()) {
    const path = join(siteDir, 'rules', `${metadata.name}.md`);
    const page = await verifyFile(siteDir, path, verify);
    rules.push(await readRuleData(metadata, page, siteUrl));
  }
  return {
    $schema: `${siteUrl}rules.schema.json`,
    format,
    version: installedPackages.versions.version,
    rules,
    removedRules: removedRuleHistories().map(
      ({ id, name, removedDate, removedIn, replacedBy, since }) => ({
        name,
        id,
        since,
        removedIn,
        removedDate,
        replacedBy,
      }),
    ),
  };
}

export type RuleData = Awaited<ReturnType<typeof readRuleData>>;

/** A rule as `/rules.json` has it. @throws when the history doesn't know the rule */
export async function readRuleData(
  metadata: RuleMetadata,
  { blocks, tree }: Pick<VerifiedFile, 'blocks' | 'tree'>,
  siteUrl: string,
) {
  const { docs, fixable, name, replacedBy } = metadata;
  const baseRule = baseRuleOf(metadata);
  const examples = readExamples(blocks);
  const rule = installedRule(name);
  const id = pluginPrefix + name;
  const url = `${siteUrl}rules/${name}`;
  // Only those of its own reports have an address on its page.
  const shown = new Set(
    examples
      .filter(({ rule }) => rule === id)
      .flatMap(({ reports }) => reports.map(({ messageId }) => messageId)),
  );
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
    presets: presetsWith(name).map(({ name, severity, options }) => ({
      name,
      ...(name !== eslintrcOnly && { flatName: spellPreset(name, 'flat') }),
      severity,
      ...(options && { options }),
    })),
    messages: Object.entries(rule.messages).map(([id, text]) => ({
      id,
      text,
      ...(shown.has(id) && { url: `${url}#${messageAnchor(id)}` }),
    })),
    options: await readOptions(rule, tree),
    history: readHistory(name),
    examples,
  };
}

function readHistory(name: string) {
  const { date, deprecated, optionChanges, replaces, since } = historyOf(name);
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

/** A rule's options with what its page says of each. @throws when the schema has what pages couldn't show */
export async function readOptions(
  { defaultOptions, name, schema }: Rule,
  tree: Root,
) {
  const type = readSchema(schema, name);
  const rows = optionRows(type, defaultOptions);
  const descriptions = readDescriptions(tree);
  return {
    schema: { ...schema },
    defaults: [...defaultOptions],
    ...(rows.length > 0 && {
      typescript: await schemaToTypeScript(type, defaultOptions),
    }),
    list: rows.map(row => {
      const stated = row.default ?? printedDefault(name, row.name);
      const description = descriptions.get(settingName(row.name));
      return {
        name: row.name,
        type: printTableType(row.types),
        ...(stated !== undefined && { default: stated }),
        ...(description && { description: plain(description) }),
      };
    }),
  };
}

function printedDefault(ruleName: string, option: string): string | undefined {
  const unstated = unstatedDefault(ruleName, option);
  return unstated && 'value' in unstated
    ? printValue(unstated.value)
    : undefined;
}

/** A sentence as text, in which only code is marked. */
function plain(sentence: readonly PhrasingContent[]): string {
  return sentence
    .map(node =>
      node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node),
    )
    .join('')
    .trim()
    .replace(/:$/, '.');
}

function readExamples(blocks: readonly VerifiedBlock[]) {
  return blocks.flatMap(({ code, fence, verification }) => {
    const { example, language } = fence;
    if (!example) {
      return [];
    }
    const { compilerOptions, fileName, sourceType } = example;
    return [
      {
        verdict: example.verdict,
        rule: example.ruleId,
        code,
        language,
        fileName,
        sourceType,
        ...(compilerOptions && { compilerOptions }),
        options: example.options,
        reports: verification.reports.map(report => readReport(code, report)),
        ...(verification.fixedCode !== undefined && {
          output: verification.fixedCode,
        }),
      },
    ];
  });
}

function readReport(code: string, { fix, suggestions, ...report }: RuleReport) {
  const { column, end, line, message, messageId, start } = report;
  return {
    messageId,
    message,
    line,
    column,
    start,
    end,
    ...(fix && {
      fix: { start: fix.range[0], end: fix.range[1], text: fix.text },
    }),
    suggestions: suggestions.map(({ edit, message, messageId }) => ({
      messageId,
      message,
      output: applyEdit(code, edit),
    })),
  };
}
