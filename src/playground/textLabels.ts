import type { Session } from './state/session';
import { fileNameOf, noFiles, type TextName } from './state/sharedState';

/** What readers know the texts by, in the order of their tabs. */
export const textLabels: Record<TextName, string> = {
  code: 'Code',
  eslintrc: 'ESLint config',
  tsconfig: 'tsconfig',
};

/** What screen readers call the editor of a text: with the file's name where there are several. */
export function labelOf({ shared }: Session, name: TextName): string {
  return name === 'code' && shared.files !== noFiles
    ? `Code of ${fileNameOf(shared)}`
    : textLabels[name];
}
