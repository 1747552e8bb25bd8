import { brotliCompressSync } from 'node:zlib';
import { AST_NODE_TYPES } from '@typescript-eslint/utils';
import { Ajv2020 } from 'ajv-8/dist/2020';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NodeFacts, UnionFacts } from '../../plugins/nodes/nodeFacts';
import { scopeKinds } from '../../plugins/nodes/parseSnippet';
import { ServedSite } from './server';

interface NodeData {
  nodes: (NodeFacts & { url: string; visitorKeys: string[] })[];
  unions: UnionFacts[];
}

let site: ServedSite;
let data: NodeData;

beforeAll(async () => {
  site = await ServedSite.start();
  data = (await (await site.fetch('/nodes.json')).json()) as NodeData;
});

afterAll(() => site.stop());

/** The page of a node's address, and what of the address is after it. */
async function open(url: string): Promise<{ hash: string; html: string }> {
  const { hash, pathname } = new URL(url);
  return { hash, html: await (await site.fetch(pathname)).text() };
}

it('has every node, as the schema says', async () => {
  const schema = (await (await site.fetch('/nodes.schema.json')).json()) as {
    $id: string;
  };
  const ajv = new Ajv2020({ allErrors: true }).addSchema(schema);
  expect(ajv.validate(schema.$id, data), ajv.errorsText()).toBe(true);
  expect(data.nodes.map(({ name }) => name).sort()).toEqual(
    Object.values<string>(AST_NODE_TYPES).sort(),
  );
});

it('leads from the name of each node to its section', async () => {
  for (const { name, url } of data.nodes) {
    const { hash, html } = await open(url);
    expect(html).toMatch(new RegExp(`id="?${hash.slice(1)}[" >]`));
    const old = await site.fetch(`/developers/nodes/${name}`);
    const target =
      old.status === 200 ? await old.text() : old.headers.get('location');
    expect(target, name).toContain(new URL(url).pathname + hash);
  }
});

it('has sections for all unions, and pages that are small', async () => {
  const { html } = await open('https://x/developers/nodes/unions');
  for (const { name } of data.unions) {
    expect(html).toMatch(new RegExp(`id="?${name.toLowerCase()}[" >]`));
  }
  const pages = new Set(data.nodes.map(({ url }) => new URL(url).pathname));
  for (const page of [
    ...pages,
    '/developers/nodes',
    '/developers/nodes/unions',
  ]) {
    const body = await (await site.fetch(page)).text();
    expect(brotliCompressSync(body).length, page).toBeLessThan(25_000);
  }
});

it('marks the node in its snippet, and shows the tree, fields, and rules', async () => {
  const { html } = await open('https://x/developers/nodes/type-expressions');
  const section = html.split('id=tsasexpression').at(-1)?.split('<h2')[0] ?? '';
  expect(section.replaceAll(/<(?!\/?mark)[^>]*>/g, '')).toContain(
    '<mark>process.env.PORT as string</mark>',
  );
  expect(section).toContain('<mark>TSAsExpression</mark>');
  expect(section).toMatch(/href="?\/developers\/nodes\/unions#expression/);
  expect(section).toContain('/rules/consistent-type-assertions');
  expect(section).toContain('SyntaxKind.AsExpression');
  expect(section).toMatch(/\/play#[^"]*showAST=es[^"]*esQuery=~TSAsExpression/);
});

it('has every kind of scope, marked in the scopes of a snippet', async () => {
  const { html } = await open('https://x/developers/scopes');
  expect(brotliCompressSync(html).length).toBeLessThan(25_000);
  for (const kind of scopeKinds) {
    expect(html).toContain(`<mark>${kind}</mark>`);
  }
  expect(html).toMatch(/\/play#[^"]*showAST=scope&(?:amp;)?sourceType=script/);
  const markdown = await (await site.fetch('/developers/scopes.md')).text();
  expect(markdown).toContain('variable total: ImplicitGlobalVariable');
});
