import { ruleLink } from '../../src/rules/ruleLink';
import { pluginPrefix } from '../packages/packages';
import type { FieldFacts, NodeFacts, UnionFacts } from './nodeFacts';

/** Where a node or a union is described, by its name, as an address from the top of the site. */
export type Addresses = ReadonlyMap<string, string>;

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

/** A type with a link for each name that is described. */
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
