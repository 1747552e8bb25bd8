import { describe, expect, it } from 'vitest';
import { parseFence } from './fence';

describe('parseFence', () => {
  it('reads an example of the page’s own rule', () =>
    expect(parseFence('ts', 'incorrect', 'no-shadow')).toEqual({
      language: 'ts',
      example: {
        fileName: 'example.ts',
        sourceType: 'module',
        typeErrors: [],
        verdict: 'incorrect',
        ruleId: '@typescript-eslint/no-shadow',
        options: [],
      },
    }));

  it('leaves snippets of syntax tree nodes to what shows them', () => {
    expect(parseFence('ts', 'node')).toEqual({
      language: 'ts',
      isSnippet: true,
    });
    expect(parseFence('tsx', 'unmarked').isSnippet).toBe(true);
  });

  it('reads every attribute', () =>
    expect(
      parseFence(
        'tsx',
        'correct rule=eslint/indent options=[2, {"SwitchCase": 1}] file=cart.test.tsx compilerOptions={"strict": false} typeErrors=2304,7006 sourceType=script title="src/cart.test.tsx"',
        'no-shadow',
      ),
    ).toEqual({
      language: 'tsx',
      title: 'src/cart.test.tsx',
      example: {
        fileName: 'cart.test.tsx',
        sourceType: 'script',
        compilerOptions: { strict: false },
        typeErrors: [2304, 7006],
        verdict: 'correct',
        ruleId: 'indent',
        options: [2, { SwitchCase: 1 }],
      },
    }));

  it('takes an option that is not a list as the first', () => {
    const optionsOf = (json: string) =>
      parseFence('ts', `correct options=${json}`, 'no-shadow').example?.options;
    expect(optionsOf('{"hoist": "all"}')).toEqual([{ hoist: 'all' }]);
    expect(optionsOf('"never"')).toEqual(['never']);
    expect(optionsOf('3')).toEqual([3]);
  });

  it('has nothing to say about code without a verdict', () => {
    expect(parseFence('bash', '')).toEqual({ language: 'bash' });
    expect(parseFence('ts', 'unchecked="needs React"')).toMatchObject({
      unchecked: 'needs React',
    });
  });

  const own = 'no-shadow';
  it.each([
    ['klingon', '', own, 'Unknown code block language "klingon"'],
    ['typescript', '', own, 'Write "ts" for "typescript"'],
    ['ts', 'incorect', own, 'Unknown word "incorect"'],
    ['ts', 'incorrect correct', own, 'either incorrect or correct'],
    ['ts', 'incorrect', undefined, 'add rule=NAME'],
    [
      'ts',
      'incorrect rule=no-shadows',
      own,
      'The plugin has no rule "no-shadows"',
    ],
    ['ts', 'incorrect rule=camelcase', own, 'write rule=eslint/camelcase'],
    [
      'ts',
      'incorrect rule=eslint/typedef',
      own,
      `ESLint itself has no rule "typedef"`,
    ],
    ['ts', 'incorrect rule=toString', own, 'The plugin has no rule "toString"'],
    ['ts', 'incorrect option={}', own, 'Unknown key "option="'],
    ['ts', 'incorrect options={allow: 1}', own, '"options=" is not JSON'],
    ['ts', 'options={"allow": 1}', own, 'Add incorrect or correct'],
    ['ts', 'rule=no-shadow', own, 'Add incorrect or correct'],
    ['bash', 'typeErrors=2304', own, '"typeErrors=" is for code in'],
    ['bash', 'incorrect', own, 'needs code that can be linted'],
    ['ts', 'compilerOptions=["strict"]', own, 'has to be a JSON object'],
    ['ts', 'typeErrors=TS2304', own, 'has to be numbers'],
    ['ts', 'sourceType=esm', own, 'Unknown "sourceType=esm"'],
    ['js', 'sourceType=commonjs', own, 'Unknown "sourceType=commonjs"'],
    ['ts', 'file=cart', own, 'has to end in one of'],
    ['ts', 'title=cart.ts', own, '"title=" in double quotes'],
    ['ts', 'unchecked', own, 'Unknown word "unchecked"'],
    ['ts', 'unchecked=""', own, '"unchecked=" in double quotes'],
    ['ts', 'correct unchecked="later"', own, 'always checked'],
  ])('refuses ```%s %s', (language, meta, ownRule, message) =>
    expect(() => parseFence(language, meta, ownRule)).toThrow(message),
  );
});
