import { lastKey } from '../kept/lastKept';
import { earlyMark } from './earlyFields';

/**
 * A script for the page's head, inline: before anything is painted, it notes whether the page is opened
 * with a link or with what was typed last, so that the example isn't shown first.
 */
export const markOpening = `try{if(location.hash.length>1||sessionStorage['${lastKey}']||localStorage['${lastKey}'])document.documentElement.dataset.${earlyMark}='opening'}catch{}`;
