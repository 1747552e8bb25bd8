import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shareImageParser } from './shareImageParser';

async function imageOf(path: string, frontMatter = {}): Promise<unknown> {
  const parse = shareImageParser('/site', () =>
    Promise.resolve({ content: '', frontMatter }),
  );
  const result = await parse({
    filePath: join('/site', path),
    fileContent: '',
    defaultParseFrontMatter: () => {
      throw new Error('Not asked for.');
    },
  });
  return result.frontMatter.image;
}

it.each([
  ['rules/no-shadow.md', '/img/share/rules/no-shadow.png'],
  ['docs/users/index.mdx', '/img/share/docs/users/index.png'],
  ['blog/2022-12-05-asts.md', '/img/share/blog/2022-12-05-asts.png'],
  ['rules/README.mdx', undefined],
  ['src/pages/index.md', undefined],
])('%s has %s', async (path, image) => {
  expect(await imageOf(path)).toBe(image);
});

it('keeps an image that a page has', async () => {
  expect(await imageOf('docs/a.md', { image: './a.png' })).toBe('./a.png');
});
