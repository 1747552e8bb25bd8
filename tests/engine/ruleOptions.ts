/** Options for rules that report nothing, or next to nothing, without. */
export const ruleOptions: Readonly<Record<string, unknown[]>> = {
  '@typescript-eslint/comma-dangle': ['always-multiline'],
  '@typescript-eslint/indent': [2],
  '@typescript-eslint/lines-around-comment': [
    { beforeBlockComment: true, beforeLineComment: true },
  ],
  '@typescript-eslint/no-restricted-imports': [
    { paths: ['lodash', 'node:os', 'worker_threads'] },
  ],
  '@typescript-eslint/padding-line-between-statements': [
    { blankLine: 'always', prev: '*', next: ['return', 'interface', 'type'] },
  ],
  '@typescript-eslint/parameter-properties': [{ prefer: 'class-property' }],
  '@typescript-eslint/quotes': ['single', { avoidEscape: true }],
  '@typescript-eslint/typedef': [
    {
      arrowParameter: true,
      memberVariableDeclaration: true,
      parameter: true,
      variableDeclaration: true,
    },
  ],
};
