import type { TSESLint } from '@typescript-eslint/utils';
import { findNodeAtLocation, type JSONPath } from 'jsonc-parser';
import type { ConfigDocument } from '../config/configDocument';
import type { JsonEdit } from '../config/json/edits';
import {
  type JsonProperty,
  parseJson,
  propertyOf,
  valueOf,
} from '../config/json/parseJson';
import { entriesOf } from '../config/presets/presetSettings';
import {
  configForFile,
  partsInForce,
  withoutEmpty,
} from '../config/read/configForFile';
import type { ConfigPart, WrittenRule } from '../config/read/configPart';
import {
  type Finding,
  findingAt,
  type FindingFix,
  findingOf,
} from '../config/review/finding';
import { reviewConfig } from '../config/review/reviewConfig';
import { isOn, type RuleEntry } from '../config/ruleEntry';
import { groupBy } from '../linter/groupBy';
import { barePresetName, mergeRules } from '../linter/presets';
import type { KnownRules } from '../linter/protocol';
import { pluginPrefix } from '../rules/ruleLink';
import { plural } from '../text/plural';
import type {
  ChangedOption,
  ChangedPresetRule,
  ChangedRule,
  VersionChanges,
} from './changes';

/**
 * What an upgrade asks of a config, or changes for it. `error`: ESLint refuses the config otherwise, or a
 * setting does nothing. `warning`: other reports, unless the fix keeps what was before. `info`: it still works.
 */
export interface UpgradeFinding extends Finding {
  /** Tells it from the others, also once some of these are fixed. */
  id: string;
  /** Rules of presets that it is about, with what these had and have. */
  rules: readonly ChangedPresetRule[];
}

type Found = Finding & Partial<UpgradeFinding>;

/** Finds what an upgrade means for a config, and what any version has removed or refuses. Messages have code between backticks. */
export function reviewUpgrade(
  document: ConfigDocument,
  changes: VersionChanges,
  known: KnownRules,
): UpgradeFinding[] {
  const { parts } = document;
  const hasTypes = parts.some(({ writtenParserOptions }) =>
    writtenParserOptions.some(({ name }) =>
      ['EXPERIMENTAL_useProjectService', 'programs', 'project'].includes(name),
    ),
  );
  const changed = parts
    .filter(({ node }) => node.children?.length !== 0)
    .flatMap(part => [
      ...reviewParserOptions(part, changes),
      ...part.rules.flatMap(rule => reviewRule(rule, part, changes, hasTypes)),
    ]);
  const refused = reviewConfig(document, known)
    .filter(({ outdated, severity }) => outdated ?? severity === 'error')
    .filter(
      ({ offset, ruleId }) =>
        !changed.some(
          other =>
            other.severity === 'error' &&
            (other.offset === offset ||
              (ruleId !== undefined && other.ruleId === ruleId)),
        ),
    )
    .map((finding): Found => ({
      ...finding,
      severity: finding.outdated === 'deprecated' ? 'info' : 'error',
    }));
  return askOnce([
    ...refused,
    ...changed,
    ...reviewPresets(parts, changes, known),
  ]);
}

/** Puts what is asked in several places into one question, about the first of them. */
function askOnce(found: readonly Found[]): UpgradeFinding[] {
  return Array.from(
    groupBy(found, ({ id, message }) => id ?? message),
    ([id, group]) => {
      const [{ fix: first, ...asked }] = group;
      const fixes = group.flatMap(each => each.fix ?? []);
      return {
        rules: [],
        ...asked,
        id,
        ...(first &&
          fixes.length === group.length && {
            fix: { ...first, edits: fixes.flatMap(({ edits }) => edits) },
          }),
      };
    },
  );
}

function fix(label: string, ...edits: JsonEdit[]): FindingFix {
  return { label, done: label, edits, isNeeded: false };
}

function reviewParserOptions(
  { writtenParserOptions }: ConfigPart,
  { parserOptions: changed }: VersionChanges,
): Found[] {
  return writtenParserOptions.flatMap(({ name, key }): Found[] => {
    const option = changed.find(({ before }) => before === name);
    if (option === undefined || key.parent === undefined) {
      return [];
    }
    const { after } = option;
    return [
      findingAt(
        key,
        'error',
        after === undefined
          ? `The parser no longer has the option \`${name}\`, and ignores it.`
          : `The parser option \`${name}\` is called \`${after}\` now.`,
        after === undefined
          ? fix(`Delete ${name}`, { remove: key.parent })
          : fix('Rename it', { replace: key, by: after }),
      ),
    ];
  });
}

