import type { RuleMetadata } from '../../src/rules/metadata';
import type { Packages } from '../packages/packages';
import type { OnUnknown } from '../packages/unknown';
import { type OptionRow, optionRows } from './anatomy/options/optionRows';
import { printTableType } from './anatomy/options/printType';
import { readSchema } from './anatomy/options/readSchema';
import { readRules } from './readRules';

/** What the site says about a rule, for comparing versions of the packages. */
export interface RuleFacts {
  metadata: RuleMetadata;
  /** Texts by id. */
  messages: Readonly<Record<string, string>>;
  /** By name, as in the table on the rule's page; some may be missing where they aren't understood. */
  options: ReadonlyMap<string, OptionFacts>;
  rows: readonly OptionRow[];
  isUnderstood: boolean;
}

/** What the table of options says of one. */
export interface OptionFacts {
  type: string;
  /** As a person writes it; absent where nothing is set. */
  default?: string;
}

/** The facts about every rule of the plugin, by name. */
export function readRuleFacts(
  packages: Packages,
  onUnknown: OnUnknown,
): Map<string, RuleFacts> {
  return new Map(
    readRules(packages).map(metadata => {
      const { name } = metadata;
      const rule = packages.rules.get(name);
      let isUnderstood = true;
      const type =
        rule &&
        readSchema(rule.schema, name, problem => {
          isUnderstood = false;
          onUnknown(problem);
        });
      const rows = type ? optionRows(type, rule.defaultOptions) : [];
      return [
        name,
        {
          metadata,
          messages: rule?.messages ?? {},
          options: new Map(rows.map(row => [row.name, factsOf(row)])),
          rows,
          isUnderstood,
        },
      ];
    }),
  );
}

function factsOf(row: OptionRow): OptionFacts {
  return {
    type: printTableType(row.types),
    ...(row.default !== undefined && { default: row.default }),
  };
}
