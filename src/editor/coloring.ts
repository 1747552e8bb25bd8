import {
  Compartment,
  type Extension,
  RangeSetBuilder,
} from '@codemirror/state';
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

/** Longest text that is colored at all. */
const longestColored = 500_000;

/** Holds the language that a view colors. */
export const languageSlot = new Compartment();

/**
 * Gives code the colors that it has on the page: the classes in `src/css/highlight.css`, from the same
 * grammars. CodeMirror's own parsers color some words otherwise, so that an example would change its look
 * when it is edited; and with them, the editor is over 130 kB of Brotli.
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
    this.decorations = colorsOf(view.state.doc.toString(), language);
  }

  update({ changes, docChanged, state, view }: ViewUpdate): void {
    if (!docChanged) {
      return;
    }
    clearTimeout(this.#timer);
    if (state.doc.length <= colorsAtOnce) {
      this.decorations = colorsOf(state.doc.toString(), this.#language);
      return;
    }
    this.decorations = this.decorations.map(changes);
    this.#timer = setTimeout(() => {
      this.decorations = colorsOf(view.state.doc.toString(), this.#language);
      // An empty update has the view ask for the decorations again.
      view.dispatch({});
    }, pause);
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }
}

/** A decoration for each colored piece of a text. */
export function colorsOf(text: string, language: string): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  if (text.length > longestColored) {
    return builder.finish();
  }
  let offset = 0;
  for (const token of highlightSource(text, language)) {
    const end = offset + token.text.length;
    if (token.kind && end > offset) {
      builder.add(offset, end, markOf(token.kind));
    }
    offset = end;
  }
  return builder.finish();
}

const marks = new Map<string, Decoration>();

function markOf(kind: string): Decoration {
  const known = marks.get(kind);
  if (known) {
    return known;
  }
  const mark = Decoration.mark({ class: `hl-${kind}` });
  marks.set(kind, mark);
  return mark;
}
