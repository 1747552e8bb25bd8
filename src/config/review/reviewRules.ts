import { type RuleMistake, checkRules, removedRule } from '../check/checkRules';
import { findMismatch } from '../check/findMismatch';
import type { ConfigDocument } from '../configDocument';
import { isForeignRule } from '../packageNames';
import {
  type EffectiveSetting,
  effectiveSettings,
} from '../presets/presetSettings';
import { configForFile } from '../read/configForFile';
import type { ConfigPart, WrittenRule } from '../read/configPart';
import type { Finding, FindingFix } from './finding';
import { successorOptions } from './successors';
import { isOn, toRuleSetting } from '../ruleEntry';
import { prettierPresets } from '../../linter/layoutRules';
import type { KnownRules, PlaygroundRule } from '../../linter/protocol';

/** What reviews of single entries need. */
interface Context {
  text: string;
  known: KnownRules;
  rules: ReadonlyMap<string, PlaygroundRule>;
  part: ConfigPart;
  parts: readonly ConfigPart[];
  /** What is set before the part's own rules: in TypeScript files, and in JavaScript files, where presets set less. */
  before: readonly ReadonlyMap<string, EffectiveSetting>[];
  /** What comes out for a file that the part is for. */
  after: ReadonlyMap<string, EffectiveSetting>;
  /** Whether layout is left to Prettier where the part is in force. */
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
  const mistakes = checkRules(parts, known);
  return parts.flatMap((part, index) => {
    const context = contextOf({ text, known, rules, part, parts, index });
    return part.rules.flatMap(rule => {
      const mistake = mistakes.find(
        ({ offset }) =>
          rule.key.offset <= offset &&
          offset < rule.value.offset + rule.value.length,
      );
      return mistake === undefined
        ? reviewEntry(rule, context)
        : [reviewMistake(rule, mistake, context)];
    });
  });
}

function contextOf({
  index,
  ...given
}: Pick<Context, 'known' | 'part' | 'parts' | 'rules' | 'text'> & {
  index: number;
}): Context {
  const { known, part, parts } = given;
  const earlier = parts
    .slice(0, index)
    .filter(
      ({ files, ignores, ignoresAll }) =>
        !ignoresAll && files === undefined && ignores.length === 0,
    );
  const settingsOf = (list: readonly ConfigPart[], fileName: string) =>
    effectiveSettings(
      configForFile(list, fileName).config,
      known.rules,
      fileName,
    );
  // As if the part were for all files: what it adds is what counts.
  const own = { ...part, files: undefined, ignores: [], ignoresAll: undefined };
  const inForce = [...earlier, own];
  return {
    ...given,
    before: ['example.ts', 'example.js'].map(name =>
      settingsOf([...earlier, { ...own, rules: [] }], name),
    ),
    after: settingsOf(inForce, 'example.ts'),
    hasPrettier: inForce.some(({ presets }) =>
      presets.some(name => prettierPresets.has(name)),
    ),
    hasForeignPresets: inForce.some(({ extended }) =>
      extended.some(({ isForeign }) => isForeign),
    ),
  };
}

