import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLinks } from './links';
import { parseMarkdown } from './parseMarkdown';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function check(text: string): string[] {
  writeFileSync(
    join(folder, 'other.md'),
    '## Set it up\n\n## Named {#own-id}\n\n<a id="old"></a>\n',
  );
  const path = join(folder, 'page.md');
  return checkLinks(path, parseMarkdown(text, path), 3).map(
    ({ line, message }) => `${String(line)}: ${message}`,
  );
}

describe('checkLinks', () => {
  it('follows links to files, headings and anchors', () => {
    expect(
      check(
        '## Here\n\n[a](./other.md#set-it-up) [b](other.md#own-id) [c](other.md#old) [d](#here) [e](https://example.com/x.md#y)',
      ),
    ).toEqual([]);
  });

  it('reads the id of an MDX heading', () => {
    const path = join(folder, 'page.mdx');
    const text = '## Set it up {/* #set-up */}\n\n[a](#set-up)\n';
    expect(checkLinks(path, parseMarkdown(text, path), 3)).toEqual([]);
  });

  it('names what leads nowhere, with its line', () => {
    expect(
      check('Text.\n\n[a](./gone.md)\n[b](./other.md#named)\n[c](#there)'),
    ).toEqual([
      '6: The link to ./gone.md leads nowhere: there is no such file.',
      '7: The link to #named leads nowhere: ./other.md has no such heading.',
      '8: The link to #there leads nowhere: this page has no such heading.',
    ]);
  });
});
