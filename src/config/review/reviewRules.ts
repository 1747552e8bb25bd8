import removedPluginRules from '@site/data/removed-plugin-rules.json';
import { prettierPresets } from '../../linter/presets';
import type { KnownRules, PlaygroundRule } from '../../linter/protocol';
import { ruleChecker, type RuleMistake } from '../check/checkRules';
import type { ConfigDocument } from '../configDocument';
import { pluginOf, pluginPackage } from '../packageNames';
import {
  type EffectiveSetting,
  effectiveSettings,
} from '../presets/presetSettings';
import { configForFile, partsInForce } from '../read/configForFile';
import {
  type ConfigPart,
  isForAll,
  type WrittenRule,
} from '../read/configPart';
import { isOn, toRuleEntry, toRuleSetting } from '../ruleEntry';
import { type Finding, type FindingFix, findingOf } from './finding';
import { successorOptions } from './successors';

interface Context {
  text: string;
  known: KnownRules;
  check: ReturnType<typeof ruleChecker>;
  rules: ReadonlyMap<string, PlaygroundRule>;
  part: ConfigPart;
  /** What is set before the part's own rules: in TypeScript files, and in JavaScript files, where presets set less. */
  before: readonly ReadonlyMap<string, EffectiveSetting>[];
  /** What comes out for a file that the part is for. */
  after: ReadonlyMap<string, EffectiveSetting>;
  hasPrettier: boolean;
  /** Whether presets of other packages set rules, of which nothing is known. */
  hasForeignPresets: boolean;
}

/** Reviews the rules of a config: names, options, and whether entries do what they look like. */
export function reviewRules(
  { parts, text }: ConfigDocument,
  known: KnownRules,
): Finding[] {
  const rules = new Map(known.rules.map(rule => [rule.id, rule]));
  const check = ruleChecker(known);
  const settingsOf = (list: readonly ConfigPart[], fileName: string) =>
    effectiveSettings(
      configForFile(list, fileName).config,
      known.rules,
      fileName,
    );
  return parts.flatMap(part => {
    const inForce = partsInForce(part, parts);
    const withoutRules = partsInForce({ ...part, rules: [] }, parts);
    const context: Context = {
      text,
      known,
      check,
      rules,
      part,
      before: ['example.ts', 'example.js'].map(name =>
        settingsOf(withoutRules, name),
      ),
      after: settingsOf(inForce, 'example.ts'),
      hasPrettier: inForce.some(({ presets }) =>
        presets.some(name => prettierPresets.includes(name)),
      ),
      hasForeignPresets: inForce.some(({ extended }) =>
        extended.some(({ isForeign }) => isForeign),
      ),
    };
    return part.rules.flatMap(rule => {
      const mistake = check(rule);
      return mistake === undefined
        ? (reviewEntry(rule, context) ?? [])
        : reviewMistake(rule, mistake, context);
    });
  });
}

function reviewMistake(
  rule: WrittenRule,
  mistake: RuleMistake,
  context: Context,
): Finding {
  const { meant, removed, ...problem } = mistake;
  const fix = context.rules.has(rule.id)
    ? fixOptions(rule, mistake, context)
    : meant !== undefined
      ? renameRule(rule, meant, context, false)
      : !isOn(rule.entry)
        ? deleteRule(rule, true, `which there is no more and was off`)
        : removed && replaceRule(rule, removed.replacedBy[0], context);
  return {
    ...problem,
    ...(removed && { outdated: 'removed' as const }),
    ...(fix && { fix }),
  };
}

function fixOptions(
  rule: WrittenRule,
  { length, meant, offset }: RuleMistake,
  { text }: Context,
): FindingFix | undefined {
  const written = text.slice(offset, offset + length);
  return meant === undefined || written.length === 0
    ? undefined
    : {
        label: `Use "${meant}"`,
        done: `Wrote "${meant}" in place of ${written} in the options of "${rule.id}".`,
        edits: [{ replace: { offset, length }, by: meant }],
        isNeeded: false,
      };
}

