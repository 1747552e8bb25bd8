import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import type { ConfigDocument } from '../config/configDocument';
import type { JsonEdit } from '../config/json/edits';
import { parseJson, propertyOf, valueOf } from '../config/json/parseJson';
import type { ConfigPart, WrittenRule } from '../config/read/configPart';
import type { Finding, FindingFix } from '../config/review/finding';
import { reviewConfig } from '../config/review/reviewConfig';
import { isOn } from '../config/ruleEntry';
import { barePresetName } from '../linter/presets';
import type { KnownRules } from '../linter/protocol';
import { pluginPrefix } from '../rules/ruleLink';
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
  /** Rules that it is about, as in a config; those of presets with what they had and have. */
  rules: readonly ChangedPresetRule[];
}

type Found = Omit<UpgradeFinding, 'id' | 'length' | 'offset'> & {
  place: { offset: number; length: number };
};

/**
 * Finds what the changes of an upgrade mean for a config, and with them what any version has removed. Messages
 * have code between backticks.
 */
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
  const outdated = reviewConfig(document, known).filter(each => each.outdated);
  return [
    ...outdated.map((finding): UpgradeFinding => ({
      ...finding,
      severity: finding.outdated === 'removed' ? 'error' : 'info',
      id: finding.message,
      rules: [],
    })),
    ...parts
      .filter(({ node }) => node.children?.length !== 0)
      .flatMap(part =>
        [
          ...reviewParserOptions(part, changes),
          ...part.rules.flatMap(rule =>
            reviewRule(rule, part, changes, hasTypes),
          ),
          ...reviewPresets(part, changes),
          ...reviewDefaults(part, changes),
        ].map(({ place: { length, offset }, ...found }) => ({
          ...found,
          id: `${part.path.join('.')} ${found.message}`,
          offset,
          length,
        })),
      ),
  ];
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
      {
        severity: 'error',
        message:
          after === undefined
            ? `The parser no longer has the option \`${name}\`, and ignores it.`
            : `The parser option \`${name}\` is called \`${after}\` now.`,
        rules: [],
        place: key,
        fix:
          after === undefined
            ? fix(`Delete ${name}`, { remove: key.parent })
            : fix('Rename it', { replace: key, by: after }),
      },
    ];
  });
}

function reviewRule(
  rule: WrittenRule,
  part: ConfigPart,
  changes: VersionChanges,
  hasTypes: boolean,
): Found[] {
  if (!rule.id.startsWith(pluginPrefix)) {
    return [];
  }
  const name = rule.id.slice(pluginPrefix.length);
  const changed = changes.changed.find(each => each.name === name);
  if (changed === undefined || !isOn(rule.entry)) {
    return [];
  }
  return [
    ...(changed.needsTypes === true && !hasTypes
      ? [
          {
            severity: 'error' as const,
            message: `\`${name}\` needs type information now, which this config doesn’t have: set \`parserOptions.project\`, or turn the rule off.`,
            rules: [{ id: rule.id }],
            place: rule.key,
            fix: fix('Turn it off', { replace: rule.value, by: 'off' }),
          },
        ]
      : []),
    ...changed.options.flatMap(option =>
      reviewOption(rule, part, changed, option),
    ),
  ];
}

/** What to do about an option that the config sets, or whose default it uses. */
function reviewOption(
  rule: WrittenRule,
  { path }: ConfigPart,
  { name }: ChangedRule,
  option: ChangedOption,
): Found[] {
  const place = placeOf(option.name);
  const given = place && findNodeAtLocation(rule.value, [1, ...place]);
  if (given === undefined) {
    return reviewDefault(rule, path, option, rule.key);
  }
  return option.after === undefined
    ? [
        {
          rules: [{ id: rule.id }],
          place: rule.key,
          severity: 'error',
          ...withoutOption(name, option.name, given),
        },
      ]
    : [];
}

/** What to do about a default that is another one now, where a rule is on without the option. */
function reviewDefault(
  { id, entry }: Pick<WrittenRule, 'entry' | 'id'>,
  path: JSONPath,
  { name: option, before, after }: ChangedOption,
  at: Found['place'],
): Found[] {
  const place = placeOf(option);
  const old = after && changedDefault(before, after);
  if (place === undefined || old === undefined) {
    return [];
  }
  const [severity, ...options] = [entry].flat();
  const ofRule = [...path, 'rules', id];
  return [
    {
      severity: 'warning',
      message: `The default of \`${option}\` in \`${id.slice(pluginPrefix.length)}\` is \`${after?.default ?? 'false'}\` now. It was \`${JSON.stringify(old)}\`.`,
      rules: [{ id }],
      place: at,
      fix: fix(
        `Keep ${JSON.stringify(old)}`,
        options.length > 0
          ? { set: [...ofRule, 1, ...place], to: old }
          : { set: ofRule, to: [severity, nested(place, old)] },
      ),
    },
  ];
}

