import { describe, expect, it, vi } from 'vitest';
import { createLinter } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { parseFence } from './fence';
import { verifyExample } from './verifyExample';

// The first check waits for the compiler to start.
vi.setConfig({ testTimeout: 60_000 });

const linter = createLinter(getNodeEnvironment());

function verify(info: string, code: string, ownRule = 'no-explicit-any') {
  const [language = '', ...meta] = info.split(' ');
  const { example } = parseFence(language, meta.join(' '), ownRule);
  if (!example) {
    throw new Error('No example.');
  }
  return verifyExample(linter, { code, example });
}

const problemsOf = (...example: Parameters<typeof verify>) =>
  verify(...example).problems.map(
    ({ line, message }) => `${String(line)}: ${message}`,
  );

describe('verifyExample', () => {
  it('passes on what the rule reports', () => {
    const code = 'export let price: any;\n';
    const { problems, reports, fixedCode } = verify('ts incorrect', code);
    expect(problems).toEqual([]);
    expect(fixedCode).toBeUndefined();
    expect(reports).toEqual([
      expect.objectContaining({
        messageId: 'unexpectedAny',
        line: 1,
        column: 19,
        start: 18,
        end: 21,
      }),
    ]);
    expect(reports[0]?.suggestions[0]).toMatchObject({
      messageId: 'suggestUnknown',
      edit: { range: [18, 21], text: 'unknown' },
    });
  });

  it('passes on fixes, and what becomes of the code', () => {
    const { fixedCode, reports } = verify(
      'ts incorrect options={"fixToUnknown": true}',
      'export let a: any;\nexport let b: any;\n',
    );
    expect(fixedCode).toBe('export let a: unknown;\nexport let b: unknown;\n');
    expect(reports[0]?.fix).toEqual({ range: [14, 17], text: 'unknown' });
  });

  it('finds nothing wrong in a correct example', () =>
    expect(verify('ts correct', 'export let price: number;\n')).toEqual({
      problems: [],
      reports: [],
    }));

  it('uses type information, options, file name and compiler options', () => {
    const code = 'export const name = (x: string | undefined) => x || "";\n';
    expect(
      problemsOf('ts incorrect', code, 'prefer-nullish-coalescing'),
    ).toEqual([]);
    expect(
      problemsOf(
        'ts correct options={"ignorePrimitives": {"string": true}}',
        code,
        'prefer-nullish-coalescing',
      ),
    ).toEqual([]);
    expect(
      verify(
        'ts incorrect compilerOptions={"strictNullChecks": false}',
        code,
        'prefer-nullish-coalescing',
      ).reports[0]?.messageId,
    ).toBe('noStrictNullCheck');
    expect(
      problemsOf('ts correct file=cart.d.ts', 'declare var cart: string;\n'),
    ).toEqual([]);
  });

  it('refuses an incorrect example without a report', () =>
    expect(
      problemsOf(
        'ts incorrect options={"ignoreRestArgs": true}',
        'export function log(...values: any[]) {}\n',
      ),
    ).toEqual([
      '0: @typescript-eslint/no-explicit-any with options [{"ignoreRestArgs":true}] reports nothing in this incorrect example.',
    ]));

  it('names each report on a correct example', () =>
    expect(
      problemsOf('ts correct', 'export let a: any;\n\nexport let b: any;\n'),
    ).toEqual([
      expect.stringMatching(/^1: .* reports unexpectedAny in a correct/),
      expect.stringMatching(/^3: /),
    ]));

  it('refuses code that does not parse, with the place', () =>
    expect(problemsOf('ts incorrect', 'let a = 1;\nlet b: = 2;\n')).toEqual([
      expect.stringMatching(/^2: The code does not parse: /),
    ]));

  it('refuses type errors that are not announced, and announced ones that are not there', () => {
    const code = 'export const total: any = price * 2;\n';
    expect(problemsOf('ts incorrect', code)).toEqual([
      expect.stringMatching(/^1: TypeScript error 2304: .*typeErrors=2304/),
    ]);
    expect(problemsOf('ts incorrect typeErrors=2304', code)).toEqual([]);
    expect(problemsOf('ts incorrect typeErrors=2304,7006', code)).toEqual([
      expect.stringMatching(/^0: .*7006, which does not occur/),
    ]);
  });

  it('refuses options that the schema of the rule refuses', () =>
    expect(
      problemsOf('ts incorrect options={"fix": true}', 'let a: any;\n'),
    ).toEqual([
      expect.stringMatching(/^0: ESLint refuses the options.*"fix"/),
    ]));

  it('refuses compiler options that TypeScript does not know', () =>
    expect(
      problemsOf(
        'ts incorrect compilerOptions={"strickt": true}',
        'export let a: any;\n',
      ),
    ).toEqual([expect.stringContaining("'strickt'")]));
});
