import type { ParseFrontMatter } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ruleFrontMatterParser } from './frontMatter';

type DefaultParser = Parameters<ParseFrontMatter>[0]['defaultParseFrontMatter'];

/** Docusaurus' own parser, as far as these tests need it. */
const defaultParseFrontMatter: DefaultParser = ({ fileContent }) =>
  Promise.resolve({
    frontMatter: (parse(fileContent.split('---')[1] ?? '') ?? {}) as Record<
      string,
      unknown
    >,
    content: fileContent,
  });

const parser = ruleFrontMatterParser('/site');

function parseFile(filePath: string, fileContent: string) {
  return parser({ filePath, fileContent, defaultParseFrontMatter });
}

describe('ruleFrontMatterParser', () => {
  it('gives a rule page its title and description from the rule', async () => {
    const { frontMatter } = await parseFile('/site/rules/semi.md', 'Text.');
    expect(frontMatter).toMatchObject({
      title: 'semi',
      description: 'Require or disallow semicolons instead of ASI.',
    });
  });

  it('keeps what a page may set', async () => {
    const { frontMatter } = await parseFile(
      '/site/rules/semi.md',
      '---\ncomplete: true\nkeywords: [missing semicolon]\n---\n',
    );
    expect(frontMatter).toMatchObject({
      complete: true,
      keywords: ['missing semicolon'],
    });
  });

  it('refuses an unknown key, with file and line', async () => {
    await expect(
      parseFile('/site/rules/semi.md', '---\ncomplete: true\ntilte: x\n---\n'),
    ).rejects.toThrow('rules/semi.md:3: unknown front matter "tilte"');
  });

  it('leaves the pages of other folders alone', async () => {
    const { frontMatter } = await parseFile(
      '/site/docs/semi.md',
      '---\nsidebar_label: x\n---\n',
    );
    expect(frontMatter).toEqual({ sidebar_label: 'x' });
  });
});
