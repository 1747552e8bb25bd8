import type { Node } from 'jsonc-parser';
import { type JsonProperty, propertiesOf, propertyOf } from '../json/parseJson';

/** All configs of a text: a list has several. */
export function configNodes(root: Node | undefined): Node[] {
  return root?.type === 'array'
    ? (root.children ?? [])
    : root === undefined
      ? []
      : [root];
}

/** Where a config sets a rule; the place that counts, if there are several. */
export function locateRule(
  root: Node | undefined,
  ruleId: string,
): JsonProperty | undefined {
  return configNodes(root)
    .flatMap(node => [
      node,
      ...(propertyOf(node, 'overrides')?.value.children ?? []),
    ])
    .flatMap(node => propertiesOf(propertyOf(node, 'rules')?.value))
    .filter(({ name }) => name === ruleId)
    .at(-1);
}