function reviewRule(
  rule: WrittenRule,
  part: ConfigPart,
  changes: VersionChanges,
  hasTypes: boolean,
): Found[] {
  const changed = findChanged(rule.id, changes);
  if (changed === undefined || !isOn(rule.entry)) {
    return [];
  }
  const { name, needsTypes = false, options } = changed;
  const withoutTypes = findingOf(
    rule,
    'error',
    `\`${name}\` needs type information now, which this config doesn’t have: set \`parserOptions.project\`, or turn the rule off.`,
    fix('Turn it off', { replace: rule.value, by: 'off' }),
  );
  return [
    ...(needsTypes && !hasTypes ? [withoutTypes] : []),
    ...options.flatMap(option => reviewOption(rule, part, name, option)),
  ];
}

function findChanged(
  id: string,
  { changed }: VersionChanges,
): ChangedRule | undefined {
  return changed.find(({ name }) => pluginPrefix + name === id);
}

function reviewOption(
  rule: WrittenRule,
  { path }: ConfigPart,
  name: string,
  option: ChangedOption,
): Found[] {
  const place = placeOf(option.name);
  const around =
    place && findNodeAtLocation(rule.value, [1, ...place.slice(0, -1)]);
  const given = propertyOf(around, place?.at(-1) ?? '');
  if (given === undefined) {
    return reviewDefault(rule, path, option);
  }
  return option.after === undefined
    ? [findingOf(rule, 'error', ...withoutOption(name, option.name, given))]
    : [];
}

/** What to do about a default that is another one now, where a rule is on without the option. */
function reviewDefault(
  rule: Pick<WrittenRule, 'entry' | 'id' | 'key'>,
  path: JSONPath,
  { name: option, before, after }: ChangedOption,
): Found[] {
  const place = placeOf(option);
  const old = after && changedDefault(before, after);
  if (place === undefined || old === undefined) {
    return [];
  }
  const { id, entry } = rule;
  const [severity, ...options] = [entry].flat();
  const ofRule = [...path, 'rules', id];
  return [
    findingOf(
      rule,
      'warning',
      `The default of \`${option}\` in \`${id.slice(pluginPrefix.length)}\` is \`${after?.default ?? 'false'}\` now. It was \`${JSON.stringify(old)}\`.`,
      fix(
        `Keep ${JSON.stringify(old)}`,
        options.length > 0
          ? { set: [...ofRule, 1, ...place], to: old }
          : { set: ofRule, to: [severity, nested(place, old)] },
      ),
    ),
  ];
}

function withoutOption(
  name: string,
  option: string,
  { key, value }: JsonProperty,
): [message: string, fix: FindingFix] {
  // It got the opposite meaning too. The packages don't say so, but the release notes of 6.0.0 do.
  const after = 'skipCompoundAssignments';
  const isRenamed =
    name === 'restrict-plus-operands' &&
    option === 'checkCompoundAssignments' &&
    !propertyOf(key.parent?.parent, after);
  return isRenamed
    ? [
        `\`${name}\` has \`${after}\` instead of \`${option}\`.`,
        fix(
          `Set ${after}`,
          { replace: key, by: after },
          { replace: value, by: valueOf(value) !== true },
        ),
      ]
    : [
        `\`${name}\` no longer has the option \`${option}\`, and ESLint refuses it.`,
        fix(
          `Delete ${option}`,
          ...(key.parent ? [{ remove: key.parent }] : []),
        ),
      ];
}

/** What presets set for a rule where a part extends them, together with what is in force there anyway. */
interface PresetRule extends ChangedPresetRule {
  part: ConfigPart;
}

/** What is asked about rules of presets, by whether they were on and are on. */
const questions = [
  {
    isAbout: (was: boolean, is: boolean) => !was && is,
    message: (rules: string) => `Your presets newly turn on ${rules}.`,
    label: 'Turn them off',
  },
  {
    isAbout: (was: boolean, is: boolean) => was && !is,
    message: (rules: string) => `Your presets no longer turn on ${rules}.`,
    label: 'Keep them on',
  },
  {
    isAbout: (was: boolean, is: boolean) => was && is,
    message: (rules: string) => `Your presets set ${rules} differently.`,
    label: 'Keep what they were',
  },
];

