import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parseForESLint } from '@typescript-eslint/parser';
import type { NodeGroup } from '../../src/nodes/NodeHint';
import { type Assets, emitAssets } from '../emitAssets';
import { installedPackages } from '../packages/packages';
import { checkNodes } from './checkNodes';
import { nodeUnions, readNodeFacts } from './nodeFacts';
import { nodeAddresses, type NodeSection, readNodePages } from './nodePages';

/**
 * The reference of the syntax tree's nodes. People write a sentence and snippets about each node, in
 * `docs/developers/nodes`; `remark.ts` adds what the packages say. This checks that no node is missing, and
 * has the list of all nodes: for their index, and as `/nodes.json` for other programs.
 */
export default function nodesPlugin({
  baseUrl,
  siteConfig,
  siteDir,
}: LoadContext): Plugin {
  const siteUrl = new URL(baseUrl, siteConfig.url).href;
  let sections: NodeSection[] = [];
  return {
    name: 'nodes',
    getPathsToWatch: () => [join(siteDir, 'docs/developers/nodes/*.md')],
    // Each time that pages are loaded: in development, they change.
    async contentLoaded({ actions }) {
      const pages = readNodePages(siteDir);
      sections = pages.flatMap(page => page.sections);
      checkNodes(sections, installedPackages.nodeTypes.fields);
      const addresses = nodeAddresses(siteDir);
      const groups: NodeGroup[] = pages.map(page => ({
        title: page.title,
        nodes: page.sections.map(section => ({
          name: section.name,
          address: addresses.get(section.name) ?? '',
          description: withoutLinks(section.description),
          code: firstLine(section),
          fieldTypes: Object.fromEntries(
            installedPackages.nodeTypes.fields
              .get(section.name)
              ?.map(({ name, type }) => [name, type]) ?? [],
          ),
        })),
      }));
      await actions.createData('groups.json', groups);
    },
    configureWebpack: emitAssets(() => dataFiles(sections, siteDir, siteUrl)),
  };
}

/** The code that a node is made from, as far as it is in one line; that around it, if there is no node. */
function firstLine({ snippets: [snippet] }: NodeSection): string {
  const [start, end] = snippet?.nodes[0]?.range ?? [];
  return snippet?.code.slice(start, end).split('\n')[0]?.trim() ?? '';
}

function withoutLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

function dataFiles(
  sections: readonly NodeSection[],
  siteDir: string,
  siteUrl: string,
): Assets {
  const $schema = `${siteUrl}nodes.schema.json`;
  const schema = readFileSync(join(__dirname, 'nodes.schema.json'), 'utf8');
  const addresses = nodeAddresses(siteDir);
  const { visitorKeys } = parseForESLint('');
  const nodes = sections.map(({ description, name, snippets }) => ({
    url: new URL(`.${addresses.get(name) ?? ''}`, siteUrl).href,
    description: withoutLinks(description),
    ...readNodeFacts(name, snippets),
    visitorKeys: visitorKeys[name] ?? [],
    snippets: snippets.map(({ code, language, nodes }) => ({
      code,
      language,
      ranges: nodes.map(({ range }) => range),
    })),
  }));
  return {
    'nodes.json': JSON.stringify({
      $schema,
      format: 1,
      version: installedPackages.versions.version,
      nodes,
      unions: nodeUnions,
    }),
    'nodes.schema.json': schema.replace(
      /(?<="\$id": )"[^"]*"/,
      JSON.stringify($schema),
    ),
  };
}
