import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import plugin from '@typescript-eslint/eslint-plugin';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';
import { readCode, runCode } from './pageCode';

const page =
  'blog/2022-09-18-automated-rule-docs-with-docusaurus-and-remark.md';

const siteDir = join(import.meta.dirname, '../../..');
const toType = runCode(page, 'schema-to-type.mjs');
const { schemaToType } = toType as { schemaToType: (schema: object) => string };
const { default: remarkRuleFacts } = runCode(page, 'remark-rule-facts.mjs', {
  './schema-to-type.mjs': toType,
}) as { default: () => (tree: Root) => void };

/** A page's tree, without places in its text. */
function treeOf(text: string): Root {
  const tree = unified().use(remarkParse).parse(text);
  visit(tree, node => {
    delete node.position;
    if (node.type === 'code') {
      delete node.meta;
    }
  });
  return tree;
}

/** What the post's plugin makes of a page. */
function build(path: string, text: string): Root {
  const tree = treeOf(text);
  unified().use(remarkRuleFacts).runSync(tree, { path });
  return tree;
}

describeClaims(page, {
  'And this is what the build makes of it:': () => {
    const path = 'docs/rules/no-floating-promises.md';
    const [, built = ''] =
      /\n````md\n(.*?)````\n/s.exec(
        readFileSync(join(siteDir, page), 'utf8'),
      ) ?? [];
    expect(build(path, readCode(page, path))).toEqual(treeOf(built));
  },
  "A page that isn't about a rule stays as it is.": () => {
    const text = '> Note\n\nText\n';
    expect(build('docs/index.md', text)).toEqual(treeOf(text));
    // Its folder doesn't matter, and neither does its ending.
    expect(
      build('guides/array-type.mdx', '## Options\n').children,
    ).toHaveLength(4);
  },
  'For array-type, this version prints { default?: unknown; readonly?: unknown; }, because the schema names its values in one place and refers to it with $ref.':
    () =>
      expect(
        [plugin.rules['array-type']?.meta.schema]
          .flat()
          .map(s => schemaToType(s as object)),
      ).toEqual(['{ default?: unknown; readonly?: unknown; }']),
  "In @typescript-eslint/eslint-plugin, it's complete enough for most of a page:":
    () => {
      for (const [name, { meta }] of Object.entries(plugin.rules)) {
        expect([name, meta.docs?.description]).toEqual([
          name,
          expect.stringMatching(/^[A-Z].*[^.]$/),
        ]);
        expect(meta.schema).toBeDefined();
      }
    },
  'Call file.fail() yourself, with the name of the rule.': () =>
    expect(() => build('array-type.md', 'Nothing about them.')).toThrow(
      'array-type has options, but no section about them',
    ),
});
