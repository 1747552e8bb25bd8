import { Feed } from 'feed';
import { groupBy } from '../../../src/linter/groupBy';
import {
  changesPage,
  type ReplacedRule,
  versionAnchor,
  type VersionChanges,
} from '../../../src/rules/changes/versionChanges';
import type { RuleMetadata } from '../../../src/rules/metadata';
import { baseRuleOf } from '../../../src/rules/page/howToUse';
import type { Assets } from '../../emitAssets';
import { installedPackages } from '../../packages/packages';
import type { Rule } from '../../packages/rules';
import { readRules } from '../readRules';
import {
  historyOf,
  removedRuleHistories,
  type RuleHistory,
} from '../removedRules';

/**
 * Versions that wrote a rule's schema in another way, in which the history sees new options: their
 * options worked before. See `source` in `data/rule-history.json`.
 */
const rewrittenSchemas: Partial<Record<string, string>> = {
  'keyword-spacing': '5.45.1',
  'lines-between-class-members': '6.0.0',
  'member-delimiter-style': '6.0.0',
};

/** What each version of the plugin changed, newest first. Versions that changed no rule aren't listed. */
export function listChanges(): VersionChanges[] {
  const versions = groupBy(
    [
      ...readRules().flatMap(rule => [
        ...lifeOf({ replacedBy: [], ...rule, ...historyOf(rule.name) }),
        ...optionChangesOf(rule),
      ]),
      ...removedRuleHistories().flatMap(rule => {
        const {
          name,
          removedDate: date,
          removedIn: version,
          replacedBy,
        } = rule;
        const removed = [{ name, replacedBy }];
        return [...lifeOf(rule), { version, date, removed }];
      }),
    ],
    ({ version }) => version,
  );
  return Array.from(versions.values(), changes => ({
    version: changes[0].version,
    date: changes[0].date,
    added: changes.flatMap(({ added = [] }) => added).sort(),
    deprecated: changes.flatMap(({ deprecated = [] }) => deprecated),
    removed: changes.flatMap(({ removed = [] }) => removed),
    options: changes.flatMap(({ options = [] }) => options),
  })).sort((a, b) => compareVersions(b.version, a.version));
}

/** Orders versions without prereleases: negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** A part of what a version changed. */
type Change = Partial<VersionChanges> &
  Pick<VersionChanges, 'date' | 'version'>;

/** When a rule came, and was deprecated. */
function lifeOf({
  date,
  deprecated,
  name,
  replacedBy,
  since,
}: Omit<RuleHistory, 'optionChanges'> & ReplacedRule): Change[] {
  return [
    { version: since, date, added: [name] },
    ...(deprecated
      ? [{ ...deprecated, deprecated: [{ name, replacedBy }] }]
      : []),
  ];
}

function optionChangesOf(rule: RuleMetadata): Change[] {
  const { name } = rule;
  const options = optionNames(installedPackages.rules.get(name));
  const coreOptions = optionNames(
    installedPackages.coreRules.get(baseRuleOf(rule) ?? ''),
  );
  return historyOf(name).optionChanges.flatMap(
    ({ date, optionsAdded = [], optionsRemoved = [], version }) => {
      // Options of the core's rule worked before the plugin's schema named them.
      const added = optionsAdded.filter(option => !coreOptions.has(option));
      const removed = optionsRemoved.filter(option => !options.has(option));
      return added.length + removed.length === 0 ||
        rewrittenSchemas[name] === version
        ? []
        : [{ version, date, options: [{ rule: name, added, removed }] }];
    },
  );
}

/** The names of all properties in a rule's schema, at any depth. */
function optionNames(rule: Rule | undefined): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(rule?.schema ?? {}, (key, value: unknown) => {
    if (key === 'properties') {
      for (const name of Object.keys(value as object)) {
        names.add(name);
      }
    }
    return value;
  });
  return names;
}

/** The page of changes as feeds: Atom at the page's address with `.xml`, and JSON Feed with `.json`. */
export function changesFeeds(
  changes: readonly VersionChanges[],
  siteUrl: string,
): Assets {
  const path = changesPage.slice(1);
  const page = siteUrl + path;
  const feed = new Feed({
    id: page,
    link: page,
    title: 'typescript-eslint rule changes',
    description:
      'Rules and options that each version adds, deprecates, or removes',
    copyright: '',
    language: 'en',
    favicon: `${siteUrl}img/favicon.ico`,
    updated: new Date(changes[0]?.date ?? 0),
    feedLinks: { atom: `${page}.xml`, json: `${page}.json` },
  });
  for (const change of changes) {
    const link = `${page}#${versionAnchor(change.version)}`;
    feed.addItem({
      id: link,
      link,
      title: change.version,
      date: new Date(change.date),
      content: toHtml(change),
    });
  }
  return { [`${path}.xml`]: feed.atom1(), [`${path}.json`]: feed.json1() };
}

function toHtml({
  added,
  deprecated,
  options,
  removed,
}: VersionChanges): string {
  const lines = [
    ...(added.length > 0 ? [`New: ${codes(added)}`] : []),
    ...deprecated.map(rule => `Deprecated: ${replaced(rule)}`),
    ...removed.map(rule => `Removed: ${replaced(rule)}`),
    ...options.flatMap(({ added, removed, rule }) => [
      ...(added.length > 0 ? [`${codes([rule])}: new ${codes(added)}`] : []),
      ...(removed.length > 0
        ? [`${codes([rule])}: removed ${codes(removed)}`]
        : []),
    ]),
  ];
  return `<ul>${lines.map(line => `<li>${line}</li>`).join('')}</ul>`;
}

function replaced({ name, replacedBy }: ReplacedRule): string {
  return replacedBy.length === 0
    ? codes([name])
    : `${codes([name])}, replaced by ${codes(replacedBy)}`;
}

/** Names of rules and options, which have no characters that HTML knows. */
function codes(names: readonly string[]): string {
  return names.map(name => `<code>${name}</code>`).join(', ');
}
