import type { PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import {
  readDescriptions,
  settingName,
} from '../examples/coverage/describedOptions';
import type { Rule } from '../packages/rules';
import { unstatedDefault } from '../rules/anatomy/options/optionElements';
import { optionRows } from '../rules/anatomy/options/optionRows';
import { printTableType, printValue } from '../rules/anatomy/options/printType';
import { readSchema } from '../rules/anatomy/options/readSchema';
import { schemaToTypeScript } from '../rules/anatomy/options/schemaToTypeScript';
import type { RuleOptions } from './ruleData';

/**
 * A rule's options with what its page says of each.
 *
 * @param tree the rule's page
 * @throws when the schema has something that pages couldn't show
 */
export async function readOptions(
  { defaultOptions, name, schema }: Rule,
  tree: Root,
): Promise<RuleOptions> {
  const type = readSchema(schema, name);
  const rows = optionRows(type, defaultOptions);
  const descriptions = readDescriptions(tree);
  return {
    schema: { ...schema },
    defaults: [...defaultOptions],
    ...(rows.length > 0 && {
      typescript: await schemaToTypeScript(type, defaultOptions),
    }),
    list: rows.map(row => {
      const stated = row.default ?? printedDefault(name, row.name);
      const description = descriptions.get(settingName(row.name));
      return {
        name: row.name,
        type: printTableType(row.types),
        ...(stated !== undefined && { default: stated }),
        ...(description && { description: plain(description.sentence) }),
      };
    }),
  };
}

function printedDefault(ruleName: string, option: string): string | undefined {
  const unstated = unstatedDefault(ruleName, option);
  return unstated && 'value' in unstated
    ? printValue(unstated.value)
    : undefined;
}

/** A sentence as text, in which only code is marked. */
function plain(sentence: readonly PhrasingContent[]): string {
  return sentence
    .map(node =>
      node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node),
    )
    .join('')
    .trim()
    .replace(/:$/, '.');
}
