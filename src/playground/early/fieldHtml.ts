import { escapeHtml } from '../../highlight/html';
import type { TextName } from '../state/sharedState';
import { textLabels } from '../textLabels';
import { fieldAttribute } from './earlyFields';

/**
 * The HTML of a text's field. It is made as HTML, since React would set a field that it takes over back to
 * what the build wrote into it, over all that was typed until then.
 */
export function fieldHtml(
  name: TextName,
  text: string,
  className: string,
): string {
  // Of two line ends at the start, HTML drops one.
  return `<textarea class="${className}" ${fieldAttribute}="${name}" aria-label="${escapeHtml(textLabels[name])}" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false">\n${escape(text)}</textarea>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
