import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeAddresses, nodeFiles, nodeRedirects } from './nodePages';

const siteDir = process.cwd();

it('knows all files of the folder', () => {
  const files = readdirSync('docs/developers/nodes').filter(
    file => file !== 'index.mdx' && file !== 'unions.md',
  );
  expect(nodeFiles.map(path => path.split('/').at(-1)).sort()).toEqual(
    files.sort(),
  );
});

it('knows where nodes, their interfaces, and unions are described', () => {
  const addresses = nodeAddresses(siteDir);
  const page = '/developers/nodes';
  expect(addresses.get('MethodDefinition')).toBe(
    `${page}/classes#methoddefinition`,
  );
  expect(addresses.get('MethodDefinitionComputedName')).toBe(
    `${page}/classes#methoddefinition`,
  );
  expect(addresses.get('Expression')).toBe(`${page}/unions#expression`);
  // Tokens and the like are none.
  expect(addresses.has('Comment')).toBe(false);
  expect([...addresses.values()]).not.toContain('');
});

it('leads from each name to its section', () => {
  const redirects = nodeRedirects(siteDir);
  expect(redirects).toHaveLength(167);
  expect(redirects).toContainEqual({
    from: '/developers/nodes/TSAsExpression',
    to: '/developers/nodes/type-expressions#tsasexpression',
  });
});