/** What the presets of all parts set differently, unless a part itself says what it wants. */
function reviewPresets(
  parts: readonly ConfigPart[],
  changes: VersionChanges,
  known: KnownRules,
): Found[] {
  const set = parts
    .filter(({ presets }) => presets.length > 0)
    .flatMap(part => rulesOfPresets(part, parts, changes, known));
  const different = set.filter(
    ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
  );
  return [
    ...questions.flatMap(({ isAbout, label, message }): Found[] => {
      const rules = different.filter(({ before, after }) =>
        isAbout(isOn(before), isOn(after)),
      );
      const ids = new Map(
        rules.map(({ id, before, after }) => [id, { id, before, after }]),
      );
      return rules.slice(0, 1).map(({ part: { node } }) => ({
        ...findingAt(
          propertyOf(node, 'extends')?.value ?? node,
          'warning',
          message(plural(ids.size, 'rule')),
          fix(
            label,
            ...rules.map(rule => ({
              set: [...rule.part.path, 'rules', rule.id],
              to: entryBefore(rule, known),
            })),
          ),
        ),
        id: label,
        rules: [...ids.values()],
      }));
    }),
    ...set
      .filter(({ after }) => isOn(after) && [after].flat().length === 1)
      .flatMap(rule => reviewDefaults(rule, changes)),
  ];
}

/** A rule that a preset turns on without options, and whose defaults are others now. */
function reviewDefaults(
  { id, after, before, part: { node, path } }: PresetRule,
  changes: VersionChanges,
): Found[] {
  const rule = { id, entry: after as RuleEntry, key: node };
  const { options = [] } = findChanged(id, changes) ?? {};
  return options
    .filter(option => isOn(before) && placeOf(option.name)?.length === 1)
    .flatMap(option => reviewDefault(rule, path, option));
}

function rulesOfPresets(
  part: ConfigPart,
  parts: readonly ConfigPart[],
  changes: VersionChanges,
  known: KnownRules,
): PresetRule[] {
  const own = new Set(part.rules.map(({ id }) => id));
  const removed = new Set(
    changes.removed.map(({ name }) => pluginPrefix + name),
  );
  const { config } = configForFile(
    partsInForce({ ...part, rules: [] }, parts),
    'example.ts',
  );
  const setIn = (version: 'after' | 'before') => {
    const rulesOf = (preset: string) =>
      rulesIn(preset, version, changes, known);
    const merged = mergeRules(config, rulesOf);
    return {
      entryOf: (id: string): unknown => merged.get(id)?.entry,
      ids: part.presets.flatMap(name =>
        Object.keys(rulesOf(barePresetName(name))),
      ),
    };
  };
  const [before, after] = [setIn('before'), setIn('after')];
  return [...new Set([...before.ids, ...after.ids])]
    .filter(id => !own.has(id) && !removed.has(id))
    .map(id => ({
      id,
      part,
      before: before.entryOf(id),
      after: after.entryOf(id),
    }));
}

/** What a preset of the plugin, or one of ESLint itself, sets in a version. */
function rulesIn(
  name: string,
  version: 'after' | 'before',
  { presets }: VersionChanges,
  { rules }: KnownRules,
): TSESLint.FlatConfig.Rules {
  const preset = presets.find(each => each.name === name);
  const entries =
    preset === undefined
      ? entriesOf(name, rules).map(({ id, entry }) => [id, entry] as const)
      : preset.rules.map(rule => {
          // One that is new was in no config before.
          const entry = rule[preset.state === 'new' ? 'after' : version];
          return [rule.id, entry] as const;
        });
  return withoutEmpty({
    ...preset?.kept,
    ...(Object.fromEntries(entries) as object),
  }) as TSESLint.FlatConfig.Rules;
}

/** With options where the preset has some now: a severity alone would leave those in force. */
function entryBefore(
  { id, before = 'off', after }: ChangedPresetRule,
  known: KnownRules,
): unknown {
  const [severity, ...options] = [before].flat();
  const hasNone = options.length === 0 && [after].flat().length > 1;
  const { defaults = [] } = known.rules.find(rule => rule.id === id) ?? {};
  return hasNone && isOn(before) ? [severity, ...defaults] : before;
}

/** The keys that lead to an option in a rule's first option; `undefined` where it isn't in an object there. */
function placeOf(option: string): string[] | undefined {
  return /^[\w-]+(?:\.[\w-]+)*$/.test(option) ? option.split('.') : undefined;
}

function nested(place: readonly string[], value: unknown): unknown {
  return place.reduceRight<unknown>(
    (inner, name) => ({ [name]: inner }),
    value,
  );
}

/** An earlier default as a value, if it is another one and can be told from how it is printed. */
function changedDefault(
  before: ChangedOption['before'],
  after: NonNullable<ChangedOption['after']>,
): unknown {
  if (before === undefined || before.default === after.default) {
    return undefined;
  }
  const { default: printed, type } = before;
  if (printed === undefined) {
    return type === 'boolean' ? false : undefined;
  }
  const { root, problems } = parseJson(printed);
  return root && problems.length === 0 && !printed.includes('…')
    ? valueOf(root)
    : undefined;
}
