import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../plugins/examples/formatProblems';
import { createVerifier } from '../../plugins/examples/verifier';
import { verifyPage } from '../../plugins/examples/verifyPage';
import { readPage } from '../../plugins/markdown/page';
import { parseMarkdown } from '../../plugins/markdown/pageTree';

const siteDir = join(import.meta.dirname, '../..');
const verify = createVerifier(siteDir);

const files = ['docs', 'rules', 'blog'].flatMap(folder =>
  readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/.test(file) && file !== 'TEMPLATE.md')
    .map(file => `${folder}/${file}`),
);

describe('code blocks', () =>
  it.each(files)(
    'of %s are what they say',
    // The build also checks them.
    { tags: ['night'], timeout: 60_000 },
    async file => {
      const page = readPage(siteDir, join(siteDir, file));
      const { problems } = await verifyPage(
        verify,
        page,
        parseMarkdown(page.text, file),
      );
      expect(formatProblems(file, problems)).toBe('');
    },
  ));
