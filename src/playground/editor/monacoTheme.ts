import { monaco } from './monacoParts';
import { tokenColors } from './monacoTokens';

export type ColorMode = 'dark' | 'light';

/** Monaco's colors and the site's variables that they come from. */
const colors = {
  'editor.background': '--site-background',
  'editor.foreground': '--site-text',
  'editorLineNumber.foreground': '--site-text-muted',
  'editorLineNumber.activeForeground': '--site-text-strong',
  'editor.lineHighlightBackground': '--site-surface',
  'editor.lineHighlightBorder': '--site-surface',
  'editorCursor.foreground': '--site-text-strong',
  'editorError.foreground': '--site-error',
  'editorWarning.foreground': '--site-warning',
  'editorInfo.foreground': '--site-info',
  'editorHint.foreground': '--site-text-muted',
  'editorOverviewRuler.errorForeground': '--site-error',
  'editorOverviewRuler.warningForeground': '--site-warning',
  'editorWidget.background': '--site-surface',
  'editorWidget.foreground': '--site-text',
  'editorWidget.border': '--site-border',
  'editorSuggestWidget.background': '--site-surface',
  'editorSuggestWidget.foreground': '--site-text',
  'editorSuggestWidget.selectedBackground': '--site-accent-tint',
  'editorSuggestWidget.selectedForeground': '--site-text-strong',
  'editorSuggestWidget.highlightForeground': '--site-accent',
  'editorSuggestWidget.focusHighlightForeground': '--site-accent',
  'editorHoverWidget.background': '--site-surface',
  'editorHoverWidget.foreground': '--site-text',
  'editorHoverWidget.border': '--site-border',
  'editorHoverWidget.statusBarBackground': '--site-raised',
  'textLink.foreground': '--site-accent',
  'textLink.activeForeground': '--site-accent-strong',
  'list.hoverBackground': '--site-raised',
  'list.activeSelectionBackground': '--site-accent-tint',
  'list.activeSelectionForeground': '--site-text-strong',
  focusBorder: '--site-accent',
  // As on the site's other pages, and in the text that the editor takes over from: the color of plain text.
  'editorBracketHighlight.foreground1': '--site-text',
  'editorBracketHighlight.foreground2': '--site-text',
  'editorBracketHighlight.foreground3': '--site-text',
} as const;

/**
 * Makes Monaco look like the site in its present color mode. The colors are read from the page's style
 * sheet, so that they are written once.
 *
 * @returns the theme's name
 */
export function defineTheme(mode: ColorMode): string {
  const style = getComputedStyle(document.documentElement);
  const read = (variable: string): string => {
    const color = style.getPropertyValue(variable).trim();
    return /^#[\da-f]{3}$/i.test(color)
      ? color.replaceAll(/[\da-f]/gi, '$&$&')
      : color;
  };
  const name = `site-${mode}`;
  monaco.editor.defineTheme(name, {
    base: mode === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    colors: Object.fromEntries(
      Object.entries(colors).map(([id, variable]) => [id, read(variable)]),
    ),
    rules: Object.entries(tokenColors).map(([token, variable]) => ({
      token,
      foreground: read(variable).slice(1),
    })),
  });
  return name;
}
