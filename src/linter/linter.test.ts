import { describe, expect, it, vi } from 'vitest';
import { createLinter } from './linter';
import { getNodeEnvironment } from './nodeEnvironment';
import type { LintInput, LintResult } from './types';

// The first program of a service, and of compiler options, takes its time.
vi.setConfig({ testTimeout: 30_000 });

const environment = getNodeEnvironment();
const service = createLinter(environment);

const floating = '@typescript-eslint/no-floating-promises';
const condition = '@typescript-eslint/no-unnecessary-condition';

/** Lints with rules at their default options; gives `ruleId:line` of each report. */
function lint(
  code: string,
  rules: readonly string[],
  more: Omit<LintInput, 'code' | 'config'> = {},
): string[] {
  const { messages } = service.lint({
    code,
    config: { rules: Object.fromEntries(rules.map(id => [id, 'error'])) },
    ...more,
  });
  return messages.map(
    ({ ruleId, line }) => `${String(ruleId)}:${String(line)}`,
  );
}

function getFatalMessage({ messages }: LintResult): string | undefined {
  return messages.find(message => message.fatal)?.message;
}

describe('reports', () => {
  it('come from rules of the plugin, with types, and of the core', () => {
    const code = [
      'async function refresh() {}',
      'refresh();',
      'debugger;',
      'export {};',
    ].join('\n');
    expect(lint(code, [floating, 'no-debugger'])).toEqual([
      `${floating}:2`,
      'no-debugger:3',
    ]);
  });

  it('carry fixes and suggestions', () => {
    const { messages } = service.lint({
      code: 'export const list: Array<any> = [];',
      config: {
        rules: {
          '@typescript-eslint/array-type': 'error',
          '@typescript-eslint/no-explicit-any': 'warn',
        },
      },
    });
    expect(messages.map(message => message.severity)).toEqual([2, 1]);
    expect(messages[0]?.fix?.text).toBe('any[]');
    expect(messages[1]?.suggestions).toHaveLength(2);
  });

  it('know the types of the lib files', () => {
    const code =
      'export const bytes = (file: File) => { if (file.size ?? 0) return [1].at(0); };';
    expect(lint(code, [condition])).toEqual([`${condition}:1`]);
    expect(service.lint({ code }).typeDiagnostics()).toEqual([]);
  });

  it('tell the types of the lib files from those of the file', () => {
    const rule = '@typescript-eslint/prefer-readonly-parameter-types';
    const lintAllowing = (from: string, name: string): number =>
      service.lint({
        code: 'interface Job { at: string }\nexport const run = (job: Job, when: Date) => [job, when];',
        config: { rules: { [rule]: ['error', { allow: [{ from, name }] }] } },
      }).messages.length;
    expect(lintAllowing('file', 'Job')).toBe(1);
    expect(lintAllowing('lib', 'Date')).toBe(1);
    expect(lintAllowing('file', 'Date')).toBe(2);
    expect(lintAllowing('lib', 'Job')).toBe(2);
  });

  it('say where code does not parse', () => {
    const result = service.lint({ code: 'const = 1;' });
    expect(getFatalMessage(result)).toMatch(/^Parsing error: /);
    expect(result.sourceCode).toBeNull();
    expect(result.typeDiagnostics()[0]).toMatchObject({ line: 1, column: 7 });
  });

  it('follow comments in the code', () =>
    expect(
      lint('debugger; // eslint-disable-line\ndebugger;', ['no-debugger']),
    ).toEqual(['no-debugger:2']));
});

