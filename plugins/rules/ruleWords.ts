import plugin from '@typescript-eslint/eslint-plugin';
import type { RuleWords } from '../../src/rules/list/matchRule';
import { isPropertyName } from '../../src/rules/page/optionEntry';
import type { JsonSchema } from './anatomy/options/jsonSchema';
import { optionRows } from './anatomy/options/optionRows';
import { readSchema } from './anatomy/options/readSchema';

/** The names of each rule's options and its messages: what the index looks for a rule in, besides its name. */
export function ruleWords(): RuleWords {
  return Object.fromEntries(
    Object.entries(plugin.rules).map(([name, { meta }]) => [
      name,
      [
        ...optionNames(meta.schema as JsonSchema | JsonSchema[], name),
        ...Object.values(meta.messages),
      ].join('\n'),
    ]),
  );
}

function optionNames(
  schema: JsonSchema | JsonSchema[],
  ruleName: string,
): string[] {
  return optionRows(readSchema(schema, ruleName), [])
    .map(row => row.name)
    .filter(isPropertyName);
}
