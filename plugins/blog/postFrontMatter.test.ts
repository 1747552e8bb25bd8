import { describe, expect, it } from 'vitest';
import { postFrontMatterParser } from './postFrontMatter';

const parse = (filePath: string, frontMatter: Record<string, unknown>) => {
  const result = { frontMatter, content: '' };
  return postFrontMatterParser('/site', () => Promise.resolve(result))({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve(result),
  });
};

describe('postFrontMatterParser', () => {
  it('gives posts the team as their author', async () => {
    const { frontMatter } = await parse('/site/blog/2024-01-01-a.md', {
      title: 'A',
      authors: 'team',
    });
    expect(frontMatter).toMatchObject({
      title: 'A',
      authors: { name: 'The typescript-eslint team' },
    });
  });

  it('refuses other authors', async () => {
    await expect(
      parse('/site/blog/2024-01-01-a.md', { authors: 'me' }),
    ).rejects.toThrow('blog/2024-01-01-a.md:1');
  });

  it('leaves other files alone', async () => {
    const { frontMatter } = await parse('/site/docs/a.md', { title: 'A' });
    expect(frontMatter).toEqual({ title: 'A' });
  });
});
