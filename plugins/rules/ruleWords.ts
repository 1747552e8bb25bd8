import type { RuleWords } from '../../src/rules/list/matchText';
import { isPropertyName } from '../../src/rules/page/optionAnchor';
import { installedPackages, type Packages } from '../packages/packages';
import type { Rule } from '../packages/rules';
import { optionRows } from './anatomy/options/optionRows';
import { readSchema } from './anatomy/options/readSchema';

/** The names of each rule's options and its messages: what the index looks for a rule in, besides its name. */
export function ruleWords({ rules }: Packages = installedPackages): RuleWords {
  return Object.fromEntries(
    Array.from(rules.values(), rule => [
      rule.name,
      [...optionNames(rule), ...Object.values(rule.messages)].join('\n'),
    ]),
  );
}

function optionNames({ name, schema }: Rule): string[] {
  return optionRows(readSchema(schema, name), [])
    .map(row => row.name)
    .filter(isPropertyName);
}
