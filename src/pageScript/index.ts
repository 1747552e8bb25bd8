import {
  dismissAnnouncement,
  showNewAnnouncement,
} from '../announcement/announcement';
import { followColorMode, switchColorMode } from '../colorMode/colorMode';
import { watchSecretSequence } from '../emojiBurst/watchSecretSequence';
import {
  completePlaygroundLinks,
  lightUpReports,
  nameButtons,
  pressCode,
} from '../examples/pageScript';
import { checkStorage } from '../firstPage/checkStorage';
import { changeEachPage, watchForChanges } from '../firstPage/firstPageHtml';
import { copyPage } from '../markdownPage/copyPage';
import { watchMenus } from '../menu/watchMenus';
import { repeatEarlyClick } from '../navigation/earlyClick';
import { hideNavbarOnScroll } from '../navigation/hideNavbarOnScroll';
import { holdTarget } from '../navigation/holdTarget';
import { markTocEntry } from '../navigation/markTocEntry';
import { onPageShown } from '../navigation/pageShown';
import { prefetchDocument } from '../navigation/prefetchDocument';
import { revealActiveSidebarItem } from '../navigation/revealActiveSidebarItem';
import { startAtFirstUse } from '../navigation/startAtFirstUse';
import { keepReadPages } from '../pwa/keepReadPages';
import { listenToSidebarFilter } from '../rules/sidebar/listenToSidebarFilter';
import { keepPastedText } from '../search/opening/keepPastedText';
import { listenToSearchKeys } from '../search/opening/listenToSearchKeys';
import { offerRetry } from '../search/opening/offerRetry';
import { animateFolds } from '../ui/animateFolds';
import { copyCode } from '../ui/copyCode';
import { followChoices, rememberChoices } from '../ui/rememberChoices';
import { watchScrollableAreas } from '../ui/scrollableAreas';
import { unfoldForPrint } from '../ui/unfoldForPrint';
import { unfoldTarget } from '../ui/unfoldTarget';

/**
 * The one script that a page is loaded with. It does what a reader expects at once and HTML and CSS
 * can't do, and loads the application (React) when the reader begins to use the page. It goes on doing
 * its part afterward: React has no second version of it.
 */
listenToButtons();
listenToSidebarFilter();
listenToSearchKeys();
keepPastedText();
followColorMode();
showNewAnnouncement();
hideNavbarOnScroll();
markTocEntry();
animateFolds();
unfoldForPrint();
rememberChoices();
onPageShown(followChoices);
lightUpReports();
completePlaygroundLinks();
changeEachPage(nameButtons);
pressCode();
onPageShown(() => {
  // With the next frame the page is laid out anyway.
  requestAnimationFrame(revealActiveSidebarItem);
});
watchMenus();
onPageShown(watchScrollableAreas);
onPageShown(unfoldTarget);
holdTarget();
prefetchDocument();
watchSecretSequence();
watchForChanges();
checkStorage();
keepReadPages(!startAtFirstUse(offerRetry));
repeatEarlyClick();

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
