import type { NodeField, NodeTypes } from '../packages/nodeTypes';
import { correctionOf, valuesOf } from './nodeFacts';
import type { NodeSection } from './nodePages';
import { isNode, type Snippet } from './parseSnippet';

/**
 * Checks what people wrote about the nodes, or about the kinds of scopes, against the packages.
 *
 * @param fields those of each node, by its name; kinds of scopes have none
 * @throws naming the node, and the field, of everything that is missing or wrong.
 */
export function checkNodes(
  sections: readonly NodeSection[],
  fields: NodeTypes['fields'],
): void {
  const described = new Set<string>();
  const problems = sections.flatMap(section => {
    const { name } = section;
    const isSecond = described.has(name);
    described.add(name);
    return [
      ...(isSecond ? ['it is described twice'] : []),
      ...(fields.has(name) ? [] : ['the packages have no such name']),
      ...checkSection(section),
      ...(fields.get(name) ?? []).flatMap(field => checkField(section, field)),
    ].map(problem => `${name}: ${problem}.`);
  });
  for (const name of fields.keys()) {
    if (!described.has(name)) {
      problems.push(
        `${name}: it isn't described. Give it a heading, a sentence, and a snippet in docs/developers.`,
      );
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

/** Whether the parser never makes what a snippet would show. */
const isUnmarked = ({ word }: Snippet) => word === 'unmarked';

function checkSection({ description, snippets }: NodeSection): string[] {
  return [
    ...(description === '' ? ['say in a paragraph what it is'] : []),
    ...snippets
      .filter(one => one.nodes.length > 0 === isUnmarked(one))
      .map(
        one =>
          `there is ${isUnmarked(one) ? 'one' : 'none'} in this snippet: ${one.code}`,
      ),
  ];
}

const listFile = 'data/node-corrections.json';

/** Whether the snippets show all that a field can be, and nothing that it can't. */
function checkField(
  { name: node, snippets }: NodeSection,
  { absent, name, nodes, replacedBy, type }: NodeField,
): string[] {
  if (replacedBy !== undefined || snippets.every(isUnmarked)) {
    return [];
  }
  const { isNever, isWider } = correctionOf(node, name) ?? {};
  const seen = kindsOf(name, snippets);
  const allowed = new Set(['present', type, ...absent, ...nodes]);
  const unexpected = [...seen].filter(kind => !allowed.has(kind));
  const expected = absent.length > 0 ? [...absent, 'present'] : [];
  return [
    ...expected
      .filter(kind => !seen.has(kind) && kind !== isNever)
      .map(
        kind =>
          `no snippet has one whose "${name}" is ${kind}. Add one, or, if there is none, say so in ${listFile}`,
      ),
    ...(isWider === true ? [] : unexpected).map(
      kind =>
        `"${name}" is ${kind}, which its type leaves out. Say so in ${listFile}`,
    ),
    ...((isNever !== undefined && seen.has(isNever)) ||
    (isWider === true && unexpected.length === 0)
      ? [`no snippet shows what ${listFile} says about "${name}"`]
      : []),
  ];
}

/** What the values of a field are, as far as its type tells values apart. Tokens aren't nodes: they have no parent. */
function kindsOf(field: string, snippets: readonly Snippet[]): Set<string> {
  return new Set(
    valuesOf(field, snippets).flatMap(value =>
      value === null || value === undefined
        ? String(value)
        : [
            'present',
            ...[value]
              .flat()
              .flatMap(item =>
                isNode(item) && 'parent' in item ? item.type : [],
              ),
          ],
    ),
  );
}
