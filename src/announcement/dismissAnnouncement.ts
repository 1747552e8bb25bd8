import { write } from '../ui/storage';
import { dismissKey, idKey, setDismissed } from './dismissed';

/**
 * Closes the announcement for good.
 *
 * @param button its value is the announcement's id
 */
export function dismissAnnouncement({ value }: HTMLButtonElement): void {
  write(idKey, value);
  write(dismissKey, 'true');
  setDismissed(true);
}
