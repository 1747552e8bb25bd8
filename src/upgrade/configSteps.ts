import { change } from '../config/edit/editConfig';
import { parseJson, valueOf } from '../config/json/parseJson';
import { barePresetName } from '../linter/presets';
import type {
  ChangedOption,
  ChangedPresetRule,
  VersionChanges,
} from './changes';
import {
  type PartOfConfig,
  partsOfConfig,
  type RuleInConfig,
} from './configParts';
import { isOnIn } from './presetEntry';
import { convertibleRules, renamedOptions } from './renamedOptions';
import { renameKey } from './renameKey';

/** What an upgrade asks of a config, or changes for it. */
export interface ConfigStep {
  /**
   * `needed`: ESLint refuses the config otherwise, or a setting does nothing. `advised`: it still works.
   * `behavior`: other reports, unless the edit keeps what was before.
   */
  kind: 'advised' | 'behavior' | 'needed';
  /** A sentence with code between backticks. */
  message: string;
  /** Rules that it is about, as in a config; those of presets with what they had and have. */
  rules: readonly ChangedPresetRule[];
  /** Where in the text it is, from 0. */
  offset: number;
  edit?: {
    label: string;
    /** Changes the text, in which other edits may have been made before. */
    apply: (text: string) => string;
  };
}

const prefix = '@typescript-eslint/';

/**
 * What the changes of an upgrade mean for a config.
 *
 * @param text JSON with comments, or JSON5; of any other text there is nothing to say
 */
export function findConfigSteps(
  text: string,
  changes: VersionChanges,
): ConfigStep[] {
  const parts = partsOfConfig(text);
  const hasTypes = parts.some(({ parserOptions }) =>
    parserOptions.some(({ name }) =>
      ['EXPERIMENTAL_useProjectService', 'programs', 'project'].includes(name),
    ),
  );
  return parts.flatMap(part => [
    ...parserSteps(part, changes),
    ...presetNameSteps(part, changes),
    ...part.rules.flatMap(rule => ruleSteps(rule, changes, hasTypes)),
    ...presetSteps(part, changes),
    ...defaultSteps(part, changes),
  ]);
}

/** Makes all edits of some steps, one after the other. */
export function applySteps(text: string, steps: readonly ConfigStep[]): string {
  return steps.reduce(
    (edited, { edit }) => edit?.apply(edited) ?? edited,
    text,
  );
}

function parserSteps(
  { parserOptions }: PartOfConfig,
  { parserOptions: changed }: VersionChanges,
): ConfigStep[] {
  return parserOptions.flatMap(({ name, path, key }): ConfigStep[] => {
    const option = changed.find(({ before }) => before === name);
    if (option === undefined) {
      return [];
    }
    const { after } = option;
    return [
      {
        kind: 'needed',
        message:
          after === undefined
            ? `The parser no longer has the option \`${name}\`, and ignores it.`
            : `The parser option \`${name}\` is called \`${after}\` now.`,
        rules: [],
        offset: key.offset,
        edit: {
          label: after === undefined ? `Delete ${name}` : `Rename it`,
          apply: edited =>
            after === undefined
              ? change(edited, path, undefined)
              : renameKey(edited, path, after),
        },
      },
    ];
  });
}

/** Names of presets that have another one now, or are gone. */
function presetNameSteps(
  { presets, node, path }: PartOfConfig,
  { presets: changed }: VersionChanges,
): ConfigStep[] {
  return presets.flatMap((name): ConfigStep[] => {
    const preset = changed.find(each => each.name === barePresetName(name));
    const { sameAs } = preset ?? {};
    if (sameAs === undefined && preset?.state !== 'gone') {
      return [];
    }
    return [
      {
        kind: sameAs === undefined ? 'needed' : 'advised',
        message:
          sameAs === undefined
            ? `The preset \`${name}\` no longer exists.`
            : `\`${barePresetName(name)}\` is an older name for \`${sameAs}\`.`,
        rules: [],
        offset: node.offset,
        edit: {
          label: sameAs === undefined ? 'Delete it' : `Use ${sameAs}`,
          apply: edited =>
            replacePreset(
              edited,
              path,
              name,
              sameAs && name.replace(barePresetName(name), sameAs),
            ),
        },
      },
    ];
  });
}

