import { describe, expect, it } from 'vitest';
import type { RuleReport } from '../../../src/examples/notes/readReport';
import { parseMarkdown } from '../../markdown/pageTree';
import { parseFence } from '../fence';
import {
  findGaps,
  measureCoverage,
  type RulePageFrontMatter,
} from './ruleCoverage';

const sections = `Opening.

## Examples

## Options

## When Not To Use It

## \`Related\` To
`;

const report = (messageId: string, suggestion?: string): RuleReport => ({
  message: '',
  messageId,
  line: 1,
  column: 1,
  start: 0,
  end: 1,
  suggestions:
    suggestion === undefined
      ? []
      : [
          {
            message: '',
            messageId: suggestion,
            edit: { range: [0, 0], text: '' },
          },
        ],
});

const block = (meta: string, ...reports: RuleReport[]) => ({
  fence: parseFence('ts', meta, 'no-explicit-any'),
  verification: { problems: [], reports },
});

const everything = [
  block(
    'incorrect options={"fixToUnknown": true, "ignoreRestArgs": true}',
    report('unexpectedAny', 'suggestUnknown'),
    report('unexpectedAny', 'suggestNever'),
  ),
];

function measure(
  frontMatter: RulePageFrontMatter,
  blocks: ReturnType<typeof block>[],
  markdown = sections,
) {
  return measureCoverage({
    ruleName: 'no-explicit-any',
    tree: parseMarkdown(markdown, 'page.md'),
    blocks,
    frontMatter,
  });
}

describe('measureCoverage', () => {
  it('finds messages in reports and suggestions, and options', () => {
    expect(measure({ complete: true }, everything)).toEqual({
      complete: true,
      missingMessages: [],
      missingOptions: [],
      optionsWithoutText: ['fixToUnknown', 'ignoreRestArgs'],
      openingProblem: undefined,
      missingSections: [],
      frontMatterProblems: [],
    });
  });

  it('leaves examples of other rules out', () => {
    const other = block(
      'incorrect rule=no-shadow options={"hoist": "all"}',
      report('unexpectedAny'),
    );
    expect(measure({}, [other]).missingMessages).toContain('unexpectedAny');
  });

  it('names the sections that are missing', () => {
    expect(
      measure({}, [], '## Examples\n\nText.\n\n### Options\n').missingSections,
    ).toEqual([
      'an opening paragraph',
      '## When Not To Use It',
      '## Related To',
      '## Options',
    ]);
  });

  it('takes a page of a rule that is gone', () => {
    const coverage = measureCoverage({
      tree: parseMarkdown(sections, 'page.md'),
      blocks: [],
      frontMatter: { complete: true },
    });
    expect(findGaps(coverage)).toEqual([]);
  });
});

describe('findGaps', () => {
  it('asks nothing of a page that is not complete', () => {
    expect(findGaps(measure({}, []))).toEqual([]);
  });

  it('asks for all messages, options and sections of a complete page', () => {
    const gaps = findGaps(measure({ complete: true }, [], 'Opening.\n'));
    expect(gaps).toHaveLength(4 + 3 + 2 + 2);
    expect(gaps.join('\n')).toContain('it lacks ## Examples');
    expect(gaps.join('\n')).toContain('the message "suggestNever"');
    expect(gaps.join('\n')).toContain("no example's options set fixToUnknown");
  });

  it('takes a reason for a message that no code can produce', () => {
    const shown = [block('incorrect', report('unexpectedAny', 'suggestNever'))];
    const gaps = (unreachableMessages?: Record<string, string>) =>
      findGaps(measure({ complete: true, unreachableMessages }, shown));
    expect(gaps().join('\n')).toContain('"suggestUnknown"');
    expect(gaps({ suggestUnknown: 'why' }).join('\n')).not.toContain(
      '"suggestUnknown"',
    );
  });

  it('refuses reasons that are wrong', () => {
    expect(
      findGaps(
        measure(
          { unreachableMessages: { unexpectedAny: 'why', suggestAny: 'why' } },
          everything,
        ),
      ),
    ).toEqual([
      'In unreachableMessages, "unexpectedAny" is listed, yet an example shows it.',
      `In unreachableMessages, "suggestAny" isn't a message of the rule.`,
    ]);
  });
});

describe('findGaps on the text', () => {
  it('asks for a sentence about each option, and for a short opening', () => {
    const opening = 'word '.repeat(90);
    const text = `${opening}\n\n## Options\n\n### \`ignoreRestArgs\`\n\nLets rest parameters pass.\n`;
    const gaps = findGaps(measure({ complete: true }, everything, text));
    expect(gaps).toEqual(
      expect.arrayContaining([
        expect.stringContaining('90 words'),
        expect.stringContaining('what fixToUnknown does'),
      ]),
    );
    expect(gaps.join()).not.toContain('what ignoreRestArgs does');
  });
});

describe('values of options', () => {
  const described = (ruleName: string, markdown: string) =>
    measureCoverage({
      ruleName,
      tree: parseMarkdown(markdown, 'page.md'),
      blocks: [],
      frontMatter: {},
    }).missingOptions;

  it('need no example where they are many and the text describes them', () => {
    const markdown =
      '## Options\n\n| Group | What |\n| --- | --- |\n| `literal` | `1` |\n';
    const missing = described('sort-type-constituents', markdown);
    expect(missing).toContain('groupOrder: "named"');
    expect(missing).not.toContain('groupOrder: "literal"');
  });

  it('need an example where they are few', () => {
    const markdown = '## Options\n\n- `always`: Adds it.\n';
    expect(described('return-await', markdown)).toContain('"always"');
  });

  it('need no example where the rule is deprecated', () => {
    const markdown = '## Options\n\n- `keywords`: Before keywords.\n';
    expect(described('space-before-blocks', markdown)).not.toContain(
      'keywords',
    );
  });
});
