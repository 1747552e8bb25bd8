import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createLinter } from '../../../src/linter';
import { getNodeEnvironment } from '../../../src/linter/nodeEnvironment';
import { compilerOverlap, leftToCompiler, overlappingRules } from './notices';

/** Code that the rule and the compiler both object to, for each error. */
const samples: Record<string, string[]> = {
  'consistent-return': [
    'export function sign(n: number) { if (n > 0) { return 1; } }',
  ],
  'no-dupe-class-members': [
    'export class Cart { total = 1; total = 2; }',
    'export class Cart { add() {} add() {} }',
  ],
  'no-invalid-this': ['export function name() { return this.name; }'],
  'no-redeclare': [
    'export type Id = string; export type Id = number;',
    'let page = 1; let page = 2; export { page };',
  ],
  'no-unused-vars': ['export {}; const limit = 10;'],
  'no-use-before-define': [
    'export const double = size * 2; const size = 4;',
    'export const cart = new Cart(); class Cart {}',
    'export const first = Size.Small; enum Size { Small }',
  ],
};

const linter = createLinter(getNodeEnvironment());

describe.each(overlappingRules)('%s', name => {
  const overlap = compilerOverlap(name);
  const results = (samples[name] ?? []).map(code =>
    [true, false].map(on =>
      linter.lint({
        code,
        compilerOptions: {
          strict: false,
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          ...(overlap?.compilerOption !== undefined && {
            [overlap.compilerOption]: on,
          }),
        },
        config: { rules: { [`@typescript-eslint/${name}`]: 'error' } },
      }),
    ),
  );

  it('reports code that the compiler reports too', () => {
    const errors = results.flatMap(
      ([on]) => on?.typeDiagnostics().map(({ code }) => code) ?? [],
    );
    expect([...new Set(errors)]).toEqual(overlap?.errors);
    for (const [on] of results) {
      expect(on?.messages.map(({ ruleId }) => ruleId)).toContain(
        `@typescript-eslint/${name}`,
      );
    }
  });

  if (overlap?.compilerOption !== undefined) {
    it('reports what the compiler passes over without the option', () =>
      expect(results.flatMap(([, off]) => off?.typeDiagnostics())).toEqual([]));
  }
});

it('covers the rules that the presets leave to the compiler', () => {
  expect(leftToCompiler()).toContain('no-redeclare');
  for (const name of leftToCompiler()) {
    expect(compilerOverlap(name)).toHaveProperty('offInPreset', true);
  }
});
