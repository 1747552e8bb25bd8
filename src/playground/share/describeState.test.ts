import { describe, expect, it } from 'vitest';
import { lintProblem } from '../problems/problem';
import { starterState } from '../state/starter';
import { toMarkdown } from './describeState';

const link = 'https://site.example/play#code=x';

describe('toMarkdown', () => {
  it('has the link, all texts and the versions', () => {
    const shared = { ...starterState('5.4.5'), fileType: '.mts' } as const;
    const markdown = toMarkdown(shared, [], link);
    expect(markdown).toContain(`[Playground link](${link})`);
    expect(markdown).toContain('```ts\ninterface User');
    expect(markdown).toContain('```jsonc\n{\n  "extends"');
    expect(markdown).toContain('| `typescript` | `5.4.5` |');
    expect(markdown).toContain('| `eslint` | `8.57.0` |');
  });

  it('does without a link where there is none', () => {
    const markdown = toMarkdown(starterState('5.4.5'), [], undefined);
    expect(markdown).toMatch(/^```ts\ninterface User/);
  });

  it('has what is reported', () => {
    const unused = lintProblem({
      line: 2,
      column: 7,
      message: "'a' is never used.",
      severity: 2,
      nodeType: '',
      source: '',
      ruleId: 'no-unused-vars',
    });
    const problems = [{ ...unused, key: '' }];
    expect(toMarkdown(starterState('5.4.5'), problems, link)).toContain(
      "`:\n\n```text\n2:7  error  'a' is never used.  no-unused-vars\n```",
    );
  });

  it('keeps code in its block whatever is in it', () => {
    const code = '// ```\n// ````\n<img src=x onerror=alert(1)>';
    expect(toMarkdown({ ...starterState('5.4.5'), code }, [], link)).toContain(
      `\`\`\`\`\`ts\n${code}\n\`\`\`\`\``,
    );
  });
});
