// @ts-check
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { terminology } from './scripts/prose/commentRule.mjs';

/** The project is linted with the very toolchain that it documents. */
export default tseslint.config(
  {
    ignores: [
      '.cache/',
      '.docusaurus/',
      'build/',
      // Written and removed while browser tests run
      'test-results/',
      // Code that the tests read as it is
      'tests/configs/code/',
      'tests/configs/corpus/',
      'tests/configs/heldBack/',
      'tests/engine/corpus/',
      'tests/engine/packs/corpus/',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts', '**/*.mjs'],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
        // A program that is created once knows nothing of what a fix has changed.
        allowAutomaticSingleRunInference: !process.argv.includes('--fix'),
      },
    },
    linterOptions: {
      reportUnusedDisableDirectives: 'error',
    },
    plugins: {
      // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- its types need those of ESLint, which ESLint 8 doesn't have
      imports: importSort,
      prose: { rules: { terminology } },
    },
    rules: {
      'prose/terminology': 'error',
      // A callback may be the one call that it makes.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true },
      ],
      // One block, types among the rest: effects, Node.js, packages, then files,
      // the farthest first.
      'imports/imports': [
        'error',
        {
          groups: [['^\\u0000', '^node:', '^@?\\w', '^\\.']],
        },
      ],
      // A constant is named like any other value: whether one is constant
      // enough for capitals is no question that readers need answered.
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'variableLike',
          // Components and classes begin with a capital.
          format: ['camelCase', 'PascalCase'],
          leadingUnderscore: 'allowSingleOrDouble',
        },
        // Named by the object it comes from.
        {
          selector: ['variable', 'parameter'],
          modifiers: ['destructured'],
          format: null,
        },
        { selector: 'typeLike', format: ['PascalCase'] },
      ],
    },
  },
  {
    // Where React is. They compile what they look at, which takes its time.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // The engine. What may be imported where is checked by scripts/imports/importRules.mjs.
    files: ['src/linter/**/*.ts'],
    ignores: [
      'src/linter/{client,nodeAnswers,nodeEnvironment,worker}.ts',
      'src/linter/client/**',
      '**/*.test.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['document', 'process', 'require', 'self', 'window'].map(name => ({
          name,
          message: 'The engine runs in Node, workers and pages alike.',
        })),
      ],
    },
  },
);
