import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/pageTree';
import { readCodeBlocks } from './verifyPage';

describe('readCodeBlocks', () => {
  const read = (text: string, ruleName?: string) =>
    readCodeBlocks(
      { text, ...(ruleName !== undefined && { ruleName }) },
      parseMarkdown(text, 'page.md'),
    );

  it('finds blocks at their lines in the file', () => {
    const page =
      '---\ncomplete: true\n---\n\nText.\n\n```ts incorrect\nlet a;\n```\n\n- item\n\n  ~~~json\n  {}\n  ~~~\n';
    const { blocks, problems } = read(page, 'no-shadow');
    expect(problems).toEqual([]);
    expect(
      blocks.map(({ code, fence, line }) => [line, fence.language, code]),
    ).toEqual([
      [7, 'ts', 'let a;\n'],
      [13, 'json', '{}\n'],
    ]);
  });

  it('reads JSON as written, backslashes and entities included', () => {
    const page = String.raw`
${'```'}ts correct options={"ignore": "\\d&amp;\"x\""}
${'```'}
`;
    expect(read(page, 'no-shadow').blocks[0]?.fence.example?.options).toEqual([
      { ignore: String.raw`\d&amp;"x"` },
    ]);
  });

  it('names every malformed fence, and keeps the others', () => {
    const page = '\n```ts foo\n```\n\n```ts\n```\n\n```ts incorrect\n```\n';
    const { blocks, problems } = read(page);
    expect(blocks).toHaveLength(1);
    expect(problems).toEqual([
      { line: 2, message: expect.stringContaining('"foo"') as string },
      { line: 8, message: expect.stringContaining('rule=NAME') as string },
    ]);
  });
});
