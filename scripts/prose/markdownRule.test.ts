import { lint } from 'markdownlint/promise';
import { expect, it } from 'vitest';
import { terminology } from './markdownRule.mjs';

async function found(...lines: string[]): Promise<unknown[]> {
  const { page = [] } = await lint({
    strings: { page: lines.join('\n') },
    customRules: [terminology],
    config: { default: false, terminology: true },
  });
  return page.map(({ lineNumber, errorRange, errorDetail }) => [
    lineNumber,
    // Null, whatever its type says, if the rule gives none.
    (errorRange as number[] | null)?.[0],
    errorDetail,
  ]);
}

const detail = expect.stringMatching(/"anew": write again/) as unknown;

it('reads paragraphs, headings, lists and tables', async () => {
  await expect(
    found(
      '# Built anew',
      '',
      'Start _anew_.',
      '',
      '- [anew](./page.md)',
      '',
      '| anew |',
      '| ---- |',
    ),
  ).resolves.toEqual([
    [1, 9, detail],
    [3, 8, detail],
    [5, 4, detail],
    [7, 3, detail],
  ]);
});

it('reads the front matter, whose lines markdownlint does not let it name', async () => {
  await expect(
    found('---', 'description: Build it anew.', '---', '', 'Text.'),
  ).resolves.toEqual([
    [5, undefined, expect.stringMatching(/^On line 2, "anew": write again/)],
  ]);
});

it('leaves code, addresses and markup alone', async () => {
  await expect(
    found(
      '`anew` <a title="anew">[page](./anew.md)</a>',
      '',
      '```ts',
      'const anew = 1;',
      '```',
    ),
  ).resolves.toEqual([]);
});
