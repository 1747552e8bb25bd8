import type { Facts, RuleFacts } from './readFacts';

/** A kind of change between two versions of the packages, and what has changed so. */
export interface Change {
  title: string;
  /** In alphabetical order, where there is no better one. */
  items: string[];
}

/** What has changed from one version of the packages to another; kinds without changes are left out. */
export function compareFacts(before: Facts, after: Facts): Change[] {
  const common = namesInBoth(before.rules, after.rules);
  const pairs = common.flatMap(name => {
    const old = before.rules.get(name);
    const now = after.rules.get(name);
    return old && now ? [{ name, old, now }] : [];
  });
  const compare = (
    describe: (old: RuleFacts, now: RuleFacts) => string | undefined,
  ): string[] =>
    pairs.flatMap(({ name, old, now }) => {
      const description = describe(old, now);
      return description === undefined ? [] : [`${name}: ${description}`];
    });
  return [
    { title: 'Versions', items: compareVersions(before, after) },
    {
      title: 'New rules: each needs a page in rules/',
      items: namesOnlyIn(after.rules, before.rules),
    },
    {
      title:
        'Removed rules: list them in plugins/rules/removedRules.ts, or remove their pages',
      items: namesOnlyIn(before.rules, after.rules),
    },
    { title: 'Deprecations', items: compare(compareDeprecation) },
    {
      title: 'Messages',
      items: compare((old, now) => listChanges(old.messages, now.messages)),
    },
    { title: 'Options', items: compare(compareOptions) },
    { title: 'Presets', items: comparePresets(before.presets, after.presets) },
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

function compareDeprecation(
  { metadata: old }: RuleFacts,
  { metadata: now }: RuleFacts,
): string | undefined {
  const describe = ({ deprecated, replacedBy = [] }: typeof old): string =>
    deprecated
      ? ['deprecated', replacedBy.join(', ')].filter(Boolean).join(' for ')
      : 'in use';
  return describe(old) === describe(now)
    ? undefined
    : `${describe(old)} → ${describe(now)}`;
}

function compareOptions(
  { options: old }: RuleFacts,
  { options: now }: RuleFacts,
): string | undefined {
  const changed = namesInBoth(old, now).flatMap(name => {
    const [was, is] = [old.get(name) ?? '', now.get(name) ?? ''];
    return was === is ? [] : [`${name} (${was} → ${is})`];
  });
  return joined([listChanges([...old.keys()], [...now.keys()]), ...changed]);
}

function comparePresets(
  before: Facts['presets'],
  after: Facts['presets'],
): string[] {
  const changes = namesInBoth(before, after).flatMap(name => {
    const old = entriesOf(before.get(name));
    const now = entriesOf(after.get(name));
    const changed = namesInBoth(old, now).filter(
      rule => old.get(rule) !== now.get(rule),
    );
    const description = joined([
      listChanges([...old.keys()], [...now.keys()]),
      ...changed.map(
        rule => `${rule} (${old.get(rule) ?? ''} → ${now.get(rule) ?? ''})`,
      ),
    ]);
    return description === undefined ? [] : [`${name}: ${description}`];
  });
  return [
    ...namesOnlyIn(after, before).map(name => `${name}: new`),
    ...namesOnlyIn(before, after).map(name => `${name}: gone`),
    ...changes,
  ];
}

function entriesOf(
  rules: Readonly<Record<string, unknown>> = {},
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(rules).map(([rule, entry]) => [rule, JSON.stringify(entry)]),
  );
}

/** `+new, -gone` */
function listChanges(
  before: readonly string[],
  after: readonly string[],
): string | undefined {
  return joined([
    ...after.filter(item => !before.includes(item)).map(item => `+${item}`),
    ...before.filter(item => !after.includes(item)).map(item => `-${item}`),
  ]);
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter(part => part !== undefined).join(', ') || undefined;
}

function namesInBoth(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): string[] {
  return [...before.keys()].filter(name => after.has(name)).sort();
}

function namesOnlyIn(
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): string[] {
  return [...one.keys()].filter(name => !other.has(name)).sort();
}