function replacePreset(
  text: string,
  path: PartOfConfig['path'],
  name: string,
  successor: string | undefined,
): string {
  const part = partsOfConfig(text).find(
    each => each.path.join() === path.join(),
  );
  const after = part?.presets.flatMap(each =>
    each === name ? (successor ?? []) : each,
  );
  return after === undefined
    ? text
    : change(text, [...path, 'extends'], [...new Set(after)]);
}

function ruleSteps(
  rule: RuleInConfig,
  changes: VersionChanges,
  hasTypes: boolean,
): ConfigStep[] {
  if (!rule.id.startsWith(prefix)) {
    return [];
  }
  const name = rule.id.slice(prefix.length);
  const isOn = isOnIn(rule.severity);
  const removed = changes.removed.find(each => each.name === name);
  const deprecated = changes.deprecated.find(each => each.name === name);
  const changed = changes.changed.find(each => each.name === name);
  const replaced = removed ?? deprecated;
  if (replaced !== undefined) {
    return [replacementStep(rule, replaced, removed !== undefined)];
  }
  if (changed === undefined || !isOn) {
    return [];
  }
  return [
    ...(changed.needsTypes === true && !hasTypes
      ? [
          {
            kind: 'needed' as const,
            message: `\`${name}\` needs type information now, which this config doesn’t have: set \`parserOptions.project\`, or turn the rule off.`,
            rules: [{ id: rule.id }],
            offset: rule.key.offset,
            edit: {
              label: 'Turn it off',
              apply: (text: string) => change(text, rule.path, 'off'),
            },
          },
        ]
      : []),
    ...changed.options.flatMap(option => optionStep(rule, name, option)),
  ];
}

function replacementStep(
  { id, path, key, severity, options }: RuleInConfig,
  { name, since, replacedBy }: VersionChanges['removed'][number],
  isRemoved: boolean,
): ConfigStep {
  const what = `\`${name}\` was ${isRemoved ? 'removed' : 'deprecated'} in ${since}.`;
  const successor = replacedBy.find(each => each.startsWith(prefix));
  const remove = {
    label: 'Delete it',
    apply: (text: string) => change(text, path, undefined),
  };
  const common = {
    kind: isRemoved ? ('needed' as const) : ('advised' as const),
    rules: [{ id }],
    offset: key.offset,
  };
  if (!isOnIn(severity)) {
    return {
      ...common,
      message: `${what} It’s off: delete the entry.`,
      edit: remove,
    };
  }
  if (successor !== undefined) {
    const convert = convertibleRules.get(name);
    const kept = convert?.(options) ?? [];
    const lost = options.length > 0 && convert === undefined;
    return {
      ...common,
      message: `${what} Use \`${successor.slice(prefix.length)}\`${lost ? ', and set its options: those of the old rule don’t fit' : ''}.`,
      edit: {
        label: `Use ${successor.slice(prefix.length)}`,
        apply: text =>
          change(
            renameKey(text, path, successor),
            [...path.slice(0, -1), successor],
            kept.length > 0 ? [severity, ...kept] : severity,
          ),
      },
    };
  }
  return {
    ...common,
    message:
      replacedBy.length > 0
        ? `${what} If you want to keep it, use ${replacedBy.map(each => `\`${each}\``).join(' or ')}.`
        : `${what} No other rule replaces it.`,
    edit: remove,
  };
}

/** What to do about an option that the config sets, or whose default it uses. */
function optionStep(
  rule: RuleInConfig,
  name: string,
  { name: option, before, after }: ChangedOption,
): ConfigStep[] {
  const place = placeOf(option);
  if (place === undefined) {
    return [];
  }
  const [first] = rule.options;
  const given = place.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    first,
  );
  const optionPath = [...rule.path, 1, ...place];
  if (given !== undefined && after === undefined) {
    const renamed = renamedOptions.find(
      each => each.rule === name && each.before === option,
    );
    return [
      {
        kind: 'needed',
        message: renamed
          ? `\`${name}\` has \`${renamed.after}\` instead of \`${option}\`.`
          : `\`${name}\` no longer has the option \`${option}\`, and ESLint refuses it.`,
        rules: [{ id: rule.id }],
        offset: rule.key.offset,
        edit: {
          label: renamed ? `Set ${renamed.after}` : `Delete ${option}`,
          apply: text => {
            const without = change(text, optionPath, undefined);
            return renamed
              ? change(
                  without,
                  [...rule.path, 1, renamed.after],
                  renamed.convert(given),
                )
              : without;
          },
        },
      },
    ];
  }
  const old = before && defaultValue(before);
  return given === undefined &&
    after !== undefined &&
    old !== undefined &&
    before?.default !== after.default
    ? [keepDefaultStep(rule, name, option, { old, after: after.default })]
    : [];
}

