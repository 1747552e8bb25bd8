import { relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { version } from 'typescript/package.json';
import type { Plugin } from 'unified';
import { toMarkedHtml } from '../../src/highlight/markedHtml';
import { writeLink } from '../../src/playground/link/link';
import { defaultState } from '../../src/playground/link/parameters';
import { plainMark } from '../../src/playground/link/plainMark';
import { fileTypeOf } from '../../src/playground/state/sharedState';
import { ruleLink } from '../../src/rules/ruleLink';
import { highlight } from '../highlight';
import { heading, parseFragment } from '../markdown/pageTree';
import { jsxElement } from '../mdx/jsxElement';
import { pluginPrefix } from '../packages/packages';
import { checkNodes } from './checkNodes';
import {
  type FieldFacts,
  type NodeFacts,
  nodeUnions,
  readNodeFacts,
  type UnionFacts,
} from './nodeFacts';
import {
  nodeAddresses,
  nodeFiles,
  type NodeSection,
  readSections,
  scopesPage,
  unionsPage,
} from './nodePages';
import { scopeKinds, type Snippet } from './parseSnippet';

/**
 * Completes the pages about nodes and scopes: marks the node in each snippet, shows the tree next to it, and says below
 * the last one what the packages know about the node. `checkNodes` checks what people write.
 */
const remarkNodes: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return (tree, file) => {
    const path = relative(siteDir, file.path).split(sep).join('/');
    const sections = readSections(tree, String(file));
    if (path === scopesPage) {
      checkNodes(sections, new Map(scopeKinds.map(kind => [kind, []])));
      completeSections(tree, sections);
    } else if (path === unionsPage) {
      const addresses = nodeAddresses(siteDir);
      tree.children.push(
        ...nodeUnions.flatMap(union => [
          heading(union.name),
          ...parseFragment(describeUnion(union, addresses)),
        ]),
      );
    } else if (nodeFiles.includes(path)) {
      completeSections(tree, sections, nodeAddresses(siteDir));
    }
  };
};

export default remarkNodes;

/** @param addresses those of nodes; `undefined` if the sections are about scopes */
function completeSections(
  tree: Root,
  sections: readonly NodeSection[],
  addresses?: Addresses,
): void {
  for (const { name, snippets } of sections) {
    const facts = addresses
      ? parseFragment(describeNode(readNodeFacts(name, snippets), addresses))
      : [];
    for (const snippet of snippets) {
      tree.children.splice(
        tree.children.indexOf(snippet.block),
        1,
        snippetElement(name, snippet),
        ...(snippet === snippets.at(-1) ? facts : []),
      );
    }
  }
}

function snippetElement(
  name: string,
  { code, language, nodes, tree, word }: Snippet,
): MdxJsxFlowElement {
  const marks = nodes.map(({ range: [start, end] }) => ({
    start,
    end,
    id: '',
    describedBy: '',
  }));
  const setting = writeLink({
    ...defaultState(version),
    showAST: word === 'scope' || word === 'script' ? 'scope' : 'es',
    sourceType: word === 'script' ? 'script' : 'module',
    fileType: fileTypeOf(`.${language}`),
  });
  const plain = (text: string) => plainMark + encodeURIComponent(text);
  const filter = word === 'node' ? `&esQuery=${plain(name)}` : '';
  return jsxElement('NodeSnippet', {
    html: toMarkedHtml(highlight(code, language), marks, () => '<mark>'),
    language,
    tree,
    setting: `${setting}&code=${plain(`${code}\n`)}${filter}`,
  });
}

/** Where a node or a union is described, by its name, as an address from the top of the site. */
type Addresses = ReadonlyMap<string, string>;

/** What the packages say about a node, as Markdown. */
export function describeNode(facts: NodeFacts, addresses: Addresses): string {
  const { fields, parents, rules, selectors, syntaxKinds, unions } = facts;
  const places = [...unions, ...parents];
  const items: [label: string, values: readonly string[]][] = [
    ['Made from', syntaxKinds.map(kind => code(`SyntaxKind.${kind}`))],
    ['Where it can be', places.map(place => linkTo(place, addresses))],
    ['Rules that listen to it', rules.map(linkToRule)],
    ['Selectors in rules', selectors.map(code)],
  ];
  return [
    fields.length === 0
      ? 'It has no fields but those of [every node](/developers/nodes#every-node).'
      : fieldTable(fields, addresses),
    items
      .filter(([, values]) => values.length > 0)
      .map(([label, values]) => `- **${label}:** ${values.join(', ')}`)
      .join('\n'),
  ].join('\n\n');
}

function fieldTable(
  fields: readonly FieldFacts[],
  addresses: Addresses,
): string {
  const rows = fields.map(field => {
    const { name, note = '', replacedBy, seen, type } = field;
    const remarks = [
      seen.map(code).join(', '),
      replacedBy === undefined ? '' : `Deprecated: use ${code(replacedBy)}.`,
      note,
    ];
    return `| ${code(name)} | ${linkedType(type, addresses)} | ${remarks.filter(Boolean).join('. ').replaceAll('..', '.')} |`;
  });
  return [
    '| Field | Type | In the snippets |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function linkedType(type: string, addresses: Addresses): string {
  return type
    .split(' | ')
    .map(part => {
      const [, before = '', name = '', after = ''] =
        /^(\W*)(\w+)(\W*)$/.exec(part) ?? [];
      return addresses.has(name)
        ? `${code(before)}[${code(name)}](${addresses.get(name) ?? ''})${code(after)}`
        : code(part);
    })
    .join(String.raw` \| `);
}

/** The members of a union, and where it can be. */
export function describeUnion(
  { members, places }: UnionFacts,
  addresses: Addresses,
): string {
  return [
    members.map(name => linkTo(name, addresses)).join(', '),
    `Found in: ${places.map(place => linkTo(place, addresses)).join(', ')}`,
  ].join('\n\n');
}

/** @param place the name of a node or a union, or of a field: `ClassBody.body` */
function linkTo(place: string, addresses: Addresses): string {
  const address = addresses.get(place.replace(/\..*/, ''));
  return address === undefined ? place : `[${place}](${address})`;
}

function linkToRule(id: string): string {
  const name = id.startsWith(pluginPrefix)
    ? id.slice(pluginPrefix.length)
    : `eslint/${id}`;
  return `[${name}](${ruleLink(id)})`;
}

/** Text as code, in a table too. */
function code(text: string): string {
  if (text === '') {
    return '';
  }
  const escaped = text.replaceAll('|', String.raw`\|`);
  return escaped.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``;
}