describe('a warm service', () => {
  it('never lints code that it had before', () => {
    const first = 'export const n: number = 1; if (n) n;';
    const second = 'export const n: null = null; if (n) n;';
    for (let round = 0; round < 3; round += 1) {
      expect(lint(first, [condition])).toEqual([]);
      expect(lint(second, [condition])).toEqual([`${condition}:1`]);
      // Under another name, then under the first again
      expect(lint(first, [condition], { fileName: 'other.ts' })).toEqual([]);
    }
  });

  it('does not let a file see the globals of the one before', () => {
    service.lint({ code: 'declare const secret: string;', fileName: 'a.d.ts' });
    const { typeDiagnostics } = service.lint({
      code: 'export default secret;',
    });
    expect(typeDiagnostics().map(({ code }) => code)).toEqual([2304]);
  });

  it('does not carry rules, options or compiler options over', () => {
    const code = 'export const id = (user?: { id: string }) => user!.id || "";';
    const rule = '@typescript-eslint/prefer-nullish-coalescing';
    expect(lint(code, [rule])).toEqual([]);
    expect(
      lint(code, [rule], { compilerOptions: { strict: false } }),
    ).not.toEqual([]);
    expect(lint(code, [rule])).toEqual([]);
    expect(lint(code, [])).toEqual([]);

    const rules = (allow: boolean): LintInput['config'] => ({
      rules: {
        '@typescript-eslint/no-inferrable-types': [
          'error',
          { ignoreParameters: allow },
        ],
      },
    });
    const inferrable = 'export const twice = (n: number = 1) => n * 2;';
    const count = (allow: boolean): number =>
      service.lint({ code: inferrable, config: rules(allow) }).messages.length;
    expect([count(true), count(false), count(true)]).toEqual([0, 1, 0]);
  });

  it('keeps results of earlier calls good', () => {
    const earlier = service.lint({ code: 'export const a: number = "text";' });
    service.lint({ code: 'export const b = 1;' });
    expect(earlier.typescript?.sourceFile.text).toContain('"text"');
    expect(earlier.typeDiagnostics().map(({ code }) => code)).toEqual([2322]);
  });

  it('works on when it has had more compiler options than it keeps', () => {
    const count = (compilerOptions: Record<string, unknown>): number =>
      service
        .lint({ code: 'export const f = (x) => x;', compilerOptions })
        .typeDiagnostics().length;
    const sets = [true, false].flatMap(noImplicitAny =>
      ['ES2019', 'ES2020', 'ES2022'].map(target => ({
        noImplicitAny,
        target,
        lib: ['ES5'],
      })),
    );
    for (const set of [...sets, ...sets]) {
      expect(count(set)).toBe(set.noImplicitAny ? 1 : 0);
    }
  });
});

describe('file names', () => {
  it.each(['ts', 'mts', 'cts'])('.%s is TypeScript', extension => {
    const code = 'let total = <number>1; total += 1;';
    const result = service.lint({ code, fileName: `sum.${extension}` });
    expect(getFatalMessage(result)).toBeUndefined();
  });

  it.each(['js', 'jsx', 'mjs', 'cjs'])(
    '.%s is JavaScript, linted with types',
    extension => {
      const code = 'async function save() {}\nsave();';
      expect(lint(code, [floating], { fileName: `save.${extension}` })).toEqual(
        [`${floating}:2`],
      );
    },
  );

  it.each(['tsx', 'jsx', 'js'])('.%s has JSX', extension => {
    const code = 'export const title = <h1 className="big">Cart</h1>;';
    const result = service.lint({ code, fileName: `title.${extension}` });
    expect(getFatalMessage(result)).toBeUndefined();
    expect(
      result.sourceCode?.ast.tokens.map(({ type }) => String(type)),
    ).toContain('JSXIdentifier');
  });

  it('.d.ts is a declaration file', () => {
    const code = 'declare function pay(cents: number): void;\n';
    const fileName = 'payment.d.ts';
    const result = service.lint({ code, fileName });
    expect(result.typescript?.sourceFile.isDeclarationFile).toBe(true);
    expect(result.typeDiagnostics()).toEqual([]);
    expect(
      lint(code, ['@typescript-eslint/no-unused-vars'], { fileName }),
    ).toEqual([]);
  });

  it('may have folders, and stay in the project', () => {
    for (const fileName of [
      'src/cart/cart.ts',
      '../../etc/cart.ts',
      '/cart.ts',
      './cart.ts',
    ]) {
      const { messages, typescript } = service.lint({
        code: 'debugger;',
        fileName,
        config: { rules: { 'no-debugger': 2 } },
      });
      expect(messages).toHaveLength(1);
      expect(typescript?.sourceFile.fileName).toMatch(
        /^\/project\/(?:src\/cart\/)?(?:etc\/)?cart\.ts$/,
      );
    }
  });

  it.each(['notes.md', 'data.json', 'ts', '.ts', 'a.ts/', ''])(
    '"%s" is refused',
    fileName =>
      expect(() => service.lint({ code: '', fileName })).toThrow(
        /has to end in one of \.ts, /,
      ),
  );
});

describe('source types', () => {
  const code = 'var total = 1; with ({}) {}';

  it.each([
    ['module', true],
    ['script', false],
    ['commonjs', false],
  ] as const)('%s', (sourceType, isModule) => {
    const { sourceCode } = service.lint({
      code,
      fileName: 'page.js',
      config: { languageOptions: { sourceType } },
    });
    expect(sourceCode?.ast.sourceType).toBe(isModule ? 'module' : 'script');
    expect(
      sourceCode?.scopeManager?.scopes.some(
        ({ type }) => String(type) === 'module',
      ),
    ).toBe(isModule);
  });

  it('commonjs knows `require`', () => {
    const lintAs = (sourceType: 'commonjs' | 'script'): number =>
      service.lint({
        code: 'require("fs");',
        fileName: 'page.js',
        config: {
          languageOptions: { sourceType },
          rules: { 'no-undef': 'error' },
        },
      }).messages.length;
    expect(lintAs('commonjs')).toBe(0);
    expect(lintAs('script')).toBe(1);
  });
});

