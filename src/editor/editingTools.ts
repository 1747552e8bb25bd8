import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  foldService,
} from '@codemirror/language';
import {
  highlightSelectionMatches,
  search,
  searchKeymap,
} from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  rectangularSelection,
} from '@codemirror/view';

/** What people expect of an editor where there is room, a mouse, and a keyboard: to find, to fold, several cursors. */
export const editingTools: Extension = [
  search({ top: true }),
  highlightSelectionMatches(),
  EditorState.allowMultipleSelections.of(true),
  drawSelection(),
  rectangularSelection(),
  crosshairCursor(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  foldService.of(foldByIndentation),
  codeFolding(),
  foldGutter(),
  keymap.of([...searchKeymap, ...foldKeymap]),
  EditorView.theme({
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
      {
        background: 'color-mix(in srgb, var(--site-accent) 25%, transparent)',
      },
    '.cm-cursor': { borderLeftColor: 'var(--site-text-strong)' },
    '.cm-activeLine': {
      backgroundColor:
        'color-mix(in srgb, var(--site-surface) 60%, transparent)',
    },
    '.cm-activeLineGutter': {
      backgroundColor: 'transparent',
      color: 'var(--site-text-strong)',
    },
    '.cm-selectionMatch, .cm-searchMatch, &.cm-focused .cm-matchingBracket': {
      backgroundColor: 'var(--site-accent-tint)',
    },
    '.cm-searchMatch-selected': {
      outline: '1px solid var(--site-accent)',
    },
    // In the room between the number and the line.
    '.cm-foldGutter': { width: '0.75rem', marginLeft: '-0.75rem' },
    '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer' },
    '.cm-foldPlaceholder': {
      border: '1px solid var(--site-border)',
      backgroundColor: 'var(--site-surface)',
      color: 'var(--site-text-muted)',
    },
  }),
];

/** A line, with those below it that are further in. */
function foldByIndentation(
  { doc }: EditorState,
  lineStart: number,
): { from: number; to: number } | null {
  const first = doc.lineAt(lineStart);
  const depth = first.text.search(/\S/);
  let last = first;
  for (let number = first.number + 1; number <= doc.lines; number += 1) {
    const line = doc.line(number);
    const own = line.text.search(/\S/);
    if (own !== -1 && own <= depth) {
      break;
    }
    last = own === -1 ? last : line;
  }
  return depth !== -1 && last.number > first.number
    ? { from: first.to, to: last.to }
    : null;
}
