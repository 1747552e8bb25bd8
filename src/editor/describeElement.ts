import crelt from 'crelt';
import { highlightSource } from '../highlight/highlightSource';
import { toHtml } from '../highlight/html';
import type { Description } from './editor';

/** What there is to say of a name, for a tooltip. */
export function describeElement({
  declaration,
  text,
  url,
}: Description): HTMLElement {
  return crelt(
    'div',
    { class: 'cm-description' },
    declaration === undefined ? null : coloredCode(declaration),
    text ? crelt('p', withCode(text)) : null,
    url === undefined ? null : linkToPage(url, 'Open its page'),
  );
}

function coloredCode(code: string): HTMLElement {
  const element = crelt('code');
  element.innerHTML = toHtml(highlightSource(code, 'ts'));
  return element;
}

/** A link out of an editor: the reader wouldn't lose what is being written. */
export function linkToPage(href: string, text: string): HTMLElement {
  return crelt('a', { href, target: '_blank' }, text);
}

/** A text, in which what is between backticks is code. */
export function withCode(text: string): (HTMLElement | string)[] {
  return text
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : crelt('code', piece)));
}
