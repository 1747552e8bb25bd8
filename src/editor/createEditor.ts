import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyField,
  historyKeymap,
  indentLess,
  indentMore,
  isolateHistory,
  redo,
  undo,
} from '@codemirror/commands';
import {
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import {
  type BlockInfo,
  EditorView,
  keymap,
  lineNumbers,
  showTooltip,
  type Tooltip,
} from '@codemirror/view';
import type { TextEdit } from '../text/applyEdit';
import { editBetween } from '../text/editBetween';
import { coloring, indentation } from './codeWithoutParser';
import { completion } from './completion';
import type { CodeEditor, EditorOptions, TextRange } from './editor';
import { problemField, problemKeys, showProblems } from './problems';
import { problemTooltip } from './problemTooltip';
import { gapsOf, highlights, lineGaps, typeAnswers } from './shownInText';
import { theme } from './theme';
import { windowsLineEnds } from './windowsLineEnds';

/** How a reader leaves the editor by keyboard, for a text on the page that describes it. */
export const wayOut =
  'Tab indents. To leave the editor, press Escape, then Tab.';

/**
 * Makes an editor: CodeMirror with what all of the site's editors need.
 *
 * It is a chunk of its own: import it when a reader begins to edit. F8 goes to the next problem and reads
 * it out, Ctrl+. shows what can be done about it, and {@link wayOut} says how Tab leaves.
 */
export function createEditor(options: EditorOptions): CodeEditor {
  const view = new EditorView({
    parent: options.parent,
    state: firstState(options),
  });
  const editor = editorOf(view);
  if (editor.text() !== options.text) {
    editor.setText(options.text);
  }
  return editor;
}

/** What is kept of an editor that is left, besides its text and selection. */
const keptFields = { history: historyField };

function firstState(options: EditorOptions): EditorState {
  const extensions = extensionsFor(options);
  return options.before === undefined
    ? EditorState.create({ doc: options.text, extensions })
    : EditorState.fromJSON(options.before.state, { extensions }, keptFields);
}

/** The parts of an editor, in which the first with a key gets it first. */
export function extensionsFor({
  describedBy,
  extensions = [],
  hasLineNumbers = true,
  hasTooltips = true,
  isWrapped = true,
  label,
  language,
  onChange,
  onLayout,
  onSelect,
  propose,
}: EditorOptions): Extension[] {
  return [
    // Line ends are characters like others: offsets are those of the text that the page has.
    EditorState.lineSeparator.of('\n'),
    EditorView.clipboardInputFilter.of(text => text.replace(/\r\n?/g, '\n')),
    coloring(language),
    problemField,
    typeAnswers.field,
    highlights.field,
    lineGaps.field,
    hasTooltips ? problemTooltip : [],
    wayOutTooltip,
    propose ? completion(propose, language) : [],
    history(),
    indentation,
    closeBrackets(),
    windowsLineEnds,
    hasLineNumbers ? lineNumbers() : [],
    isWrapped ? EditorView.lineWrapping : [],
    EditorView.contentAttributes.of({
      'aria-label': label,
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    }),
    extensions,
    keymap.of([
      ...problemKeys,
      ...closeBracketsKeymap,
      ...historyKeymap,
      { key: 'Tab', run: indent, shift: indentLess },
      ...defaultKeymap,
    ]),
    EditorView.updateListener.of(
      ({ docChanged, geometryChanged, selectionSet, state, transactions }) => {
        if (
          docChanged &&
          transactions.some(one => one.annotation(fromPage) !== true)
        ) {
          onChange?.(state.doc.toString());
        }
        if (selectionSet || docChanged) {
          onSelect?.(rangeOf(state));
        }
        if (geometryChanged || docChanged) {
          onLayout?.();
        }
      },
    ),
    theme,
  ];
}

/** Shows the way out of the editor, or hides it. */
const showWayOut = StateEffect.define<Tooltip | null>();

/** The way out, shown where Tab has indented: the reader may have wanted to leave. Going on or leaving hides it. */
const wayOutTooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, { docChanged, effects, selection }) {
    const last = effects.findLast(
      (effect): effect is StateEffect<Tooltip | null> => effect.is(showWayOut),
    );
    return last ? last.value : docChanged || selection ? null : shown;
  },
  provide: field => [
    showTooltip.from(field),
    EditorView.focusChangeEffect.of(() => showWayOut.of(null)),
  ],
});

function indent(view: EditorView): boolean {
  indentMore(view);
  const create = () => {
    const dom = document.createElement('div');
    dom.className = 'cm-wayOut';
    dom.textContent = wayOut;
    return { dom };
  };
  const { head } = view.state.selection.main;
  view.dispatch({
    effects: showWayOut.of({ pos: head, above: true, create }),
  });
  return true;
}

/** Marks what the page has put into the editor: it knows of that. */
const fromPage = Transaction.remote;

function rangeOf({ selection: { main } }: EditorState): TextRange {
  return [main.from, main.to];
}

function editorOf(view: EditorView): CodeEditor {
  const isText = (text: string): boolean =>
    view.state.doc.length === text.length && view.state.doc.toString() === text;
  return {
    element: view.dom,
    text: () => view.state.doc.toString(),
    setText(text) {
      view.dispatch({
        ...changeTo(view.state, editBetween(view.state.doc.toString(), text)),
        annotations: [fromPage.of(true), isolateHistory.of('full')],
      });
    },
    applyEdit(edit) {
      view.dispatch({
        ...changeTo(view.state, edit),
        userEvent: 'input.fix',
        annotations: isolateHistory.of('full'),
      });
    },
    setProblems(problems, checked) {
      if (isText(checked)) {
        view.dispatch({ effects: showProblems.of(problems) });
      }
    },
    setTypeAnswers(answers, checked) {
      if (isText(checked)) {
        view.dispatch({ effects: typeAnswers.show.of(answers) });
      }
    },
    setHighlights(ranges) {
      view.dispatch({ effects: highlights.show.of(ranges) });
    },
    setGaps(gaps) {
      view.dispatch({ effects: lineGaps.show.of(gaps) });
    },
    gaps: () => gapsOf(view.state),
    placeOfLine: line => placeOfLine(view, line),
    select([start, end]) {
      const { length } = view.state.doc;
      view.dispatch({
        selection: {
          anchor: Math.min(start, length),
          head: Math.min(end, length),
        },
        scrollIntoView: true,
      });
    },
    selection: () => rangeOf(view.state),
    focus() {
      view.focus();
    },
    hasFocus: () => view.hasFocus,
    undo: () => void undo(view),
    redo: () => void redo(view),
    leave: () => ({ state: view.state.toJSON(keptFields) as unknown }),
    destroy() {
      view.destroy();
    },
  };
}

/** Whatever the edit says, it stays within the text. */
function changeTo(
  { doc }: EditorState,
  { range: [start, end], text }: TextEdit,
): TransactionSpec {
  return {
    changes: {
      from: Math.max(0, Math.min(start, doc.length)),
      to: Math.max(0, Math.min(end, doc.length)),
      insert: text,
    },
  };
}

function placeOfLine(
  view: EditorView,
  line: number,
): { top: number; height: number } {
  const { doc } = view.state;
  const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
  const { height, top, type } = view.lineBlockAt(from);
  // A line with a gap below is several blocks in one.
  const [text] = Array.isArray(type) ? (type as readonly BlockInfo[]) : [];
  return {
    top: top + view.documentPadding.top,
    height: text?.height ?? height,
  };
}
