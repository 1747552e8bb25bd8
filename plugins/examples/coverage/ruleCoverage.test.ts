import { describe, expect, it } from 'vitest';
import type { RuleReport } from '../../../src/examples/notes/notesOf';
import { parseMarkdown } from '../../markdown/pageTree';
import { parseFence } from '../fence';
import { findGaps } from './ruleCoverage';

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

/** What a page lacks, after "The page is marked complete, but". */
function gapsOf(
  frontMatter: object,
  blocks: ReturnType<typeof block>[],
  markdown = sections,
) {
  return findGaps({
    ruleName: 'no-explicit-any',
    tree: parseMarkdown(markdown, 'page.md'),
    blocks,
    text: `---\n${JSON.stringify(frontMatter)}\n---\n`,
  });
}

const complete = { complete: true };

describe('findGaps', () => {
  it('finds messages in reports and suggestions, and options', () =>
    expect(gapsOf(complete, everything)).toEqual([
      expect.stringContaining('what fixToUnknown does'),
      expect.stringContaining('what ignoreRestArgs does'),
    ]));

  it('leaves examples of other rules out', () => {
    const other = block(
      'incorrect rule=no-shadow options={"hoist": "all"}',
      report('unexpectedAny'),
    );
    expect(gapsOf(complete, [other]).join('\n')).toContain(
      'the message "unexpectedAny"',
    );
  });

  it('names the sections that are missing', () => {
    const gaps = gapsOf(complete, [], '## Examples\n\nText.\n\n### Options\n');
    expect(
      gaps.flatMap(gap => /it lacks (.*)\.$/.exec(gap)?.slice(1) ?? []),
    ).toEqual([
      'an opening paragraph',
      '## When Not To Use It',
      '## Related To',
      '## Options',
    ]);
  });

  it('takes a page of a rule that is gone', () =>
    expect(
      findGaps({
        tree: parseMarkdown(sections, 'page.md'),
        blocks: [],
        text: '---\ncomplete: true\n---\n',
      }),
    ).toEqual([]));

  it('asks nothing of a page that is not complete', () =>
    expect(gapsOf({}, [])).toEqual([]));

  it('asks for all messages, options and sections of a complete page', () => {
    const gaps = gapsOf(complete, [], 'Opening.\n');
    expect(gaps).toHaveLength(4 + 3 + 2 + 2);
    expect(gaps.join('\n')).toContain('it lacks ## Examples');
    expect(gaps.join('\n')).toContain('the message "suggestNever"');
    expect(gaps.join('\n')).toContain("no example's options set fixToUnknown");
  });

  it('takes a reason for a message that no code can produce', () => {
    const shown = [block('incorrect', report('unexpectedAny', 'suggestNever'))];
    const gaps = (unreachableMessages?: Record<string, string>) =>
      gapsOf({ ...complete, unreachableMessages }, shown).join('\n');
    expect(gaps()).toContain('"suggestUnknown"');
    expect(gaps({ suggestUnknown: 'why' })).not.toContain('"suggestUnknown"');
  });

  it('refuses reasons that are wrong', () =>
    expect(
      gapsOf(
        { unreachableMessages: { unexpectedAny: 'why', suggestAny: 'why' } },
        everything,
      ),
    ).toEqual([
      'In unreachableMessages, "unexpectedAny" is listed, yet an example shows it.',
      `In unreachableMessages, "suggestAny" isn't a message of the rule.`,
    ]));

  it('asks for a sentence about each option, and for a short opening', () => {
    const opening = 'word '.repeat(90);
    const text = `${opening}\n\n## Options\n\n### \`ignoreRestArgs\`\n\nLets rest parameters pass.\n`;
    const gaps = gapsOf(complete, everything, text);
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
    findGaps({
      ruleName,
      tree: parseMarkdown(markdown, 'page.md'),
      blocks: [],
      text: '---\ncomplete: true\n---\n',
    }).flatMap(gap => /options set (.*)\.$/.exec(gap)?.slice(1) ?? []);

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
