import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import plugin from '@typescript-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { TSESLint } from '@typescript-eslint/utils';
import prettier from 'prettier';
import { expect } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';

const require = createRequire(import.meta.url);

/** The rules whose successors are in ESLint Stylistic. */
const formattingRules = Object.entries(plugin.rules)
  .filter(([, { meta }]) =>
    meta.replacedBy?.some(name => name.startsWith('@stylistic/ts/')),
  )
  .map(([name]) => name);

const format = (code: string) =>
  prettier.format(code, { parser: 'typescript' });

/** Fixes code with rules that disagree. */
function fixWithBoth(code: string): TSESLint.Linter.FixReport {
  const linter = new TSESLint.Linter();
  linter.defineParser('typescript', parser);
  linter.defineRules(plugin.rules);
  return linter.verifyAndFix(
    code,
    {
      parser: 'typescript',
      rules: { 'block-spacing': 'error', 'object-curly-spacing': 'error' },
    },
    {},
  );
}

describeClaims('blog/2023-12-25-deprecating-formatting-rules.md', {
  'As of 6.16.0, all 21 formatting rules of typescript-eslint are deprecated.':
    () => {
      expect(formattingRules).toHaveLength(21);
      for (const name of formattingRules) {
        expect(plugin.rules[name]?.meta.deprecated).toBe(true);
      }
    },
  'Each has the same name in ESLint Stylistic, after the prefix @stylistic/ts/.':
    () => {
      for (const name of formattingRules) {
        expect(plugin.rules[name]?.meta.replacedBy).toEqual([
          `@stylistic/ts/${name}`,
        ]);
      }
    },
  'If a shared config that you extend turns formatting rules on, eslint-config-prettier turns them off again, except for lines-between-class-members and padding-line-between-statements.':
    () => {
      const { rules } = require('eslint-config-prettier') as {
        rules: Record<string, unknown>;
      };
      const kept = formattingRules.filter(
        name => !(`@typescript-eslint/${name}` in rules),
      );
      expect(kept.sort()).toEqual([
        'lines-between-class-members',
        'padding-line-between-statements',
      ]);
    },
  'Nothing breaks today. The rules keep working, and no preset contains them.':
    () => {
      for (const { rules } of Object.values(plugin.configs)) {
        const names = Object.keys(rules ?? {});
        for (const name of formattingRules) {
          expect(names).not.toContain(`@typescript-eslint/${name}`);
        }
      }
    },
  'November 3, 2023 | ESLint 8.53.0 deprecates 67 formatting rules': () => {
    const folder = join(dirname(require.resolve('eslint')), 'rules');
    const deprecated = readdirSync(folder).filter(
      file =>
        file.endsWith('.js') &&
        readFileSync(join(folder, file), 'utf8').includes(
          'deprecated in ESLint v8.53.0',
        ),
    );
    expect(deprecated).toHaveLength(67);
  },
  'With both rules on, no version on one line passes. eslint --fix goes back and forth until ESLint gives up after ten passes.':
    () => {
      for (const code of [
        'type Assignee = {name: string};',
        'type Assignee = { name: string };',
        'type Assignee = {name: string };',
      ]) {
        const { messages, output } = fixWithBoth(code);
        expect(messages.length).toBeGreaterThan(0);
        // An even number of passes ends where it began.
        expect(output).toBe(code);
      }
      const { messages } = fixWithBoth(
        'type Assignee = {\n  name: string;\n};',
      );
      expect(messages).toEqual([]);
    },
  'Parentheses can clarify what you meant, but the code does the same with and without them, and formatters decide which ones to keep':
    async () => {
      expect(
        await format(
          'const due = (total % 2) * (3);\nconst all = (a && b) || c;\n',
        ),
      ).toBe('const due = (total % 2) * 3;\nconst all = (a && b) || c;\n');
      expect(await format('const due = a % 2 + 3;\n')).toBe(
        'const due = (a % 2) + 3;\n',
      );
    },
  'An extra semicolon is an empty statement. That looks like logic, but it never changes what runs, and formatters delete it':
    async () => {
      expect(await format('let total = 3;;\nclass Cart {};\n')).toBe(
        'let total = 3;\nclass Cart {}\n',
      );
      // One that is a whole body is not extra.
      const linter = new TSESLint.Linter();
      const rules = { 'no-extra-semi': 'error' as const };
      expect(linter.verify('while (step());', { rules })).toEqual([]);
    },
  "Formatters don't add blank lines, so these have no full replacement there.":
    async () => {
      const code =
        'class Cart {\n  a = 1;\n  load() {}\n  // Saves.\n  save() {}\n}\nload();\n';
      expect(await format(code)).toBe(code);
    },
});
