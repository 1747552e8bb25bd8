import { expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/pageTree';
import { readQuestions } from '.';

it('takes the first sentence that answers a question', () => {
  const page = `
## Speed

### "Out of memory" {/* #memory */}

> JavaScript heap out of memory

_In other versions: "heap limit"._

Types of *all* files are in [memory](#there). Give it more.

### A group without an answer

## Other

### \`--cache\`

It works.
`;
  expect(readQuestions(parseMarkdown(page, 'page.mdx'))).toEqual([
    {
      name: '"Out of memory"',
      id: 'memory',
      answer: 'Types of all files are in memory.',
    },
    { name: '--cache', id: '--cache', answer: 'It works.' },
  ]);
});
