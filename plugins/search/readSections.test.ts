import { expect, test } from 'vitest';
import { readSections } from './readPages';

test('cuts a page at its headings, and leaves out the heads of tables', () => {
  const { intro, sections, code } = readSections(
    `Before, in *two* \`parts\`
of a line.

Second.

## First Heading

- a point
- another

### Deeper

| a | b |
| - | - |
| c | d |

## First Heading

\`\`\`ts
const hidden = 1;
\`\`\`
`,
    'page.md',
  );
  expect(intro).toBe('Before, in two parts of a line.\nSecond.');
  expect(sections).toEqual([
    {
      anchor: 'first-heading',
      heading: 'First Heading',
      text: 'a point\nanother',
    },
    { anchor: 'deeper', heading: 'Deeper', text: 'c · d' },
    { anchor: 'first-heading-1', heading: 'First Heading', text: '' },
  ]);
  expect(code).toBe('const hidden = 1;');
});

test('knows the anchors that headings set themselves', () => {
  const { sections } = readSections('## One {#own}\n\n## Two', 'page.md');
  expect(sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
    ['own', 'One'],
    ['two', 'Two'],
  ]);
  expect(
    readSections('## One {/* #own */}', 'page.mdx').sections.map(
      ({ anchor, heading }) => [anchor, heading],
    ),
  ).toEqual([['own', 'One']]);
});

test('leaves out what is not text', () => {
  const { intro } = readSections(
    `import { Part } from './Part';

Shown <Part title="not" />{1 + 1}.

:::note[Title]

Shown too.

:::
`,
    'page.mdx',
  );
  expect(intro).toBe('Shown .\nShown too.');
});

test('keeps text that looks like markup as text', () => {
  const { intro } = readSections('`Array<T>` and &lt;b&gt; & more', 'page.md');
  expect(intro).toBe('Array<T> and <b> & more');
});

test('leaves out what leads to other pages', () => {
  const { sections } = readSections(
    '## Options\n\nText.\n\n## Related To\n\n- [`other`](./other.md)\n',
    'page.md',
  );
  expect(sections.map(({ heading }) => heading)).toEqual(['Options']);
});
