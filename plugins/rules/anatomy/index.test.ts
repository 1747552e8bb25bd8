import plugin from '@typescript-eslint/eslint-plugin';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import type { OptionEntry } from '../../../src/rules/page/optionEntry';
import remarkRuleAnatomy from './index';

async function build(path: string, markdown: string): Promise<RootContent[]> {
  const processor = unified().use(remarkParse).use(remarkRuleAnatomy);
  const tree = processor.parse(markdown);
  const result: Root = await processor.run(tree, { path, value: markdown });
  return result.children;
}

/** The parts of the page, in a word each. */
function outline(nodes: readonly RootContent[]): string[] {
  return nodes.map(node => {
    if (node.type === 'mdxJsxFlowElement') {
      return node.name ?? '';
    }
    return node.type === 'containerDirective'
      ? `:::${node.name}`
      : toString(node);
  });
}

function element(
  nodes: readonly RootContent[],
  name: string,
): MdxJsxFlowElement {
  const found = nodes.find(
    node => node.type === 'mdxJsxFlowElement' && node.name === name,
  );
  return found as MdxJsxFlowElement;
}

function attribute(node: MdxJsxFlowElement, name: string): unknown {
  return node.attributes.find(
    candidate => 'name' in candidate && candidate.name === name,
  )?.value;
}

const page =
  'Why it matters.\n\n## Examples\n\nCode.\n\n## Related To\n\nOthers.\n';

describe('a rule page', () => {
  it('gets what comes from the rule, around what people wrote', async () => {
    const nodes = await build('/site/rules/no-floating-promises.md', page);
    expect(outline(nodes)).toEqual([
      'RuleIntro',
      'Why it matters.',
      'How to Use',
      'RuleHowToUse',
      'Examples',
      'Code.',
      'Options',
      'CodeBlock',
      'RuleOptions',
      'Related To',
      'Others.',
      'Resources',
      'RuleResources',
    ]);
  });

  it('keeps its own section for options, and links to its headings', async () => {
    const nodes = await build(
      '/site/rules/no-floating-promises.md',
      `${page}\n## Options\n\n### \`ignoreVoid\`\n\nMore.\n`,
    );
    expect(outline(nodes).slice(-7)).toEqual([
      'Options',
      'CodeBlock',
      'RuleOptions',
      'ignoreVoid',
      'More.',
      'Resources',
      'RuleResources',
    ]);
    const entries = JSON.parse(
      String(attribute(element(nodes, 'RuleOptions'), 'entries')),
    ) as OptionEntry[];
    expect(entries).toEqual([
      {
        name: 'ignoreVoid',
        type: 'boolean',
        default: 'true',
        heading: 'ignorevoid',
      },
      { name: 'ignoreIIFE', type: 'boolean', default: 'false' },
    ]);
  });

  it('says what presets set', async () => {
    const nodes = await build('/site/rules/ban-ts-comment.md', page);
    const table = element(nodes, 'RuleOptions');
    expect(attribute(table, 'presets')).toBe('strict strict-type-checked');
    expect(JSON.parse(String(attribute(table, 'entries')))).toContainEqual({
      name: 'minimumDescriptionLength',
      type: 'number',
      default: '3',
      presets: ['10'],
    });
  });

  it('says that a rule has no options', async () => {
    const nodes = await build('/site/rules/await-thenable.md', page);
    expect(outline(nodes)).toContain('This rule has no options.');
    expect(outline(nodes)).not.toContain('RuleOptions');
  });

  it('says how options relate to those of the base rule', async () => {
    const nodes = await build('/site/rules/no-shadow.md', page);
    expect(outline(nodes)).toContain(
      'Takes the options of ESLint’s no-shadow, and adds ignoreTypeValueShadow and ignoreFunctionTypeParameterNameValueShadow.',
    );
  });

  it('says first that a rule is deprecated, and what takes its place', async () => {
    const nodes = await build('/site/rules/indent.md', page);
    expect(toString(element(nodes, 'RuleIntro'))).toBe(
      'DeprecatedUse @stylistic/ts/indent instead. Better still, leave formatting to a formatter: see Formatting.',
    );
  });

  it('says what the compiler does itself', async () => {
    const nodes = await build('/site/rules/no-redeclare.md', page);
    expect(outline(nodes)).toContain(':::info');
  });
});

it('says that a removed rule is gone, and no more', async () => {
  const nodes = await build('/site/rules/camelcase.md', page);
  expect(outline(nodes).slice(0, 3)).toEqual([
    'RuleLead',
    ':::warning',
    'Why it matters.',
  ]);
  expect(toString(nodes[1])).toContain('@typescript-eslint/naming-convention');
  expect(outline(nodes)).not.toContain('RuleHowToUse');
});

it.each(['/site/rules/README.mdx', '/site/docs/semi.md'])(
  'leaves %s alone',
  async path => {
    expect(await build(path, page)).toHaveLength(5);
  },
);

it('builds a page for every rule', async () => {
  for (const name of Object.keys(plugin.rules)) {
    const nodes = await build(`/site/rules/${name}.md`, page);
    expect(outline(nodes), name).toContain('Options');
  }
}, 60_000);
