/** What the editor's command palette can do with the page, in the order of the list. */
export const COMMANDS = {
  fixAll: 'Fix all problems that can be fixed',
  checkAgain: 'Check the code again',
  copyLink: 'Copy the link',
  copyMarkdown: 'Copy as Markdown',
  download: 'Download as a project',
  reset: 'Reset the playground',
  showCode: 'Show the code',
  showConfig: 'Show the ESLint config',
  showTsconfig: 'Show the tsconfig',
  showProblems: 'Show the problems',
  showEstree: 'Show the ESTree',
  showTypescriptTree: 'Show the TypeScript AST',
  showScopes: 'Show the scopes',
  showTypes: 'Show the type at the cursor',
} as const;

/** The function that each command runs. */
export type Commands = Record<keyof typeof COMMANDS, () => void>;
