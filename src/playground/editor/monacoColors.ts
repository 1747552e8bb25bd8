import {
  classOf,
  type ColoredRange,
  colorsOf,
  recolorDelay,
} from '../../editor/colors';
import { decorationsIn, disposeLater, monaco, rangeIn } from './monacoParts';

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
  // As on the page: the color of plain text.
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
    // Code has its colors from the page's classes: see `colorModel`.
    inherit: false,
    colors: Object.fromEntries(
      Object.entries(colors).map(([id, variable]) => [id, read(variable)]),
    ),
    rules: [],
  });
  return name;
}

/** Lines above and below those in sight that have their colors before they are scrolled to. */
const margin = 30;

/**
 * Gives the text that an editor shows the colors that it has on the page. They are decorations, and only what
 * is in sight has them: a long text would have a hundred thousand.
 *
 * @param language as a file name ends
 * @returns a function that ends it
 */
export function colorModel(
  instance: monaco.editor.IStandaloneCodeEditor,
  language: string,
): () => void {
  const model = instance.getModel();
  if (!model) {
    return () => undefined;
  }
  const decorate = decorationsIn(model);
  let colors: readonly ColoredRange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  let shown: readonly number[] = [];
  /** What is in sight or soon may be, from an offset to another. */
  const inSight = () => {
    const visible = instance.getVisibleRanges();
    const first = (visible[0]?.startLineNumber ?? 1) - margin;
    const last = (visible.at(-1)?.endLineNumber ?? 0) + margin;
    return [Math.max(first, 1), last + 1].map(lineNumber =>
      model.getOffsetAt({ lineNumber, column: 1 }),
    );
  };
  const show = () => {
    shown = inSight();
    const [from = 0, to = 0] = shown;
    decorate(
      colors
        .filter(({ start, end }) => start < to && end > from)
        .map(({ start, end, kind }) => ({
          range: rangeIn(model, [start, end]),
          options: { description: 'color', inlineClassName: classOf(kind) },
        })),
    );
  };
  let frame = 0;
  /** Later: decorations can move what is in sight, and mustn't be changed while they do. */
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (inSight().some((offset, end) => offset !== shown[end])) {
        show();
      }
    });
  };
  const color = () => {
    if (hasEnded) {
      return;
    }
    colors = colorsOf(model.getValue(), language);
    show();
  };
  color();
  const stop = disposeLater([
    instance.onDidScrollChange(follow),
    instance.onDidLayoutChange(follow),
    instance.onDidChangeHiddenAreas(follow),
    instance.onDidChangeModelContent(() => {
      clearTimeout(timer);
      const delay = recolorDelay(model.getValueLength());
      if (delay === 0) {
        // Before the text is drawn, and not while others are told of it: some of them decorate it too.
        queueMicrotask(color);
      } else {
        timer = setTimeout(color, delay);
      }
    }),
  ]);
  return () => {
    hasEnded = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    stop();
    decorate([]);
  };
}
