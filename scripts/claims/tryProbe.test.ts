import { describe, expect, it } from 'vitest';
import { createLinter } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { tryProbe } from './checkClaims';
import { readClaims } from './readClaims';

const linter = createLinter(getNodeEnvironment());

/** Tries code as a probe of no-explicit-any, with blocks behind it. */
function attempt(fence: string, ...outcome: string[]): string[] {
  const blocks = [`\`\`\`ts ${fence}\nlet x: any;\n\`\`\``, ...outcome];
  const text = ['> A sentence.', ...blocks].join('\n\n');
  const { claims, problems } = readClaims(text, 'no-explicit-any');
  expect(problems).toEqual([]);
  return claims
    .flatMap(({ probes }) => probes)
    .flatMap(probe => tryProbe(linter, probe))
    .map(({ message }) => message);
}

const reports = '```reports\n1:8 unexpectedAny\n```';
const toUnknown = 'incorrect options={"fixToUnknown": true}';

describe('tryProbe', { timeout: 60_000 }, () => {
  it.each([
    ['the place and the message', 'incorrect', reports],
    ['a line only', 'incorrect', '```reports\n1 unexpectedAny\n```'],
    [
      'a part of the text',
      'incorrect',
      '```reports\n1:8 unexpectedAny Specify a different type\n```',
    ],
    [
      'what is fixed',
      toUnknown,
      `${reports}\n\n\`\`\`fixed\nlet x: unknown;\n\`\`\``,
    ],
    [
      'that nothing is fixed',
      'incorrect',
      `${reports}\n\n\`\`\`fixed\nlet x: any;\n\`\`\``,
    ],
    [
      'every suggestion',
      'incorrect',
      `${reports}\n\n\`\`\`suggested\nlet x: unknown;\n\`\`\`\n\n\`\`\`suggested\nlet x: never;\n\`\`\``,
    ],
  ])('accepts %s', (_, fence, outcome) =>
    expect(attempt(fence, outcome)).toEqual([]),
  );

  it.each([
    ['code that is reported', 'correct', ''],
    ['another line', 'incorrect', '```reports\n2 unexpectedAny\n```'],
    ['another message', 'incorrect', '```reports\n1 suggestNever\n```'],
    ['other words', 'incorrect', '```reports\n1 unexpectedAny Never.\n```'],
    [
      'a report too many',
      'incorrect',
      '```reports\n1 unexpectedAny\n1 unexpectedAny\n```',
    ],
    [
      'a fix that is none',
      'incorrect',
      `${reports}\n\n\`\`\`fixed\nlet x: unknown;\n\`\`\``,
    ],
    [
      'a missing suggestion',
      'incorrect',
      `${reports}\n\n\`\`\`suggested\nlet x: unknown;\n\`\`\``,
    ],
  ])('refuses %s', (_, fence, outcome) =>
    expect(attempt(fence, outcome)).toHaveLength(1),
  );

  it('lists the reports that an incorrect probe does not tell', () =>
    expect(attempt('incorrect').join()).toContain('1:8 unexpectedAny'));
});
