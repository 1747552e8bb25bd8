import plugin from '@typescript-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import * as typeUtils from '@typescript-eslint/type-utils';
import { parse } from '@typescript-eslint/typescript-estree';
import { ESLintUtils, TSESLint, type TSESTree } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';
import { lintFiles, readMessages } from '../docs/lintFiles';
import { runCode } from './pageCode';

const page = 'blog/2024-05-27-announcing-typescript-eslint-v8-beta.md';
const { configs } = tseslint;

/** The names of a preset's rules that are ours and on. */
function namesIn(preset: string): string[] {
  return Object.entries(plugin.configs[preset]?.rules ?? {})
    .filter(([name, value]) => name.startsWith('@') && value !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', ''));
}

/** Checks that version 7 has what a preset loses, and lacks what it gains. */
function expectChanges(
  preset: string,
  added: readonly string[],
  removed: readonly string[],
): void {
  const names = namesIn(preset);
  expect(names.filter(name => added.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining([...removed]));
}
const typedOnes = [
  'no-array-delete',
  'no-unsafe-unary-minus',
  'no-useless-template-literals',
  'only-throw-error',
  'prefer-promise-reject-errors',
];
const plainOnes = [
  'no-empty-object-type',
  'no-unused-expressions',
  'prefer-namespace-keyword',
];

/** What one of our rules reports, by the messages' ids. */
function lintWith(rule: string, code: string, ...options: unknown[]) {
  const linter = new TSESLint.Linter();
  linter.defineParser('typescript', parser);
  linter.defineRules(plugin.rules);
  return linter
    .verify(code, {
      parser: 'typescript',
      rules: { [rule]: ['error', ...options] },
    })
    .map(({ messageId }) => messageId);
}

describeClaims(page, {
  'no-throw-literal | Removed | only-throw-error, already in 7.4.0': () =>
    expect(plugin.rules['no-throw-literal']?.meta).toMatchObject({
      deprecated: true,
      replacedBy: ['@typescript-eslint/only-throw-error'],
    }),
  "no-unused-vars | Reports unused catch variables, like ESLint 9 | Write catch {, or set caughtErrors: 'none'":
    () => {
      const code = 'try { load(); } catch (error) { retry(); }';
      expect(lintWith('no-unused-vars', code)).toEqual([]);
      expect(lintWith('no-unused-vars', code, { caughtErrors: 'all' })).toEqual(
        ['unusedVar'],
      );
    },
  'prefer-nullish-coalescing | Ignores conditions: ignoreConditionalTests is true by default | Set it to false to keep these reports':
    () =>
      expect(plugin.rules['prefer-nullish-coalescing']).toHaveProperty(
        'defaultOptions.0.ignoreConditionalTests',
        false,
      ),
  'recommended | no-empty-object-type, no-unused-expressions, prefer-namespace-keyword | no-loss-of-precision':
    () => expectChanges('recommended', plainOnes, ['no-loss-of-precision']),
  'recommended-type-checked | The same, and no-array-delete, no-unsafe-unary-minus, no-useless-template-literals, only-throw-error, prefer-promise-reject-errors | The same':
    () =>
      expectChanges(
        'recommended-type-checked',
        [...plainOnes, ...typedOnes],
        ['no-loss-of-precision'],
      ),
  'strict-type-checked | Like recommended, and no-unsafe-unary-minus | Like recommended, and prefer-includes':
    () => {
      expectChanges(
        'strict-type-checked',
        [...plainOnes, 'no-unsafe-unary-minus'],
        ['no-loss-of-precision', 'prefer-includes'],
      );
      const others = typedOnes.filter(name => name !== 'no-unsafe-unary-minus');
      expect(namesIn('strict-type-checked')).toEqual(
        expect.arrayContaining(others),
      );
    },
  'stylistic-type-checked | prefer-find, prefer-includes, prefer-regexp-exec | Like stylistic':
    () =>
      expectChanges(
        'stylistic-type-checked',
        ['prefer-find', 'prefer-includes', 'prefer-regexp-exec'],
        ['no-empty-interface', 'prefer-namespace-keyword'],
      ),
  "A rule for both versions can read an enum's members like this:": () => {
    const { getMembers } = runCode(page, 'get-members.ts') as {
      getMembers: (node: object) => object[];
    };
    const declared = parse('enum Size { S, M }')
      .body[0] as TSESTree.TSEnumDeclaration;
    expect(declared).not.toHaveProperty('body');
    expect(getMembers(declared)).toHaveLength(2);
    const { members, ...others } = declared;
    expect(getMembers({ ...others, body: { members } })).toBe(members);
  },
  'TSMappedType | typeParameter with a name and a constraint | key and constraint':
    () =>
      expect(
        parse('type Flags<T> = { [K in keyof T]: boolean }').body[0],
      ).toMatchObject({
        typeAnnotation: {
          typeParameter: {
            name: { name: 'K' },
            constraint: { operator: 'keyof' },
          },
        },
      }),
  'Context helpers: getScope, getSourceCode, and the others in ESLintUtils, which 7.8.0 had brought back, are gone for good.':
    () => {
      expect(ESLintUtils).toHaveProperty('getScope');
      expect(ESLintUtils).toHaveProperty('getSourceCode');
    },
  'Types of ESLint: TSESLint.ESLint is the class for flat config; the other one is LegacyESLint.':
    () => {
      // Version 7 still has it the other way around.
      expect(TSESLint.ESLint).toBe(TSESLint.LegacyESLint);
    },
  "type-utils: getTypeArguments is gone; call the checker's method.": () =>
    expect(typeUtils).toHaveProperty('getTypeArguments'),
  "project still works, and isn't deprecated. If you set both, the service wins.":
    async () => {
      const files = {
        'tsconfig.json': '{}',
        'total.ts': 'export const load = async () => {}; load();',
      };
      const both = (parserOptions: Record<string, unknown>) => ({
        files,
        config: (tsconfigRootDir: string): TSESLint.FlatConfig.ConfigArray => [
          configs.base,
          {
            files: ['**/*.ts'],
            languageOptions: {
              parserOptions: { tsconfigRootDir, ...parserOptions },
            },
            rules: { '@typescript-eslint/no-floating-promises': 'error' },
          },
        ],
      });
      const project = ['missing.json'];
      const [message] = await readMessages(both({ project }));
      expect(message).toContain('Parsing error');
      const service = { project, EXPERIMENTAL_useProjectService: true };
      expect(await lintFiles(both(service))).toEqual([
        'total.ts 1:37 @typescript-eslint/no-floating-promises',
      ]);
    },
});
