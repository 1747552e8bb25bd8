import { Feed } from 'feed';
import {
  changesPage,
  type OptionChange,
  type ReplacedRule,
  versionAnchor,
  type VersionChanges,
} from '../../../src/rules/changes/versionChanges';
import { baseRuleOf } from '../../../src/rules/page/howToUse';
import type { Assets } from '../../emitAssets';
import { installedPackages } from '../../packages/packages';
import type { Rule } from '../../packages/rules';
import { readRules } from '../readRules';
import { historyOf, removedRuleHistories } from '../removedRules';

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
  const versions = new Map<string, VersionChanges>();
  const changesOf = (version: string, date: string): VersionChanges => {
    const changes = versions.get(version) ?? {
      version,
      date,
      added: [],
      deprecated: [],
      removed: [],
      options: [],
    };
    versions.set(version, changes);
    return changes;
  };
  addRules(changesOf);
  addRemovedRules(changesOf);
  for (const { added } of versions.values()) {
    added.sort();
  }
  return [...versions.values()].sort((a, b) =>
    compareVersions(b.version, a.version),
  );
}

/** Orders versions without prereleases: negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

type ChangesOf = (version: string, date: string) => VersionChanges;

function addRules(changesOf: ChangesOf): void {
  for (const rule of readRules()) {
    const { name, replacedBy = [] } = rule;
    const { date, deprecated, optionChanges, since } = historyOf(name);
    changesOf(since, date).added.push(name);
    if (deprecated) {
      changesOf(deprecated.version, deprecated.date).deprecated.push({
        name,
        replacedBy,
      });
    }
    const coreOptions = optionNames(
      installedPackages.coreRules.get(baseRuleOf(rule) ?? ''),
    );
    const options = optionNames(installedPackages.rules.get(name));
    for (const {
      optionsAdded,
      optionsRemoved,
      version,
      date,
    } of optionChanges) {
      const change: OptionChange = {
        rule: name,
        // Options of the core's rule worked before the plugin's schema named them.
        added: (optionsAdded ?? []).filter(option => !coreOptions.has(option)),
        removed: (optionsRemoved ?? []).filter(option => !options.has(option)),
      };
      const isChanged = change.added.length + change.removed.length > 0;
      if (isChanged && rewrittenSchemas[name] !== version) {
        changesOf(version, date).options.push(change);
      }
    }
  }
}

function addRemovedRules(changesOf: ChangesOf): void {
  for (const history of removedRuleHistories()) {
    const {
      date,
      deprecated,
      name,
      removedDate,
      removedIn,
      replacedBy,
      since,
    } = history;
    const replaced = { name, replacedBy };
    changesOf(since, date).added.push(name);
    if (deprecated) {
      changesOf(deprecated.version, deprecated.date).deprecated.push(replaced);
    }
    changesOf(removedIn, removedDate).removed.push(replaced);
  }
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
