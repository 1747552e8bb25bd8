import type { HighlightedToken } from './tokens';

/** Colored pieces as HTML: text escaped, a `span` with a class where there is a color. */
export function toHtml(tokens: readonly HighlightedToken[]): string {
  return tokens
    .map(({ text, kind }) =>
      kind && text.trim() !== ''
        ? `<span class="hl-${kind}">${escapeHtml(text)}</span>`
        : escapeHtml(text),
    )
    .join('');
}

/** Text escaped for HTML, in elements and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
