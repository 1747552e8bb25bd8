import { showNewAnnouncement } from '../announcement/announcement';
import { followColorMode } from '../colorMode/colorMode';
import { watchSecretSequence } from '../emojiBurst/watchSecretSequence';
import {
  completePlaygroundLinks,
  lightUpReports,
  nameButtons,
  pressCode,
} from '../examples/pageScript';
import { checkStorage } from '../firstPage/checkStorage';
import { changeEachPage, watchForChanges } from '../firstPage/firstPageHtml';
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
import { followChoices, rememberChoices } from '../ui/rememberChoices';
import { watchScrollableAreas } from '../ui/scrollableAreas';
import { unfoldForPrint } from '../ui/unfoldForPrint';
import { unfoldTarget } from '../ui/unfoldTarget';
import { listenToButtons } from './buttons';

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
