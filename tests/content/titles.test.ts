import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const siteDir = join(import.meta.dirname, '../..');

// In tabs, bookmarks and results of a search, the title is all that tells pages apart.
it('no two pages have the same title', () => {
  const titles = ['docs', 'blog'].flatMap(folder =>
    readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.mdx?$/.test(file))
      .map(file => {
        const text = readFileSync(join(siteDir, folder, file), 'utf8');
        return /^title: (.*)$/m.exec(text)?.[1] ?? `${folder}/${file}`;
      }),
  );
  const repeated = titles.filter(
    (title, index) => titles.indexOf(title) !== index,
  );
  expect(titles.length).toBeGreaterThan(40);
  expect(repeated).toEqual([]);
});
