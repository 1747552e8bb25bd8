import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLinks } from './links';
import { parseMarkdown } from './pageTree';

const site = {
  'blog/2024-01-02-post.md': '---\nslug: post\n---\n\n## Why\n',
  'docs/users/index.md': '---\nslug: /users\n---\n\n## Turn it off\n',
  'docs/users/configs.mdx': '## Presets {/* #presets */}\n',
  'rules/README.mdx': '## All\n',
  'rules/no-loop.md': '## Loops\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
  for (const [path, text] of Object.entries(site)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(text: string): string[] {
  writeFileSync(
    join(folder, 'other.md'),
    '## Set it up\n\n## Named {#own-id}\n\n<a id="old"></a>\n',
  );
  const path = join(folder, 'page.md');
  const page = `---\ntitle: A\n---\n${text}`;
  return checkLinks(folder, path, parseMarkdown(page, path)).map(
    ({ line, message }) => `${String(line)}: ${message}`,
  );
}

describe('checkLinks', () => {
  it('follows links to files, headings and anchors', () =>
    expect(
      check(
        '## Here\n\n[a](./other.md#set-it-up) [b](other.md#own-id) [c](other.md#old) [d](#here) [e](https://example.com/x.md#y)',
      ),
    ).toEqual([]));

  it('follows addresses of pages to their headings', () => {
    expect(
      check(
        '[a](/blog/post#why) [b](/users#turn-it-off) [c](/users/configs/#presets) [d](/rules/#all) [e](/rules/no-loop#options) [f](/play#code=1)',
      ),
    ).toEqual([]);
    expect(
      check('[a](/users/#presets)\n[b](/rules/no-loop#loop)\n[c](/rules)'),
    ).toEqual([
      '4: The link to #presets leads nowhere: /users/ has no such heading.',
      '5: The link to #loop leads nowhere: /rules/no-loop has no such heading.',
    ]);
  });

  it('reads the id of an MDX heading', () => {
    const path = join(folder, 'page.mdx');
    const text = '## Set it up {/* #set-up */}\n\n[a](#set-up)\n';
    expect(checkLinks(folder, path, parseMarkdown(text, path))).toEqual([]);
  });

  it('names what leads nowhere, with its line', () =>
    expect(
      check('Text.\n\n[a](./gone.md)\n[b](./other.md#named)\n[c](#there)'),
    ).toEqual([
      '6: The link to ./gone.md leads nowhere: there is no such file.',
      '7: The link to #named leads nowhere: ./other.md has no such heading.',
      '8: The link to #there leads nowhere: this page has no such heading.',
    ]));
});