function reviewEntry(rule: WrittenRule, context: Context): Finding | undefined {
  const known = context.rules.get(rule.id);
  return known === undefined
    ? reviewForeign(rule, context)
    : (reviewLayout(rule, known, context) ??
        reviewDeprecated(rule, known, context) ??
        reviewTwice(rule, context) ??
        reviewEffect(rule, context));
}

/** Rules that newer versions of other plugins don't have, with what takes their place. */
const removedElsewhere = new Map<string, string | null>(
  Object.entries(removedPluginRules.rules),
);

/** A rule of another plugin: of those that aren't known, nothing is said. */
function reviewForeign(
  rule: WrittenRule,
  context: Context,
): Finding | undefined {
  const next = removedElsewhere.get(rule.id);
  if (next === undefined || !isOn(rule.entry)) {
    return undefined;
  }
  const plugin = pluginPackage(pluginOf(rule.id) ?? '');
  const isReplaced = next !== null && rule.value.type !== 'array';
  return findingOf(
    rule,
    'warning',
    `${plugin} no longer has "${rule.id}": a flat config with it doesn’t load.${next === null ? '' : ` Use "${next}".`}`,
    isReplaced
      ? renameRule(rule, next, context, true)
      : deleteRule(rule, true, `which ${plugin} no longer has`),
  );
}

function reviewLayout(
  rule: WrittenRule,
  known: PlaygroundRule,
  { hasPrettier }: Context,
): Finding | undefined {
  if (!isLayout(known) || !hasPrettier || bracesAll(rule)) {
    return undefined;
  }
  return isOn(rule.entry)
    ? findingOf(
        rule,
        'warning',
        `"${rule.id}" is about layout, which Prettier decides here: the two get in each other's way. Delete it.`,
        deleteRule(rule, false, 'since Prettier decides about layout'),
      )
    : findingOf(
        rule,
        'info',
        `"${rule.id}" is off already: eslint-config-prettier turns layout rules off.`,
        deleteRule(
          rule,
          true,
          'which eslint-config-prettier turns off already',
        ),
      );
}

/** Whether a formatter decides about what a rule reports. */
function isLayout({ entries }: PlaygroundRule): boolean {
  return entries.some(({ preset }) => preset === 'prettier');
}

/** The one way to ask for braces that Prettier doesn't undo: https://github.com/prettier/eslint-config-prettier#curly */
function bracesAll({ entry, id }: WrittenRule): boolean {
  const [, option = 'all'] = [entry].flat();
  return id === 'curly' && isOn(entry) && option === 'all';
}

function reviewDeprecated(
  rule: WrittenRule,
  known: PlaygroundRule,
  context: Context,
): Finding | undefined {
  const { deprecated, replacedBy: [next] = [] } = known;
  if (!deprecated || !rule.id.includes('/') || !isOn(rule.entry)) {
    return undefined;
  }
  const finding = isLayout(known)
    ? findingOf(
        rule,
        'info',
        `"${rule.id}" is deprecated: leave layout to a formatter${next === undefined ? '' : `, or use "${next}"`}. It still works.`,
      )
    : findingOf(
        rule,
        'warning',
        `"${rule.id}" is deprecated.${next === undefined ? '' : ` Use "${next}".`}`,
        next !== undefined &&
          context.rules.has(next) &&
          context.check({ ...rule, id: next }) === undefined &&
          renameRule(rule, next, context, false),
      );
  return { ...finding, outdated: 'deprecated' };
}

/** A core rule that is on next to the rule that takes its place. */
function reviewTwice(
  rule: WrittenRule,
  { after, known, part }: Context,
): Finding | undefined {
  if (rule.id.includes('/') || !isOn(rule.entry)) {
    return undefined;
  }
  const extension = known.rules.find(
    ({ extendsRule, id }) =>
      extendsRule === rule.id && isOn(after.get(id)?.severity),
  )?.id;
  const isSet = part.rules.some(({ id }) => id === extension);
  return extension === undefined
    ? undefined
    : findingOf(
        rule,
        'warning',
        `"${rule.id}" and "${extension}" are both on, and both report. Leave it to "${extension}", which knows TypeScript${isSet ? '' : ', and give it the options'}.`,
        {
          label: `Turn "${rule.id}" off`,
          done: `Turned "${rule.id}" off, since "${extension}" takes its place.`,
          edits: [{ replace: rule.value, by: 'off' }],
          isNeeded: false,
        },
      );
}