/**
 * Options that only got another name, or another name and the opposite meaning, by rule. The packages don't say
 * so: in them, one option is gone and another one is new. From the release notes of 6.0.0.
 */
const renamedOptions = new Map([
  [
    'restrict-plus-operands checkCompoundAssignments',
    {
      after: 'skipCompoundAssignments',
      convert: (value: unknown) => value !== true,
    },
  ],
]);

function withoutOption(
  name: string,
  option: string,
  given: Node,
): Pick<Found, 'fix' | 'message'> {
  const property = given.parent;
  const [key] = property?.children ?? [];
  if (property === undefined || key === undefined) {
    return { message: `\`${name}\` no longer has the option \`${option}\`.` };
  }
  const renamed = renamedOptions.get(`${name} ${option}`);
  return renamed === undefined || propertyOf(property.parent, renamed.after)
    ? {
        message: `\`${name}\` no longer has the option \`${option}\`, and ESLint refuses it.`,
        fix: fix(`Delete ${option}`, { remove: property }),
      }
    : {
        message: `\`${name}\` has \`${renamed.after}\` instead of \`${option}\`.`,
        fix: fix(
          `Set ${renamed.after}`,
          { replace: key, by: renamed.after },
          { replace: given, by: renamed.convert(valueOf(given)) },
        ),
      };
}

/** Rules that a preset turns on, and whose defaults are others now. */
function reviewDefaults(
  { extended, rules, node, path }: ConfigPart,
  { changed }: VersionChanges,
): Found[] {
  const names = extended.map(({ written }) => barePresetName(written));
  return changed
    .map(rule => ({ ...rule, id: pluginPrefix + rule.name }))
    .filter(
      ({ id, presets }) =>
        presets.some(preset => names.includes(preset)) &&
        !rules.some(rule => rule.id === id),
    )
    .flatMap(({ id, options }) =>
      options
        .filter(option => placeOf(option.name)?.length === 1)
        .flatMap(option =>
          reviewDefault({ id, entry: 'error' }, path, option, node),
        ),
    );
}

/** What the presets of a part set differently, unless the part itself says what it wants. */
function reviewPresets(
  { extended, rules, node, path }: ConfigPart,
  changes: VersionChanges,
): Found[] {
  const own = new Set(rules.map(({ id }) => id));
  const isRemoved = (id: string): boolean =>
    changes.removed.some(({ name }) => pluginPrefix + name === id);
  const different = changedByPresets(
    extended.map(({ written }) => written),
    changes,
  ).filter(({ id }) => !own.has(id));
  const groups = [
    {
      message: (count: string) => `Your presets newly turn on ${count}.`,
      label: 'Turn them off',
      rules: different.filter(
        ({ before, after }) => !isOn(before) && isOn(after),
      ),
    },
    {
      message: (count: string) => `Your presets no longer turn on ${count}.`,
      label: 'Keep them on',
      rules: different.filter(
        ({ id, before, after }) =>
          isOn(before) && !isOn(after) && !isRemoved(id),
      ),
    },
    {
      message: (count: string) => `Your presets set ${count} differently.`,
      label: 'Keep what they were',
      rules: different.filter(
        ({ before, after }) => isOn(before) && isOn(after),
      ),
    },
  ];
  return groups
    .filter(group => group.rules.length > 0)
    .map(({ message, label, rules: changed }) => ({
      severity: 'warning',
      message: message(
        changed.length === 1 ? '1 rule' : `${String(changed.length)} rules`,
      ),
      rules: changed,
      place: node,
      fix: fix(
        label,
        ...changed.map(({ id, before }) => ({
          set: [...path, 'rules', id],
          to: before ?? 'off',
        })),
      ),
    }));
}

/** What several presets set together before and after: of a rule, the last one that sets it counts. */
function changedByPresets(
  presets: readonly string[],
  { presets: known }: VersionChanges,
): ChangedPresetRule[] {
  const before = new Map<string, unknown>();
  const after = new Map<string, unknown>();
  for (const name of presets.map(barePresetName)) {
    const preset = known.find(each => each.name === name);
    for (const [id, entry] of Object.entries(preset?.kept ?? {})) {
      before.set(id, entry);
      after.set(id, entry);
    }
    for (const rule of preset?.state === 'changed' ? preset.rules : []) {
      for (const [entries, entry] of [
        [before, rule.before],
        [after, rule.after],
      ] as const) {
        if (entry !== undefined) {
          entries.set(rule.id, entry);
        }
      }
    }
  }
  return [...new Set([...before.keys(), ...after.keys()])]
    .map(id => ({ id, before: before.get(id), after: after.get(id) }))
    .filter(rule => JSON.stringify(rule.before) !== JSON.stringify(rule.after));
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