/** An entry that ESLint refuses, or that names no rule. */
function reviewMistake(
  rule: WrittenRule,
  mistake: RuleMistake,
  context: Context,
): Finding {
  const { known, rules } = context;
  const isKnown = rules.has(rule.id);
  const removed = isKnown ? undefined : removedRule(rule.id, known);
  const fix = isKnown
    ? fixOptions(rule, mistake, context)
    : !isOn(rule.entry) &&
        (removed !== undefined || mistake.meant === undefined)
      ? deleteRule(rule, true, `which there is no more and was off`)
      : removed !== undefined
        ? replaceRule(rule, removed.replacedBy[0], context)
        : mistake.meant !== undefined
          ? renameRule(rule, mistake.meant, context, false)
          : undefined;
  return { ...mistake, ...(fix && { fix }) };
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

/** An entry that ESLint takes. */
function reviewEntry(rule: WrittenRule, context: Context): Finding[] {
  if (isForeignRule(rule.id)) {
    return [];
  }
  const known = context.rules.get(rule.id);
  const place = {
    ruleId: rule.id,
    offset: rule.key.offset,
    length: rule.key.length,
  };
  if (known === undefined) {
    return [];
  }
  return (
    reviewLayout(rule, place, context) ??
    reviewDeprecated(rule, known, place, context) ??
    reviewTwice(rule, place, context) ??
    reviewEffect(rule, place, context) ??
    []
  );
}

type Place = Pick<Finding, 'length' | 'offset' | 'ruleId'>;

const layoutRules = new Set(prettierPresets.get('prettier'));

function reviewLayout(
  rule: WrittenRule,
  place: Place,
  context: Context,
): Finding[] | undefined {
  if (!layoutRules.has(rule.id) || !context.hasPrettier) {
    return undefined;
  }
  return isOn(rule.entry)
    ? [
        {
          ...place,
          severity: 'warning',
          message: `"${rule.id}" is about layout, which Prettier decides here: the two get in each other's way. Delete it.`,
          fix: deleteRule(rule, false, 'since Prettier decides about layout'),
        },
      ]
    : [
        {
          ...place,
          severity: 'info',
          message: `"${rule.id}" is off already: eslint-config-prettier turns layout rules off.`,
          fix: deleteRule(
            rule,
            true,
            'which eslint-config-prettier turns off already',
          ),
        },
      ];
}

function reviewDeprecated(
  rule: WrittenRule,
  { deprecated, replacedBy = [] }: PlaygroundRule,
  place: Place,
  context: Context,
): Finding[] | undefined {
  if (!deprecated || !rule.id.includes('/') || !isOn(rule.entry)) {
    return undefined;
  }
  const [next] = replacedBy;
  if (layoutRules.has(rule.id)) {
    return [
      {
        ...place,
        severity: 'info',
        message: `"${rule.id}" is deprecated: leave layout to a formatter${next === undefined ? '' : `, or use "${next}"`}. It still works.`,
      },
    ];
  }
  const isThere = next !== undefined && context.rules.has(next);
  return [
    {
      ...place,
      severity: 'warning',
      message: `"${rule.id}" is deprecated.${next === undefined ? '' : ` Use "${next}".`}`,
      ...(isThere &&
        fitsOptions(rule, next, context) && {
          fix: renameRule(rule, next, context, false),
        }),
    },
  ];
}

/** A core rule that is on next to the rule that takes its place. */
function reviewTwice(
  rule: WrittenRule,
  place: Place,
  { after, known, part }: Context,
): Finding[] | undefined {
  if (rule.id.includes('/') || !isOn(rule.entry)) {
    return undefined;
  }
  const extension = known.rules.find(({ extendsRule, id }) => {
    const severity = after.get(id)?.severity ?? 'off';
    return extendsRule === rule.id && severity !== 'off';
  });
  if (extension === undefined) {
    return undefined;
  }
  const ownSetting = part.rules.find(({ id }) => id === extension.id);
  return [
    {
      ...place,
      severity: 'warning',
      message: `"${rule.id}" and "${extension.id}" are both on, and both report. Leave it to "${extension.id}", which knows TypeScript${ownSetting === undefined ? ', and give it the options' : ''}.`,
      fix: {
        label: `Turn "${rule.id}" off`,
        done: `Turned "${rule.id}" off, since "${extension.id}" takes its place.`,
        edits: [{ replace: rule.value, by: 'off' }],
        isNeeded: false,
      },
    },
  ];
}

/** An entry that sets what is set anyway. */
function reviewEffect(
  rule: WrittenRule,
  place: Place,
  context: Context,
): Finding[] | undefined {
  const { before, hasForeignPresets, part } = context;
  const own = toRuleSetting(rule.entry);
  const inherited = before.map(settings => settings.get(rule.id));
  const [first] = inherited;
  const isForSome = part.files !== undefined || part.ignores.length > 0;
  if (own === undefined || isForSome || hasForeignPresets) {
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
  const preset = first?.preset;
  if (isSame && preset !== undefined) {
    return [
      {
        ...place,
        severity: 'info',
        message: `"${rule.id}" is ${isOff ? 'off' : 'set like this'} already, by the preset "${preset}".`,
        fix: deleteRule(rule, true, `which "${preset}" sets already`),
      },
    ];
  }
  return inherited.every(each => each === undefined) && isOff
    ? [
        {
          ...place,
          severity: 'info',
          message: `"${rule.id}" is off, and nothing turns it on.`,
          fix: deleteRule(
            rule,
            true,
            'which was off, and nothing turned it on',
          ),
        },
      ]
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
    edits: rule.key.parent ? [{ remove: rule.key.parent }] : [],
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

function fitsOptions(
  rule: WrittenRule,
  id: string,
  { rules }: Context,
): boolean {
  const [, ...options] = rule.value.children ?? [];
  const list = { ...rule.value, type: 'array' as const, children: options };
  return (
    options.length === 0 ||
    findMismatch(rules.get(id)?.schema, list) === undefined
  );
}

/** The rule that replaces a removed one, with options that do the same. */
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
      `@typescript-eslint/${rule.id.slice(rule.id.lastIndexOf('/') + 1)}`,
      setting.options,
    ) ?? (fitsOptions(rule, id, context) ? setting.options : []);
  const there = context.part.rules.find(each => each.id === id);
  if (there !== undefined) {
    return mergeInto(there, rule, options);
  }
  const entry =
    options.length === 0 ? setting.severity : [setting.severity, ...options];
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
): FindingFix {
  const last = there.value.children?.at(-1);
  const deletion = deleteRule(rule, true, `because "${there.id}" is also set`);
  if (
    !there.id.endsWith('/naming-convention') ||
    last === undefined ||
    options.length === 0
  ) {
    return deletion;
  }
  return {
    label: `Move it to "${there.id}"`,
    done: `Moved what "${rule.id}" checked to "${there.id}".`,
    edits: [...deletion.edits, { after: last, add: options }],
    isNeeded: true,
  };
}
