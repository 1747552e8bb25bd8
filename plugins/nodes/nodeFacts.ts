import corrections from '../../data/node-corrections.json';
import type { NodeField } from '../packages/nodeTypes';
import { installedPackages, pluginPrefix } from '../packages/packages';
import { printValue, type Snippet } from './parseSnippet';

const { coreRules, listeners, nodeTypes, rules } = installedPackages;

/** What is known of a node, of a field, and of a union, as `nodes.schema.json` describes it. */
export type NodeFacts = ReturnType<typeof readNodeFacts>;
export type FieldFacts = NodeFacts['fields'][number];
export type UnionFacts = (typeof nodeUnions)[number];

/** Every field that isn't deprecated, with the names in its type: `ClassBody.body`. */
const places = [...nodeTypes.fields].flatMap(([node, fields]) =>
  fields
    .filter(({ replacedBy }) => replacedBy === undefined)
    .map(({ name, type }) => ({
      place: `${node}.${name}`,
      names: new Set(type.match(/\w+/g)),
    })),
);

/** The unions that fields name, in alphabetical order. */
export const nodeUnions = [...nodeTypes.named]
  .filter(([, members]) => members.length > 1)
  .map(([name, members]) => ({
    name,
    members: [...members].sort(),
    places: places
      .filter(({ names }) => names.has(name))
      .map(({ place }) => place),
  }))
  .filter(union => union.places.length > 0)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Puts together what is known of a type of node, with the snippets that show it. */
export function readNodeFacts(name: string, snippets: readonly Snippet[]) {
  const heard = listeners.filter(
    ({ nodes, rule }) => nodes.includes(name) && isInUse(rule),
  );
  return {
    name,
    syntaxKinds: [...new Set(snippets.flatMap(({ kinds }) => kinds))],
    fields: (nodeTypes.fields.get(name) ?? []).map(field =>
      readField(name, field, snippets),
    ),
    unions: nodeUnions
      .filter(({ members }) => members.includes(name))
      .map(union => union.name),
    // Names that stand for this type of node alone: the others are unions.
    parents: places
      .filter(({ names }) =>
        [...names].some(word => String(nodeTypes.named.get(word)) === name),
      )
      .map(({ place }) => place),
    rules: [...new Set(heard.map(({ rule }) => rule))],
    selectors: selectorsOf(heard.map(({ selector }) => selector)),
  };
}

function isInUse(id: string): boolean {
  const ownName = id.slice(pluginPrefix.length);
  return id.startsWith(pluginPrefix)
    ? !rules.get(ownName)?.deprecated
    : !coreRules.get(id)?.deprecated && !rules.has(id);
}

/** The three shortest that say more than the types of nodes. */
function selectorsOf(selectors: readonly string[]): string[] {
  const distinct = new Set(selectors.map(text => text.replaceAll(/\s+/g, ' ')));
  return [...distinct]
    .filter(text => /[[>:]/.test(text) && text.length <= 80)
    .sort((a, b) => a.length - b.length)
    .slice(0, 3);
}

function readField(
  node: string,
  { name, replacedBy, type }: NodeField,
  snippets: readonly Snippet[],
) {
  const values = valuesOf(name, replacedBy === undefined ? snippets : []);
  const seen = values.map(printValue);
  const note = correctionOf(node, name)?.note;
  return {
    name,
    type,
    seen: [...new Set(seen)].slice(0, 3),
    ...(replacedBy !== undefined && { replacedBy }),
    ...(note !== undefined && { note }),
  };
}

/** What a field holds, in all the nodes that the snippets are to show. */
export function valuesOf(
  field: string,
  snippets: readonly Snippet[],
): unknown[] {
  return snippets.flatMap(({ nodes }) => nodes.map(node => node[field]));
}

/** What isn't as the types say about a field: "format" in the file says how it is put. */
export function correctionOf(node: string, field: string) {
  return corrections.fields.find(one => one.field === `${node}.${field}`);
}