describe('fixing', () => {
  it('takes as many passes as it needs', () => {
    const { output, fixed, messages } = service.fix({
      code: 'export const size = (input: string) => input!!!!.length;\n',
      config: {
        rules: {
          '@typescript-eslint/no-extra-non-null-assertion': 'error',
          '@typescript-eslint/no-unnecessary-type-assertion': 'error',
        },
      },
    });
    expect(fixed).toBe(true);
    expect(messages).toEqual([]);
    expect(output).toBe(
      'export const size = (input: string) => input.length;\n',
    );
  });

  it('knows in each pass the types that the one before has left', () => {
    // Without its annotation, the type of `limit` is 5, which is always truthy.
    const code =
      'const limit: number = 5;\nexport const text = limit ? "some" : "none";\n';
    const rules = {
      '@typescript-eslint/no-inferrable-types': 'error',
      [condition]: 'error',
    } as const;
    expect(lint(code, [condition])).toEqual([]);
    const { output, messages } = service.fix({ code, config: { rules } });
    expect(output).toContain('const limit = 5;');
    expect(messages.map(({ ruleId }) => ruleId)).toEqual([condition]);
  });

  it('leaves code alone that has nothing to fix or does not parse', () => {
    for (const code of ['export const a = 1;\n', 'const = 1;']) {
      const { output, fixed } = service.fix({
        code,
        config: { rules: { semi: 'error' } },
      });
      expect(output).toBe(code);
      expect(fixed).toBe(false);
    }
  });
});

describe('rules that cannot be used', () => {
  const code = 'debugger;\nexport {};\n';

  it('are named when they are unknown, and the others run', () => {
    const { messages, errors } = service.lint({
      code,
      config: {
        rules: {
          'no-such-rule': 'error',
          '@typescript-eslint/no-such-rule': 'error',
          'no-debugger': 'error',
        },
      },
    });
    expect(errors.map(({ kind, ruleId }) => [kind, ruleId])).toEqual([
      ['config', 'no-such-rule'],
      ['config', '@typescript-eslint/no-such-rule'],
    ]);
    expect(errors[0]?.message).toContain('Could not find "no-such-rule"');
    expect(messages.map(({ ruleId }) => ruleId)).toEqual(['no-debugger']);
  });

  it('are named when their options or severity are wrong', () => {
    const { messages, errors } = service.lint({
      code,
      config: {
        rules: {
          '@typescript-eslint/array-type': ['error', { default: 'tuple' }],
          'no-console': 'fatal' as 'error',
          'no-debugger': 'error',
        },
      },
    });
    expect(errors.map(({ ruleId }) => ruleId)).toEqual([
      '@typescript-eslint/array-type',
      'no-console',
    ]);
    expect(errors[0]?.message).toContain('"tuple"');
    expect(messages).toHaveLength(1);
  });

  it('are not run when they are switched off, whatever their options', () => {
    const { errors } = service.lint({
      code,
      config: { rules: { 'no-such-rule': 'off', quotes: [0, 'no'] } },
    });
    expect(errors).toEqual([]);
  });

  it('do not stop the fixes of the others', () => {
    const { output, errors } = service.fix({
      code: 'export const a = 1;;',
      config: { rules: { 'no-such-rule': 2, 'no-extra-semi': 2 } },
    });
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(['no-such-rule']);
    expect(output).toBe('export const a = 1;');
  });

  it('are told from a config that is wrong as a whole', () => {
    const { messages, errors, typescript } = service.lint({
      code,
      config: {
        rules: { 'no-debugger': 'error' },
        languageOptions: { sourceType: 'text' as 'script' },
      },
    });
    expect(errors.map(({ kind, ruleId }) => [kind, ruleId])).toEqual([
      ['config', null],
    ]);
    expect(errors[0]?.message).toContain('sourceType');
    expect(messages).toEqual([]);
    expect(typescript?.sourceFile.text).toBe(code);
  });

  it('are not mistaken for properties that every object has', () => {
    const rules = JSON.parse(
      '{"__proto__": ["error"], "constructor": "error", "no-debugger": "error"}',
    ) as Record<string, 'error'>;
    const { messages, errors } = service.lint({ code, config: { rules } });
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(['constructor']);
    expect(messages).toHaveLength(1);
  });
});

