import { join } from 'node:path';
import type {
  AddedRule,
  ReplacedRule,
  VersionChanges,
} from '../../src/upgrade/changes';
import { installedPackages, readPackages } from '../packages/packages';
import { refuseUnknown } from '../packages/unknown';
import {
  deprecatedSince,
  firstVersion,
  removedRuleHistories,
} from '../rules/removedRules';
import { compareFacts, readPackageFacts } from './compareFacts';

/**
 * What changes from an older version to the documented one.
 *
 * @param plugin under which name the older version of the plugin is installed
 */
export function readChanges(plugin: string): VersionChanges {
  const before = readPackageFacts(
    readPackages(join(__dirname, '../..'), {
      plugin,
      // Of versions that the site doesn't document, only what it compares has to be understood.
      onUnknown: () => undefined,
    }),
    () => undefined,
  );
  const after = readPackageFacts(installedPackages, refuseUnknown);
  const { added, removed, deprecated, ...comparison } = compareFacts(
    before,
    after,
  );
  return {
    from: before.versions.version,
    to: after.versions.version,
    ...comparison,
    added: added.map((name): AddedRule => ({
      name,
      description: after.rules.get(name)?.metadata.docs.description ?? '',
      since: firstVersion(name),
    })),
    removed: removed.map(describeRemoved),
    deprecated: deprecated.map((name): ReplacedRule => ({
      name,
      since: deprecatedSince(name),
      replacedBy: after.rules.get(name)?.metadata.replacedBy ?? [],
    })),
  };
}

/** @throws when the history in `data/` doesn't know the rule */
function describeRemoved(name: string): ReplacedRule {
  const removed = removedRuleHistories().find(rule => rule.name === name);
  if (removed === undefined) {
    throw new Error(
      `data/rule-history.json doesn't say in which version the rule "${name}" was removed. Add it to "removedRules" there.`,
    );
  }
  const { removedIn, replacedBy } = removed;
  return { name, since: removedIn, replacedBy };
}
