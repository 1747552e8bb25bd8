import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/pageTree';
import remarkRecipes from './recipes';

/** What a page has once its recipes are replaced: code without its colors, and text. */
async function complete(page: string): Promise<string[]> {
  const tree: Root = await unified()
    .use(remarkRecipes)
    .run(parseMarkdown(page, 'page.mdx'));
  return tree.children.map(node =>
    JSON.stringify(node).replaceAll(/<[^>]*>/g, ''),
  );
}

it('leaves the package manager to the reader, unless only one will do', async () => {
  const [install] = await complete('<Recipe answers="flat.vue.typed" />');
  expect(install).toContain('InstallCommand');
  expect(install).toContain('@eslint/js@8 eslint-plugin-vue@10');
});

it('shows the commands and the files for the answers, between what is around', async () => {
  const nodes = await complete(
    'Before\n\n<Recipe answers="flat.vue.typed" install="pnpm add -D" run="pnpm exec" />\n\nAfter',
  );
  expect(nodes[0]).toContain('Before');
  expect(nodes.at(-1)).toContain('After');
  const [, install, compiler, config, declaration, needs, run, link] = nodes;
  expect(install).toContain('pnpm add -D @eslint/js@8 eslint-plugin-vue@10');
  expect(compiler).toContain('typescript@5.4');
  expect(config).toContain('eslint.config.mjs');
  expect(config).toContain('flat/essential');
  expect(declaration).toContain('src/vue.d.ts');
  expect(needs).toContain('src/**/*.vue');
  expect(run).toContain('pnpm exec eslint .');
  expect(link).toContain('/config/new#answers=flat.vue.typed');
});
