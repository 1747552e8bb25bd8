import { Feed } from 'feed';
import {
  changesPage,
  type ReplacedRule,
  versionAnchor,
  type VersionChanges,
} from '../../../src/rules/changes/versionChanges';
import type { Assets } from '../../emitAssets';

/**
 * The page of changes as feeds: Atom at the page's address with `.xml`, and JSON Feed with `.json`.
 *
 * @param changes newest first
 * @param siteUrl the site's address, with the base URL and a slash at the end
 */
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
