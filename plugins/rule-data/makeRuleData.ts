import { join } from 'node:path';
import ruleHistory from '../../data/rule-history.json';
import { createVerifier } from '../examples/verifier';
import { verifyFile } from '../examples/verifyPage';
import { installedPackages } from '../packages/packages';
import { describeRemovedRules } from '../playground/rules/describeRemovedRules';
import { readRules } from '../rules/readRules';
import { readRuleData } from './readRuleData';
import type { RuleData, RuleDataSet } from './ruleData';

/** The version of the data's shape: `format` in the schema. */
const format = 1;

/**
 * Puts together what `/rules.json` has. The examples are checked by then, so that this only reads the
 * pages; without the build's cache, it checks them all.
 *
 * @param siteUrl the site's address, with the base URL and a slash at the end
 */
export async function makeRuleData(
  siteDir: string,
  siteUrl: string,
): Promise<RuleDataSet> {
  const verify = createVerifier(siteDir);
  const rules: RuleData[] = [];
  for (const metadata of readRules()) {
    const { name } = metadata;
    const rule = installedPackages.rules.get(name);
    if (rule) {
      const page = await verifyFile(
        siteDir,
        join(siteDir, 'rules', `${name}.md`),
        verify,
      );
      const url = `${siteUrl}rules/${name}`;
      rules.push(await readRuleData({ ...page, metadata, rule, url }));
    }
  }
  return {
    $schema: `${siteUrl}rules.schema.json`,
    format,
    version: installedPackages.versions.version,
    rules,
    removedRules: readRemovedRules(),
  };
}

function readRemovedRules(): RuleDataSet['removedRules'] {
  const histories = ruleHistory.removedRules;
  const removed = new Map(
    describeRemovedRules().map(rule => [rule.id, rule.replacedBy]),
  );
  return Object.entries(histories).map(
    ([name, { removedDate, removedIn, since }]) => {
      const id = `@typescript-eslint/${name}`;
      return {
        name,
        id,
        since,
        removedIn,
        removedDate,
        replacedBy: removed.get(id) ?? [],
      };
    },
  );
}