function reviewEffect(
  rule: WrittenRule,
  { before, hasForeignPresets, part }: Context,
): Finding | undefined {
  const own = toRuleSetting(rule.entry);
  const inherited = before.map(settings => settings.get(rule.id));
  if (own === undefined || !isForAll(part) || hasForeignPresets) {
    return undefined;
  }
  const isOff = own.severity === 'off';
  const isSame = inherited.every(
    each =>
      each?.severity === own.severity &&
      (isOff ||
        own.options.length === 0 ||
        JSON.stringify(own.options) === JSON.stringify(each.options)),
  );
  const preset = inherited[0]?.preset;
  if (isSame && preset !== undefined) {
    return findingOf(
      rule,
      'info',
      `"${rule.id}" is ${isOff ? 'off' : 'set like this'} already, by the preset "${preset}".`,
      deleteRule(rule, true, `which "${preset}" sets already`),
    );
  }
  return inherited.every(each => each === undefined) && isOff
    ? findingOf(
        rule,
        'info',
        `"${rule.id}" is off, and nothing turns it on.`,
        deleteRule(rule, true, 'which was off, and nothing turned it on'),
      )
    : undefined;
}

function deleteRule(
  rule: WrittenRule,
  isNeeded: boolean,
  why: string,
): FindingFix {
  return {
    label: `Delete "${rule.id}"`,
    done: `Deleted "${rule.id}", ${why}.`,
    edits: [{ remove: rule.key }],
    isNeeded,
  };
}

function renameRule(
  rule: WrittenRule,
  id: string,
  context: Context,
  isNeeded: boolean,
): FindingFix {
  return context.part.rules.some(each => each.id === id)
    ? deleteRule(rule, isNeeded, `because "${id}" is also set`)
    : {
        label: `Use "${id}"`,
        done: `Wrote "${id}" in place of "${rule.id}".`,
        edits: [{ replace: rule.key, by: id }],
        isNeeded,
      };
}

function replaceRule(
  rule: WrittenRule,
  id: string | undefined,
  context: Context,
): FindingFix | undefined {
  const setting = toRuleSetting(rule.entry);
  if (id === undefined || setting === undefined || !context.rules.has(id)) {
    return undefined;
  }
  const options =
    successorOptions(
      rule.id.slice(rule.id.lastIndexOf('/') + 1),
      setting.options,
    ) ?? (context.check({ ...rule, id }) ? [] : setting.options);
  const there = context.part.rules.find(each => each.id === id);
  if (there !== undefined) {
    return mergeInto(there, rule, options, context);
  }
  const entry = toRuleEntry({ ...setting, options });
  return {
    label: `Use "${id}"`,
    done: `Wrote "${id}": ${JSON.stringify(entry)} in place of "${rule.id}", which was removed.`,
    edits: [
      { replace: rule.key, by: id },
      { replace: rule.value, by: entry },
    ],
    isNeeded: true,
  };
}

/** Entries of `naming-convention` go together in one list; of other rules, what is set already counts. */
function mergeInto(
  there: WrittenRule,
  rule: WrittenRule,
  options: readonly unknown[],
  { part: { path } }: Context,
): FindingFix {
  const deletion = deleteRule(rule, true, `because "${there.id}" is also set`);
  if (
    !there.id.endsWith('/naming-convention') ||
    there.value.type !== 'array' ||
    options.length === 0
  ) {
    return deletion;
  }
  return {
    label: `Move it to "${there.id}"`,
    done: `Moved what "${rule.id}" checked to "${there.id}".`,
    edits: [
      ...deletion.edits,
      ...options.map(option => ({
        set: [...path, 'rules', there.id, -1],
        to: option,
      })),
    ],
    isNeeded: true,
  };
}
