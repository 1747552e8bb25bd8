import { EditorView } from '@codemirror/view';

/**
 * How the editor looks: like code on the page, in both color modes, by the variables of `src/css`. It comes
 * with the editor's own script, so that no page's style sheet grows.
 */
export const theme = EditorView.theme({
  '&': {
    backgroundColor: 'transparent',
    color: 'var(--ifm-pre-color)',
  },
  '&.cm-focused': {
    outline: '2px solid var(--site-accent)',
    outlineOffset: '-2px',
  },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontVariantLigatures: 'none',
    lineHeight: 'inherit',
    overflowX: 'hidden',
  },
  '.cm-content': {
    padding: '0',
    caretColor: 'var(--site-text-strong)',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
  // A long line goes on in the next one, a little further in.
  '.cm-line': {
    padding: '0 1rem 0 2ch',
    textIndent: '-2ch',
    minHeight: '1lh',
  },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    border: '0',
    color: 'var(--site-text-muted)',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    boxSizing: 'border-box',
    minWidth: 'var(--gutter, 2.75rem)',
    padding: '0 0.75rem 0 0',
  },
  mark: {
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline wavy var(--site-error) 1.5px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.25em',
  },
  'mark[data-severity=warning]': {
    textDecorationColor: 'var(--site-warning)',
  },
  'mark[data-severity=info]': {
    textDecorationColor: 'var(--site-info)',
  },
  '.cm-typeAnswer': {
    color: 'var(--site-info)',
  },
  '.cm-highlight': {
    borderRadius: '2px',
    backgroundColor: 'var(--site-accent-tint)',
    outline: '1px solid var(--site-accent)',
  },
  '.cm-specialChar': {
    color: 'var(--site-error)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--site-control-border)',
    borderRadius: 'var(--ifm-global-radius)',
    backgroundColor: 'var(--site-background)',
    color: 'var(--site-text)',
    fontSize: '0.8125rem',
    lineHeight: '1.4',
    zIndex: '150',
  },
  '.cm-wayOut': {
    padding: '0.25rem 0.5rem',
  },
  '.cm-description': {
    maxWidth: 'min(34rem, 90vw)',
    maxHeight: '40vh',
    padding: '0.375rem 0.75rem',
    overflow: 'auto',
  },
  '.cm-description p': {
    margin: '0',
    whiteSpace: 'pre-wrap',
  },
  '.cm-description > code': {
    display: 'block',
    border: '0',
    padding: '0',
    backgroundColor: 'transparent',
    whiteSpace: 'pre-wrap',
  },
  '.cm-panel.cm-dialog input': {
    width: '20rem',
    marginLeft: '0.5rem',
  },
  '.cm-panels': {
    backgroundColor: 'var(--site-surface)',
    color: 'var(--site-text)',
  },
  '.cm-panels.cm-panels-top': {
    borderBottom: '1px solid var(--site-border)',
  },
  '.cm-textfield, .cm-button': {
    border: '1px solid var(--site-control-border)',
    borderRadius: '4px',
    backgroundColor: 'var(--site-background)',
    backgroundImage: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '.cm-problems > div': {
    maxWidth: 'min(34rem, 90vw)',
    padding: '0.375rem 0.75rem',
    borderLeft: '2px solid var(--site-error)',
  },
  '.cm-problems > [data-severity=warning]': {
    borderColor: 'var(--site-warning)',
  },
  '.cm-problems > [data-severity=info]': {
    borderColor: 'var(--site-info)',
  },
  '.cm-problems p': {
    margin: '0',
    overflowWrap: 'anywhere',
  },
  '.cm-problems p:last-child': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 0.75rem',
  },
  '.cm-problems :is(a, span)': {
    padding: '0.25rem 0',
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.75rem',
  },
  '.cm-problems button': {
    minHeight: '1.5rem',
    padding: '0 0.5rem',
    border: '1px solid var(--site-control-border)',
    borderRadius: '4px',
    background: 'none',
    color: 'var(--site-accent)',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    maxWidth: 'min(34rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '0.25rem 0.75rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--site-accent-tint)',
    color: 'var(--site-accent-strong)',
    outline: '1px solid transparent',
  },
  '.cm-completionInfo': {
    padding: '0.375rem 0.75rem',
    maxWidth: 'min(22rem, 90vw)',
  },
  '.cm-completionMatchedText': {
    fontWeight: '600',
    textDecoration: 'none',
  },
});
