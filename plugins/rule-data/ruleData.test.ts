import { expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/pageTree';
import { installedPackages } from '../packages/packages';
import { readRules } from '../rules/readRules';
import { readOptions, readRuleData } from './makeRuleData';

const page = `
## Options

### \`ignoreVoid\`

Whether [\`void\`](./no-void.md) counts as handled:
`;

function ruleOf(name: string) {
  const rule = installedPackages.rules.get(name);
  const metadata = readRules().find(rule => rule.name === name);
  if (!rule || !metadata) {
    throw new Error(`There is no rule "${name}".`);
  }
  return { metadata, rule };
}

it('says what the page says of each option, and its default', async () => {
  const { rule } = ruleOf('no-floating-promises');
  const { list, typescript } = await readOptions(
    rule,
    parseMarkdown(page, 'page.md'),
  );
  expect(list).toEqual([
    {
      name: 'ignoreVoid',
      type: 'boolean',
      default: 'true',
      description: 'Whether void counts as handled.',
    },
    { name: 'ignoreIIFE', type: 'boolean', default: 'false' },
  ]);
  expect(typescript).toContain('type Options');
});

it('says nothing of options where a rule has none', async () => {
  const { rule } = ruleOf('await-thenable');
  const options = await readOptions(rule, parseMarkdown('', 'page.md'));
  expect(options).toMatchObject({ list: [], defaults: [] });
  expect(options).not.toHaveProperty('typescript');
});

it('gives an address only to messages that an example shows', async () => {
  const report = {
    message: 'Await it.',
    messageId: 'await',
    line: 1,
    column: 1,
    start: 0,
    end: 4,
    suggestions: [],
  };
  const page = {
    tree: parseMarkdown('', 'page.md'),
    blocks: [
      {
        code: 'call();\n',
        line: 1,
        node: { type: 'code' as const, value: 'call();' },
        fence: {
          language: 'ts',
          example: {
            fileName: 'example.ts',
            sourceType: 'module' as const,
            typeErrors: [],
            verdict: 'incorrect' as const,
            ruleId: '@typescript-eslint/await-thenable',
            options: [],
          },
        },
        verification: { problems: [], reports: [report] },
      },
    ],
  };
  const { metadata } = ruleOf('await-thenable');
  const data = await readRuleData(metadata, page, 'https://example.com/');
  expect(data.messages).toEqual([
    {
      id: 'await',
      text: expect.any(String) as string,
      url: 'https://example.com/rules/await-thenable#message-await',
    },
    { id: 'removeAwait', text: expect.any(String) as string },
  ]);
  expect(data.history).toEqual({
    since: '1.7.0',
    date: '2019-04-20',
    optionChanges: [],
  });
  expect(data.examples).toHaveLength(1);
});
