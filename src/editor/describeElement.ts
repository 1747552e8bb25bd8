import { highlightSource } from '../highlight/highlightSource';
import type { Description } from './editor';

/** What there is to say of a name, for a tooltip. */
export function describeElement({
  declaration,
  text,
  url,
}: Description): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-description';
  if (declaration !== undefined) {
    element.append(coloredCode(declaration));
  }
  if (text) {
    const paragraph = document.createElement('p');
    paragraph.append(...withCode(text));
    element.append(paragraph);
  }
  if (url !== undefined) {
    const link = linkToPage(url);
    link.textContent = 'Open its page';
    element.append(link);
  }
  return element;
}

/** Code in the colors that it has on the page. */
function coloredCode(code: string): HTMLElement {
  const element = document.createElement('code');
  const pieces = highlightSource(code, 'ts').map(({ kind, text }) => {
    const piece = document.createElement('span');
    piece.textContent = text;
    if (kind) {
      piece.className = `hl-${kind}`;
    }
    return piece;
  });
  element.append(...pieces);
  return element;
}

/** A link out of an editor: the reader wouldn't lose what is being written. */
export function linkToPage(url: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  return link;
}

/** A text, in which what is between backticks is code. */
export function withCode(text: string): (HTMLElement | string)[] {
  return text.split('`').map((piece, index) => {
    if (index % 2 === 0) {
      return piece;
    }
    const code = document.createElement('code');
    code.textContent = piece;
    return code;
  });
}
