import { indentOnInput, indentService, indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { highlightSource } from '../highlight/highlightSource';

/** Longest text, in characters, that is colored with each key. Coloring as much takes about 5 ms. */
const colorsAtOnce = 20_000;

/** How long after the last key a longer text is colored, in milliseconds. */
const pause = 150;

const longestColored = 500_000;

/**
 * Gives code the colors that it has on the page. CodeMirror's own parsers color some words otherwise, so that
 * an example would change its look when it is edited; and with them, the editor is over 130 kB of Brotli.
 */
export function coloring(language: string): Extension {
  return ViewPlugin.define(view => new Coloring(view, language), {
    decorations: ({ decorations }) => decorations,
  });
}

class Coloring {
  decorations: DecorationSet;
  readonly #language: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: EditorView, language: string) {
    this.#language = language;
    this.decorations = marksIn(view.state.doc.toString(), language);
  }

  update({ changes, docChanged, state, view }: ViewUpdate): void {
    if (!docChanged) {
      return;
    }
    clearTimeout(this.#timer);
    if (state.doc.length <= colorsAtOnce) {
      this.decorations = marksIn(state.doc.toString(), this.#language);
      return;
    }
    this.decorations = this.decorations.map(changes);
    this.#timer = setTimeout(() => {
      this.decorations = marksIn(view.state.doc.toString(), this.#language);
      // An empty update has the view ask for the decorations again.
      view.dispatch({});
    }, pause);
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }
}

/** The colors of a text, by the page's classes: see `src/css/highlight.css`. */
export function marksIn(text: string, language: string): DecorationSet {
  if (text.length > longestColored) {
    return Decoration.none;
  }
  let end = 0;
  return Decoration.set(
    highlightSource(text, language).flatMap(({ kind, text: piece }) => {
      const start = end;
      end += piece.length;
      return kind && end > start
        ? [Decoration.mark({ class: `hl-${kind}` }).range(start, end)]
        : [];
    }),
  );
}

/** Two spaces, as in all of the site's code. */
const unit = '  ';

/**
 * Indents a new line as the one before it, one step more behind an open bracket, and one less before a
 * bracket that closes: all that a short piece of code needs, without a parser.
 */
export const indentation: Extension = [
  indentUnit.of(unit),
  indentService.of((context, offset) => {
    const line = context.state.doc.lineAt(offset);
    const before =
      offset > line.from
        ? line.text.slice(0, offset - line.from)
        : line.number > 1
          ? context.state.doc.line(line.number - 1).text
          : '';
    const steps =
      Number(/[([{]\s*$/.test(before)) -
      Number(/^\s*[)\]}]/.test(context.textAfterPos(offset)));
    const width = /^\s*/.exec(before)?.[0].length ?? 0;
    return Math.max(0, width + steps * unit.length);
  }),
  indentOnInput(),
  EditorState.languageData.of(() => [
    { commentTokens: { line: '//' }, indentOnInput: /^\s*[)\]}]$/ },
  ]),
];
