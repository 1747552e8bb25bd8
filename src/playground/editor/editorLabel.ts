import type { Session } from '../state/session';
import { noFiles, textLabels, type TextName } from '../state/sharedState';
import { fileNameOf } from '../state/sharedState';

/** What screen readers call the editor of a text: with the file's name where there are several. */
export function labelOf({ shared }: Session, name: TextName): string {
  return name === 'code' && shared.files !== noFiles
    ? `${textLabels.code} of ${fileNameOf(shared)}`
    : textLabels[name];
}
