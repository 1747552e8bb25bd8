import type { TextName } from './state/sharedState';

/** What readers know the texts by, in the order of their tabs. */
export const textLabels: Record<TextName, string> = {
  code: 'Code',
  eslintrc: 'ESLint config',
  tsconfig: 'tsconfig',
};