function keepDefaultStep(
  { id, key, path }: Pick<RuleInConfig, 'id' | 'key' | 'path'>,
  name: string,
  option: string,
  { old, after }: { old: unknown; after: string | undefined },
): ConfigStep {
  return {
    kind: 'behavior',
    message: `The default of \`${option}\` in \`${name}\` is \`${after ?? 'false'}\` now. It was \`${JSON.stringify(old)}\`.`,
    rules: [{ id }],
    offset: key.offset,
    edit: {
      label: `Keep ${JSON.stringify(old)}`,
      apply: text => setOption(text, path, option, old),
    },
  };
}

/** Sets an option of a rule, whether the config has only a severity for it, or options, or nothing. */
function setOption(
  text: string,
  path: RuleInConfig['path'],
  option: string,
  value: unknown,
): string {
  const rule = partsOfConfig(text)
    .flatMap(({ rules }) => rules)
    .find(each => each.path.join('\0') === path.join('\0'));
  const { severity = 'error', options = [] } = rule ?? {};
  return options.length > 0
    ? change(text, [...path, 1, ...(placeOf(option) ?? [])], value)
    : change(text, path, [severity, { [option]: value }]);
}

/** Rules that a preset turns on, and whose defaults are others now. */
function defaultSteps(
  { presets, rules, node, path }: PartOfConfig,
  { changed }: VersionChanges,
): ConfigStep[] {
  const names = presets.map(barePresetName);
  return changed
    .filter(
      rule =>
        rule.presets.some(preset => names.includes(preset)) &&
        !rules.some(({ id }) => id === prefix + rule.name),
    )
    .flatMap(({ name, options }) =>
      options.flatMap(({ name: option, before, after }) => {
        const old = before && after && defaultValue(before);
        return old === undefined ||
          before?.default === after?.default ||
          placeOf(option)?.length !== 1
          ? []
          : [
              keepDefaultStep(
                {
                  id: prefix + name,
                  key: node,
                  path: [...path, 'rules', prefix + name],
                },
                name,
                option,
                { old, after: after?.default },
              ),
            ];
      }),
    );
}

/** What the presets of a part set differently, unless the part itself says what it wants. */
function presetSteps(
  { presets, rules, node, path }: PartOfConfig,
  changes: VersionChanges,
): ConfigStep[] {
  const own = new Set(rules.map(({ id }) => id));
  const different = changedByPresets(presets, changes).filter(
    ({ id }) => !own.has(id),
  );
  const groups = [
    {
      message: (count: string) => `Your presets newly turn on ${count}.`,
      label: 'Turn them off',
      rules: different.filter(
        ({ before, after }) => !isOnIn(before) && isOnIn(after),
      ),
    },
    {
      message: (count: string) => `Your presets no longer turn on ${count}.`,
      label: 'Keep them on',
      rules: different.filter(
        ({ id, before, after }) =>
          isOnIn(before) && !isOnIn(after) && !isRemoved(id, changes),
      ),
    },
    {
      message: (count: string) => `Your presets set ${count} differently.`,
      label: 'Keep what they were',
      rules: different.filter(
        ({ before, after }) => isOnIn(before) && isOnIn(after),
      ),
    },
  ];
  return groups
    .filter(group => group.rules.length > 0)
    .map(({ message, label, rules: changed }): ConfigStep => ({
      kind: 'behavior',
      message: message(
        changed.length === 1 ? '1 rule' : `${String(changed.length)} rules`,
      ),
      rules: changed,
      offset: node.offset,
      edit: {
        label,
        apply: text =>
          changed.reduce(
            (edited, { id, before }) =>
              change(edited, [...path, 'rules', id], before ?? 'off'),
            text,
          ),
      },
    }));
}

function isRemoved(id: string, { removed }: VersionChanges): boolean {
  return removed.some(({ name }) => prefix + name === id);
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

/** A default as a value, if it can be told from how it is printed. */
function defaultValue({
  default: printed,
  type,
}: NonNullable<ChangedOption['before']>): unknown {
  if (printed === undefined) {
    return type === 'boolean' ? false : undefined;
  }
  const { root, problems } = parseJson(printed);
  return root && problems.length === 0 && !printed.includes('…')
    ? valueOf(root)
    : undefined;
}
