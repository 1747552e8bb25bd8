import { lastKey } from '../kept/lastKept';
import { draftKey } from '../link/draft';
import { earlyMark } from './earlyFields';

/**
 * A script for the page's head, inline: before anything is painted, it notes whether the page is opened
 * with a link or with what was typed last, so that the example isn't shown first, and has React come at once.
 */
export const markOpening = `try{if(location.hash.length>1||sessionStorage['${draftKey}']||sessionStorage['${lastKey}']||localStorage['${lastKey}'])Object.assign(document.documentElement.dataset,{${earlyMark}:'opening',start:'load'})}catch{}`;
