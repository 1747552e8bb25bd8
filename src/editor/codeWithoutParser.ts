import { indentOnInput, indentService, indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { classOf, colorsOf, recolorDelay } from './colors';

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
    const delay = recolorDelay(state.doc.length);
    if (delay === 0) {
      this.decorations = marksIn(state.doc.toString(), this.#language);
      return;
    }
    this.decorations = this.decorations.map(changes);
    this.#timer = setTimeout(() => {
      this.decorations = marksIn(view.state.doc.toString(), this.#language);
      // An empty update has the view ask for the decorations again.
      view.dispatch({});
    }, delay);
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }
}

function marksIn(text: string, language: string): DecorationSet {
  return Decoration.set(
    colorsOf(text, language).map(({ start, end, kind }) =>
      Decoration.mark({ class: classOf(kind) }).range(start, end),
    ),
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
