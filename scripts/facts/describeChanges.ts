import { compareFacts } from '../../plugins/upgrade/compareFacts';
import type {
  ChangedOption,
  ChangedPreset,
  ChangedRule,
  OptionState,
} from '../../src/upgrade/changes';
import type { Facts } from './readFacts';

/** A kind of change between two versions of the packages, and what has changed so. */
export interface Change {
  title: string;
  /** In alphabetical order, where there is no better one. */
  items: string[];
}

/**
 * Lists in words what has changed from one version of the packages to another; kinds without changes are
 * left out.
 */
export function describeChanges(before: Facts, after: Facts): Change[] {
  const comparison = compareFacts(before, after);
  const each = (
    describe: (rule: ChangedRule) => string | undefined,
  ): string[] =>
    comparison.changed.flatMap(rule => {
      const description = describe(rule);
      return description === undefined ? [] : [`${rule.name}: ${description}`];
    });
  return [
    { title: 'Versions', items: compareVersions(before, after) },
    {
      title: 'New rules: each needs a page in rules/',
      items: comparison.added,
    },
    {
      title:
        'Removed rules: list them in plugins/rules/removedRules.ts, or remove their pages',
      items: comparison.removed,
    },
    { title: 'Deprecations', items: compareDeprecations(before, after) },
    {
      title: 'Messages',
      items: each(({ messages }) => signed(messages, ({ id }) => id)),
    },
    { title: 'Options', items: each(describeOptions) },
    { title: 'Presets', items: comparison.presets.flatMap(describePreset) },
    {
      title: 'Parser options',
      items: comparison.parserOptions.map(({ before: old, after: now }) =>
        old !== undefined && now !== undefined
          ? `${old} → ${now}`
          : now === undefined
            ? `-${old ?? ''}`
            : `+${now}`,
      ),
    },
  ].filter(({ items }) => items.length > 0);
}

function compareVersions(before: Facts, after: Facts): string[] {
  return (Object.keys(after.versions) as (keyof Facts['versions'])[]).flatMap(
    key => {
      const [old, now] = [before.versions[key], after.versions[key]];
      return old === now ? [] : [`${key}: ${old} → ${now}`];
    },
  );
}

function compareDeprecations(before: Facts, after: Facts): string[] {
  return [...before.rules].flatMap(([name, { metadata: old }]) => {
    const now = after.rules.get(name)?.metadata;
    return now === undefined || stateOf(old) === stateOf(now)
      ? []
      : [`${name}: ${stateOf(old)} → ${stateOf(now)}`];
  });
}

function stateOf({
  deprecated,
  replacedBy = [],
}: {
  deprecated?: true;
  replacedBy?: string[];
}): string {
  return deprecated
    ? ['deprecated', replacedBy.join(', ')].filter(Boolean).join(' for ')
    : 'in use';
}

function describeOptions({ options }: ChangedRule): string | undefined {
  return joined([
    signed(options, ({ name }) => name),
    ...options.map(({ name, before, after }: ChangedOption) =>
      before && after
        ? `${name} (${printState(before)} → ${printState(after)})`
        : undefined,
    ),
  ]);
}

function printState({ type, default: value }: OptionState): string {
  return `${type} = ${value ?? 'not set'}`;
}

function describePreset({ name, state, rules }: ChangedPreset): string[] {
  if (state !== 'changed') {
    return state === 'same' ? [] : [`${name}: ${state}`];
  }
  const changed = rules.map(({ id, before, after }) =>
    before === undefined || after === undefined
      ? undefined
      : `${id} (${JSON.stringify(before)} → ${JSON.stringify(after)})`,
  );
  return [
    `${name}: ${joined([signed(rules, ({ id }) => id), ...changed]) ?? ''}`,
  ];
}

/** `+new, -gone` */
function signed<Item extends { before?: unknown; after?: unknown }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): string | undefined {
  return joined([
    ...items
      .filter(({ before }) => before === undefined)
      .map(item => `+${nameOf(item)}`),
    ...items
      .filter(({ after }) => after === undefined)
      .map(item => `-${nameOf(item)}`),
  ]);
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter(part => part !== undefined).join(', ') || undefined;
}
