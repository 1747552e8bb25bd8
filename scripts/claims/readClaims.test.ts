import { expect, test } from 'vitest';
import { readClaims } from './readClaims';

const claims = (...blocks: string[]) =>
  readClaims(blocks.join('\n\n'), 'no-explicit-any');

const quote = '> Every `any` counts.';
const probe =
  '```ts incorrect options={"fixToUnknown": true}\nlet x: any;\n```';

test('a quote has the probes behind it, with what they expect', () => {
  const { claims: read, problems } = claims(
    quote,
    'Alone:',
    probe,
    '```reports\n1:8 unexpectedAny\n```',
    '```fixed\nlet x: unknown;\n```',
  );
  expect(problems).toEqual([]);
  expect(read).toMatchObject([
    {
      quote: 'Every any counts.',
      line: 1,
      probes: [
        {
          code: 'let x: any;\n',
          line: 5,
          reports: '1:8 unexpectedAny\n',
          fixed: 'let x: unknown;\n',
          suggested: [],
        },
      ],
    },
  ]);
});

test.each([
  ['code without a quote', [probe], 'Quote the sentence first'],
  ['an outcome without code', [quote, '```fixed\n```'], 'no code before it'],
  ['code without a verdict', [quote, '```ts\nlet x;\n```'], 'Say what the'],
  ['a quoted list', ['> - One.\n> - Two.'], 'one paragraph'],
  ['an unknown key', [quote, '```ts correct option=1\n```'], 'Unknown key'],
])('%s is a problem with its line', (_, blocks, message) => {
  const { problems } = claims(...blocks);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.line).toBeGreaterThan(0);
  expect(problems[0]?.message).toContain(message);
});
