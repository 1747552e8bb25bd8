import plugin from '@typescript-eslint/eslint-plugin';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import lastRelease from '../../../data/last-release.json';
import remarkRuleAnatomy from './index';

async function build(
  path: string,
  markdown: string,
  frontMatter?: object,
): Promise<RootContent[]> {
  const above = `---\n${JSON.stringify(frontMatter ?? {})}\n---\n`;
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkRuleAnatomy);
  const tree = processor.parse(markdown);
  const result: Root = await processor.run(tree, {
    path,
    value: above + markdown,
  });
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

/** The rows of the table of options: their attributes, and what they say. */
function options(nodes: readonly RootContent[]): Record<string, unknown>[] {
  return element(nodes, 'RuleOptions').children.map(node => {
    const { attributes } = node as MdxJsxFlowElement;
    return {
      ...Object.fromEntries(
        attributes.flatMap(attribute =>
          'name' in attribute ? [[attribute.name, attribute.value]] : [],
        ),
      ),
      text: toString(node),
    };
  });
}

const page =
  'Why it matters.\n\n## Examples\n\nCode.\n\n## Related To\n\nOthers.\n';

describe('a rule page', () => {
  it('gets what comes from the rule, around what people wrote', async () => {
    const nodes = await build('/site/rules/no-floating-promises.md', page);
    expect(outline(nodes)).toEqual([
      'RuleIntro',
      'RulePanel',
      'Why it matters.',
      'Examples',
      'Code.',
      'How to Use',
      'RuleFold',
      'Options',
      'RuleOptions',
      'RuleFold',
      'Related To',
      'Others.',
      ':::note',
      'Resources',
      'RuleResources',
    ]);
  });

  it('says how to use it after the first case of the examples', async () => {
    const nodes = outline(
      await build(
        '/site/rules/no-floating-promises.md',
        'Why.\n\n## Examples\n\n### One\n\n<ExampleFrame><Example /></ExampleFrame>\n\nMore.\n\n### Two\n\n<ExampleFrame />\n',
      ),
    );
    expect(nodes.slice(nodes.indexOf('One'), nodes.indexOf('Options'))).toEqual(
      [
        'One',
        'ExampleFrame',
        'More.',
        'How to Use',
        'RuleFold',
        'More examples',
        'Two',
        'ExampleFrame',
      ],
    );
  });

  it('says at the top when not to use the rule, in a sentence that can be read on its own', async () => {
    const when = `${page}\n## When Not To Use It\n\nIn \`.d.ts\` files. It also costs time.\n`;
    const panelOf = async (frontMatter?: object) =>
      element(
        await build('/site/rules/no-floating-promises.md', when, frontMatter),
        'RulePanel',
      );
    expect(toString(await panelOf())).toBe('In .d.ts files.');
    const { children } = await panelOf({ leaveOff: 'For `any`.' });
    expect(children).toMatchObject([
      {
        children: [
          { value: 'For ' },
          { type: 'inlineCode', value: 'any' },
          { value: '.' },
        ],
      },
    ]);
  });

  it('keeps its own section for options, and links to its headings', async () => {
    const nodes = await build(
      '/site/rules/no-floating-promises.md',
      `${page}\n## Options\n\n### \`ignoreVoid\`\n\nMore.\n`,
    );
    expect(outline(nodes).slice(-8)).toEqual([
      'Options',
      'RuleOptions',
      'RuleFold',
      'ignoreVoid',
      'More.',
      ':::note',
      'Resources',
      'RuleResources',
    ]);
    const [ignoreVoid, ignoreIIFE] = options(nodes);
    expect(ignoreVoid).toEqual({
      name: 'ignoreVoid',
      type: 'boolean',
      default: 'true',
      heading: 'ignorevoid',
      text: 'More.',
    });
    expect(ignoreIIFE).toEqual({
      name: 'ignoreIIFE',
      type: 'boolean',
      default: 'false',
      text: '',
    });
  });

  it('folds the examples of options where there are very many', async () => {
    const frame = '<ExampleFrame><Example /></ExampleFrame>';
    const option = (count: number): string =>
      `### \`ignoreVoid\`\n\nWhat.\n\n${`${frame}\n\n`.repeat(count)}`;
    const folded = async (count: number): Promise<string[]> => {
      const nodes = await build(
        '/site/rules/no-floating-promises.md',
        `${page}\n## Options\n\n${option(count)}### How\n\nThus.\n\n${frame}\n`,
      );
      return outline(nodes).slice(outline(nodes).indexOf('ignoreVoid'), -3);
    };
    expect(await folded(2)).toEqual([
      'ignoreVoid',
      'What.',
      'ExampleFrame',
      'ExampleFrame',
      'How',
      'Thus.',
      'ExampleFrame',
    ]);
    expect(await folded(16)).toEqual([
      'ignoreVoid',
      'What.',
      'RuleFold',
      'How',
      'Thus.',
      'ExampleFrame',
    ]);
  });

  it('leads with the usual config of the options', async () => {
    const nodes = await build(
      '/site/rules/no-floating-promises.md',
      `${page}\n## Options\n\nMost set this:\n\n\`\`\`js\nconfig\n\`\`\`\n\nMore.\n\n### \`ignoreVoid\`\n\nLets it pass:\n`,
    );
    expect(outline(nodes).slice(-10, -3)).toEqual([
      'Most set this:',
      'config',
      'More.',
      'RuleOptions',
      'RuleFold',
      'ignoreVoid',
      'Lets it pass:',
    ]);
    expect(options(nodes)[0]?.text).toBe('Lets it pass.');
  });

  it('says what values do where options have no names', async () => {
    const nodes = await build(
      '/site/rules/return-await.md',
      `${page}\n## Options\n\n### \`"always"\`\n\nWants it. Ever.\n\n- \`never\`: Bans it.\n`,
    );
    expect(options(nodes)[0]?.text).toBe(
      "'always': Wants it.'never': Bans it.",
    );
  });

  it('says which option an unset one follows', async () => {
    const nodes = await build('/site/rules/no-misused-promises.md', page);
    expect(options(nodes)).toContainEqual(
      expect.objectContaining({
        name: 'checksVoidReturn.returns',
        follows: 'checksVoidReturn',
      }),
    );
  });

  it('says what presets set', async () => {
    const nodes = await build('/site/rules/ban-ts-comment.md', page);
    expect(options(nodes)).toContainEqual({
      name: 'minimumDescriptionLength',
      type: 'number',
      default: '3',
      set: '[{"presets":["strict","strict-type-checked"],"value":"10"}]',
      text: '',
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
      'Accepts the options of ESLint’s no-shadow, and adds ignoreTypeValueShadow and ignoreFunctionTypeParameterNameValueShadow.',
    );
  });

  it('says first that a rule is deprecated, and what takes its place', async () => {
    const nodes = await build('/site/rules/indent.md', page);
    expect(toString(element(nodes, 'RuleIntro'))).toBe(
      'Deprecated since 6.16.0Use @stylistic/ts/indent instead. Better still, leave formatting to a formatter: see Formatting.',
    );
  });

  it('folds what is for those who go on with a deprecated rule', async () => {
    const nodes = await build(
      '/site/rules/indent.md',
      page.replace('## Ex', '## How to move\n\nThus.\n\n## Ex'),
    );
    expect(outline(nodes)).toEqual([
      'RuleIntro',
      'RulePanel',
      'How to move',
      'Thus.',
      'Examples',
      'RuleFold',
      'How to Use',
      'RuleFold',
      'Options',
      'RuleFold',
      'Related To',
      'Others.',
      'Resources',
      'RuleResources',
    ]);
    expect(toString(element(nodes, 'RuleFold'))).toBe('Why it matters.Code.');
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
  async path => expect(await build(path, page)).toHaveLength(5),
);

it('builds a page for every rule', async () => {
  for (const name of Object.keys(plugin.rules)) {
    const nodes = await build(`/site/rules/${name}.md`, page);
    expect(outline(nodes), name).toContain('Options');
  }
}, 60_000);

it('a page says what is different in the last release of the major', async () => {
  const [rule = '', quotes = []] =
    Object.entries(lastRelease.sentences)[0] ?? [];
  const notes = (nodes: readonly RootContent[]) =>
    nodes.filter(
      node => node.type === 'containerDirective' && node.name === 'note',
    );
  const [note] = notes(await build(`rules/${rule}.md`, ''));
  expect(toString(note)).toContain(`Different in ${lastRelease.version}`);
  for (const quote of quotes) {
    expect(toString(note)).toContain(`“${quote}”`);
  }
  expect(lastRelease.sentences).not.toHaveProperty('await-thenable');
  expect(notes(await build('rules/await-thenable.md', ''))).toEqual([]);
});
