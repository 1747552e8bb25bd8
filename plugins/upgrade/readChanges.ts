import { join } from 'node:path';
import type {
  AddedRule,
  ReplacedRule,
  VersionChanges,
} from '../../src/upgrade/changes';
import {
  installedPackages,
  type Packages,
  readPackages,
} from '../packages/packages';
import { refuseUnknown } from '../packages/unknown';
import { readRuleFacts } from '../rules/ruleFacts';
import {
  deprecatedSince,
  firstVersion,
  removedRuleHistories,
} from '../rules/ruleHistory';
import { compareFacts, type PackageFacts } from './compareFacts';

/**
 * What changes from an older version to the documented one.
 *
 * @param plugin under which name the older version of the plugin is installed
 */
export function readChanges(plugin: string): VersionChanges {
  const before = factsOf(
    readPackages(join(__dirname, '../..'), {
      plugin,
      // Of versions that the site doesn't document, only what it compares has to be understood.
      onUnknown: () => undefined,
    }),
    () => undefined,
  );
  const after = factsOf(installedPackages, refuseUnknown);
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

function factsOf(
  packages: Packages,
  onUnknown: Parameters<typeof readRuleFacts>[1],
): PackageFacts {
  const { parserOptions, presets, versions } = packages;
  return {
    versions,
    rules: readRuleFacts(packages, onUnknown),
    presets: new Map(presets.map(({ name, rules }) => [name, rules])),
    parserOptions,
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
