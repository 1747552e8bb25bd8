import { join } from 'node:path';
import { createVerifier } from '../examples/verifier';
import { verifyFile } from '../examples/verifyPage';
import { installedPackages } from '../packages/packages';
import { readRules } from '../rules/readRules';
import { removedRuleHistories } from '../rules/ruleHistory';
import { readRuleData, type RuleData } from './readRuleData';

/** The version of the data's shape: `format` in the schema. */
const format = 1;

/** What `rules.schema.json` describes. */
export type RuleDataSet = Awaited<ReturnType<typeof makeRuleData>>;

/**
 * Puts together what `/rules.json` has. The examples are checked by then, so that this only reads the
 * pages; without the build's cache, it checks them all.
 *
 * @param siteUrl the site's address, with the base URL and a slash at the end
 */
export async function makeRuleData(siteDir: string, siteUrl: string) {
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
    removedRules: removedRuleHistories().map(
      ({ id, name, removedDate, removedIn, replacedBy, since }) => ({
        name,
        id,
        since,
        removedIn,
        removedDate,
        replacedBy,
      }),
    ),
  };
}
