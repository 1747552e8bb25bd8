import { dismissAnnouncement } from '../announcement/announcement';
import { switchColorMode } from '../colorMode/colorMode';
import { copyPage } from '../markdownPage/copyPage';
import { copyCode } from '../ui/copyCode';

/** What buttons do, by their attribute `data-action`. Others wait for the application. */
const actions: Partial<Record<string, (button: HTMLButtonElement) => void>> = {
  'copy-code': copyCode,
  'copy-page': copyPage,
  'dismiss-announcement': dismissAnnouncement,
  'switch-color-mode': switchColorMode,
};

/** Lets the buttons of the page work, and those that it will have. */
export function listenToButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element &&
      target.closest<HTMLButtonElement>('button[data-action]');
    if (button) {
      actions[button.dataset.action ?? '']?.(button);
    }
  });
}
