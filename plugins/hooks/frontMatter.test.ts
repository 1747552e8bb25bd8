import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { completeFrontMatter } from './frontMatter';

/** The front matter that pages get. */
async function complete(
  path: string,
  frontMatter: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const result = await completeFrontMatter('/site')({
    filePath: join('/site', path),
    fileContent: `---\n${stringify(frontMatter)}---\n`,
    defaultParseFrontMatter: () =>
      Promise.resolve({ content: '', frontMatter }),
  });
  return result.frontMatter;
}

describe('posts', () => {
  it('have the team as their author', async () =>
    expect(
      await complete('blog/2024-01-01-a.md', { title: 'A', authors: 'team' }),
    ).toMatchObject({
      title: 'A',
      authors: { name: 'The typescript-eslint team' },
    }));

  it('have no other authors', async () => {
    await expect(
      complete('blog/2024-01-01-a.md', { authors: 'me' }),
    ).rejects.toThrow('blog/2024-01-01-a.md:1');
  });
});

describe('images', () => {
  it.each([
    ['rules/no-shadow.md', '/img/share/rules/no-shadow.png'],
    ['docs/users/index.mdx', '/img/share/docs/users/index.png'],
    ['blog/2022-12-05-asts.md', '/img/share/blog/2022-12-05-asts.png'],
    ['rules/README.mdx', undefined],
    ['src/pages/index.md', undefined],
  ])('%s has %s', async (path, image) => {
    const authors = path.startsWith('blog/') ? { authors: 'team' } : {};
    const { image: given } = await complete(path, authors);
    expect(given).toBe(image);
  });

  it('stay where a page has its own', async () =>
    expect(await complete('docs/a.md', { image: './a.png' })).toEqual({
      image: './a.png',
    }));
});

it('keeps keywords out of the head, for the search', async () =>
  expect(await complete('src/pages/a.md', { keywords: ['mute'] })).toEqual({
    readersWords: ['mute'],
  }));

it('leaves other files alone', async () =>
  expect(await complete('src/pages/a.md', { title: 'A' })).toEqual({
    title: 'A',
  }));

describe('rule pages', () => {
  it('have title and description from the rule', async () =>
    expect(await complete('rules/semi.md')).toMatchObject({
      title: 'semi',
      description: 'Require or disallow semicolons instead of ASI.',
    }));

  it('keep what they may set', async () =>
    expect(
      await complete('rules/semi.md', { complete: true, keywords: ['a b'] }),
    ).toMatchObject({ complete: true, readersWords: ['a b'] }));

  it('may set no unknown key, which is named with file and line', async () => {
    await expect(
      complete('rules/semi.md', { complete: true, tilte: 'x' }),
    ).rejects.toThrow('rules/semi.md:3: unknown front matter "tilte"');
  });

  it('are none in other folders', async () =>
    expect(await complete('docs/semi.md', { sidebar_label: 'x' })).toEqual({
      image: '/img/share/docs/semi.png',
      sidebar_label: 'x',
    }));
});