describe('rules that throw', () => {
  const crashing = createLinter({
    ...environment,
    plugin: {
      rules: {
        'throws-on-call': {
          create: () => ({
            CallExpression() {
              throw new Error('lost the callee');
            },
          }),
        },
        'throws-at-once': {
          create() {
            throw new Error('no settings');
          },
        },
      },
    },
  });
  const rules = {
    '@typescript-eslint/throws-on-call': 'error',
    '@typescript-eslint/throws-at-once': 'error',
    'no-debugger': 'error',
  } as const;

  it('are named with what they said, and the others run', () => {
    const { messages, errors } = crashing.lint({
      code: 'debugger;\nString(1);',
      config: { rules },
    });
    expect(errors.map(({ kind, ruleId }) => [kind, ruleId])).toEqual([
      ['crash', '@typescript-eslint/throws-on-call'],
      ['crash', '@typescript-eslint/throws-at-once'],
    ]);
    expect(errors[0]?.message).toContain('lost the callee');
    expect(errors[0]?.message).toContain('example.ts:2');
    expect(errors[1]?.message).toContain('no settings');
    expect(messages.map(({ ruleId }) => ruleId)).toEqual(['no-debugger']);
  });

  it('are named even when a comment switched them on', () => {
    const { messages, errors } = crashing.lint({
      code: '/* eslint @typescript-eslint/throws-on-call: 2 */\nString(1);',
    });
    expect(errors.map(({ ruleId }) => ruleId)).toEqual([
      '@typescript-eslint/throws-on-call',
    ]);
    expect(messages).toEqual([]);
  });
});

describe('TypeScript', () => {
  it('says what it has against the code', () => {
    const { typeDiagnostics } = service.lint({
      code: 'export const ok = 1;\nexport const count: number = "text";\n',
    });
    expect(typeDiagnostics()).toEqual([
      {
        code: 2322,
        category: 'error',
        message: "Type 'string' is not assignable to type 'number'.",
        start: 34,
        end: 39,
        line: 2,
        column: 14,
        endLine: 2,
        endColumn: 19,
      },
    ]);
  });

  it('says what it has against the compiler options, and lints all the same', () => {
    const { compilerOptionDiagnostics, messages } = service.lint({
      code: 'debugger;',
      config: { rules: { 'no-debugger': 'error' } },
      compilerOptions: {
        target: 'ES1066',
        strict: 'yes',
        nope: 1,
        isolatedDeclaration: true,
      },
    });
    const diagnostics = compilerOptionDiagnostics();
    expect(diagnostics.map(({ code }) => code)).toEqual([
      6046, 5024, 5023, 5023,
    ]);
    expect(diagnostics[0]?.message).toContain("'--target'");
    expect(messages).toHaveLength(1);
  });

  it('has nothing against them because of a type that only a rule has asked for', () => {
    const { compilerOptionDiagnostics, errors } = service.lint({
      code: `type Of<Length extends number, List extends unknown[] = []> =
  List['length'] extends Length ? List : Of<Length, [...List, 1]>;
export function first(lists: { readonly long: Of<1200> }): void {}
`,
      config: {
        rules: {
          '@typescript-eslint/prefer-readonly-parameter-types': 'error',
        },
      },
    });
    expect(errors).toEqual([]);
    expect(compilerOptionDiagnostics()).toEqual([]);
  });

  it('says when options contradict each other or a lib is missing', () => {
    const diagnose = (compilerOptions: Record<string, unknown>): number[] =>
      service
        .lint({ code: '', compilerOptions })
        .compilerOptionDiagnostics()
        .map(({ code }) => code);
    expect(diagnose({ strictPropertyInitialization: true })).toEqual([5052]);
    expect(diagnose({ lib: [] })).toContain(2318);
    expect(diagnose({ types: ['node'] })).toEqual([2688]);
    expect(
      diagnose({ noEmit: false, declaration: true, allowJs: false }),
    ).toEqual([]);
  });

  it('offers its language service', () => {
    const code = 'const cart = { total: 1 };\ncart.';
    const { languageService, filePath } = service.open({
      code,
      fileName: 'cart.ts',
    });
    const completions = languageService.getCompletionsAtPosition(
      filePath,
      code.length,
      undefined,
    );
    expect(completions?.entries.map(({ name }) => name)).toContain('total');
  });
});

describe('syntax trees', () => {
  it('are ESLint’s and TypeScript’s, of the same code', () => {
    const code = '// a comment\nexport const square = (n: number) => n * n;\n';
    const { sourceCode, typescript } = service.lint({ code });
    expect(sourceCode?.ast.comments).toHaveLength(1);
    expect(sourceCode?.ast.tokens[0]).toMatchObject({ value: 'export' });
    const names = sourceCode?.scopeManager?.scopes.flatMap(scope =>
      scope.variables.map(({ name }) => name),
    );
    expect(names).toEqual(expect.arrayContaining(['square', 'n']));
    expect(typescript?.sourceFile.text).toBe(code);
    expect(sourceCode?.parserServices?.program).toBe(typescript?.program);
  });

  it('exist of an empty file', () => {
    const { sourceCode, messages, errors } = service.lint({ code: '' });
    expect(sourceCode?.ast.body).toEqual([]);
    expect([...messages, ...errors]).toEqual([]);
  });
});
