import { readPackages } from '../../plugins/packages/packages';
import type { OnUnknown } from '../../plugins/packages/unknown';
import type { PackageVersions } from '../../plugins/packages/versions';
import { describeRules } from '../../plugins/playground/rules/describeRules';
import { baseRuleOptions } from '../../plugins/rules/anatomy/options/baseRuleOptions';
import {
  type OptionRow,
  optionRows,
} from '../../plugins/rules/anatomy/options/optionRows';
import { printTableType } from '../../plugins/rules/anatomy/options/printTableType';
import { readSchema } from '../../plugins/rules/anatomy/options/readSchema';
import { readRules } from '../../plugins/rules/readRules';
import { removedRules } from '../../plugins/rules/removedRules';
import { checkReplacements } from '../../plugins/rules/replacements';
import type { RuleMetadata } from '../../src/rules/metadata';
import { baseRuleOf } from '../../src/rules/page/howToUse';
import { ruleLink } from '../../src/rules/ruleLink';

/** What the site says about a version of the packages. */
export interface Facts {
  versions: PackageVersions;
  /** By name. */
  rules: ReadonlyMap<string, RuleFacts>;
  /** What each preset sets, by names of presets and of rules as in a config. */
  presets: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** What the packages say that the site has no words for, a sentence each. */
  notUnderstood: string[];
}

/** What the site says about a rule. */
export interface RuleFacts {
  metadata: RuleMetadata;
  /** Ids. */
  messages: string[];
  /** Type and default of each option, by name. */
  options: ReadonlyMap<string, string>;
}

/**
 * Builds the facts from the packages of a folder by the code that the site's build uses.
 *
 * @param folder from which the packages are resolved
 * @param eslint under which name ESLint is installed
 */
export function readFacts(folder: string, eslint?: string): Facts {
  const notUnderstood = new Set<string>();
  const onUnknown = (problem: string): void => {
    notUnderstood.add(problem);
  };
  const packages = readPackages(folder, { eslint, onUnknown });
  const allMetadata = readRules(packages);
  const rules = new Map<string, RuleFacts>();
  for (const metadata of allMetadata) {
    const { name } = metadata;
    const rule = packages.rules.get(name);
    const type = rule && readSchema(rule.schema, name, onUnknown);
    const rows = type ? optionRows(type, rule.defaultOptions) : [];
    rules.set(name, {
      metadata,
      messages: Object.keys(rule?.messages ?? {}),
      options: new Map(rows.map(row => [row.name, printRow(row)])),
    });
    attempt(onUnknown, () => metadata.replacedBy?.forEach(ruleLink));
    attempt(onUnknown, () => {
      const baseRule = baseRuleOf(metadata);
      return baseRule && baseRuleOptions(baseRule, rows, packages);
    });
  }
  attempt(onUnknown, () => {
    const replaced = [...allMetadata, ...removedRules];
    checkReplacements(replaced, [...rules.keys()]);
  });
  attempt(onUnknown, () => describeRules(packages));
  return {
    versions: packages.versions,
    rules,
    presets: new Map(packages.presets.map(one => [one.name, one.rules])),
    notUnderstood: [...notUnderstood],
  };
}

function printRow(row: OptionRow): string {
  return `${printTableType(row.types)} = ${row.default ?? 'not set'}`;
}

/** Does what the build does, and takes its failure for something that is not understood. */
function attempt(onUnknown: OnUnknown, action: () => unknown): void {
  try {
    action();
  } catch (error) {
    onUnknown((error as Error).message);
  }
}
