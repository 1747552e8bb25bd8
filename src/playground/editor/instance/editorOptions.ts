import type { monaco } from '../monaco';
import { tabKey } from '../tabKey';

/**
 * How the editors look and what they do by themselves.
 *
 * @param label what screen readers call the editor
 */
export function editorOptions({
  label,
  wordWrap,
}: {
  label: string;
  wordWrap: boolean;
}): monaco.editor.IStandaloneEditorConstructionOptions {
  const touch = window.matchMedia('(pointer: coarse)').matches;
  return {
    ariaLabel: `${label}; ${tabKey.name} lets Tab leave the editor`,
    wordWrap: wordWrap ? 'on' : 'off',
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue(
      '--ifm-font-family-monospace',
    ),
    // Phones zoom in on smaller fonts.
    fontSize: touch ? 16 : 14,
    // As in `PlainEditor`, so that no line moves.
    lineHeight: 1.5,
    tabSize: 2,
    insertSpaces: true,
    detectIndentation: false,
    minimap: { enabled: false },
    folding: !touch,
    // If it were dimmed, the last number would be too faint to read.
    renderFinalNewline: 'on',
    lineNumbersMinChars: touch ? 2 : 3,
    lineDecorationsWidth: 8,
    padding: { top: 8 },
    scrollBeyondLastLine: false,
    fixedOverflowWidgets: true,
    // All of these are our own language service's to answer, or no one's.
    wordBasedSuggestions: 'off',
    quickSuggestions: { strings: true, other: true, comments: false },
    occurrencesHighlight: 'off',
    unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
    links: false,
    colorDecorators: false,
    accessibilitySupport: 'auto',
    smoothScrolling: false,
    cursorSmoothCaretAnimation: 'off',
  };
}
