import js from '@eslint/js';
import type { Linter } from 'eslint';
import tseslint, { type Config } from 'typescript-eslint';

interface Options { strict?: boolean }

const rules: Linter.RulesRecord = {
  'no-console': 'error' as const,
  '@typescript-eslint/no-shadow': ['error', { hoist: 'all' }],
};

const config = [
  js.configs.recommended,
  ...tseslint.configs.strict,
  { rules },
] satisfies Linter.Config[];

export default config;
