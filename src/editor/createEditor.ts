import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyField,
  historyKeymap,
  indentLess,
  indentMore,
  isolateHistory,
} from '@codemirror/commands';
import { EditorState, type Extension, Transaction } from '@codemirror/state';
import {
  type BlockInfo,
  EditorView,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import crelt from 'crelt';
import { editBetween, type TextEdit } from '../text/editBetween';
import { coloring, indentation } from './codeWithoutParser';
import { completion } from './completion';
import type {
  EditorOptions,
  EditorProblem,
  LeftEditor,
  LineGap,
  TextRange,
  TypeAnswer,
} from './editor';
import { openedTooltip } from './openedTooltip';
import { problemField, problemKeys, showProblems } from './problems';
import { applyFix, problemTooltip } from './problemTooltip';
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
    scrollTo: options.before?.scroll,
  });
  const editor = editorOf(view);
  if (editor.text() !== options.text) {
    editor.setText(options.text);
  }
  return editor;
}

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
    wayOutTooltip.field,
    EditorView.focusChangeEffect.of(() => wayOutTooltip.show.of(null)),
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

/** The way out, shown where Tab has indented: the reader may have wanted to leave. Going on or leaving hides it. */
const wayOutTooltip = openedTooltip();

function indent(view: EditorView): boolean {
  indentMore(view);
  const create = () => ({ dom: crelt('div', { class: 'cm-wayOut' }, wayOut) });
  const { head } = view.state.selection.main;
  view.dispatch({
    effects: wayOutTooltip.show.of({ pos: head, above: true, create }),
  });
  return true;
}

/** Marks what the page has put into the editor: it knows of that. */
const fromPage = Transaction.remote;

function rangeOf({ selection: { main } }: EditorState): TextRange {
  return [main.from, main.to];
}

/** An editor of one text. It keeps the text as it is, including line ends. */
export type CodeEditor = ReturnType<typeof editorOf>;

function editorOf(view: EditorView) {
  const isText = (text: string): boolean =>
    view.state.doc.length === text.length && view.state.doc.toString() === text;
  return {
    text: () => view.state.doc.toString(),
    /** Puts another text in, by the smallest edit: the cursor stays, and undo brings the former text back. */
    setText(wanted: string): void {
      const { range, text } = editBetween(view.state.doc.toString(), wanted);
      view.dispatch({
        changes: { from: range[0], to: range[1], insert: text },
        annotations: [fromPage.of(true), isolateHistory.of('full')],
      });
    },
    applyEdit(edit: TextEdit): void {
      applyFix(view, edit);
    },
    /**
     * Underlines problems. Typing moves them along, until the next call.
     *
     * @param checked the text that they were found in: they are ignored if the present text differs
     */
    setProblems(problems: readonly EditorProblem[], checked: string): void {
      if (isText(checked)) {
        view.dispatch({ effects: showProblems.of(problems) });
      }
    },
    /** Shows types behind the comments that ask for them. Ignored about another text, as problems are. */
    setTypeAnswers(answers: readonly TypeAnswer[], checked: string): void {
      if (isText(checked)) {
        view.dispatch({ effects: typeAnswers.show.of(answers) });
      }
    },
    setHighlights(ranges: readonly TextRange[]): void {
      view.dispatch({ effects: highlights.show.of(ranges) });
    },
    /** Leaves room between lines, for what the page shows there. */
    setGaps(gaps: readonly LineGap[]): void {
      view.dispatch({ effects: lineGaps.show.of(gaps) });
    },
    /** The gaps that there are now: a change of the text can move them, or take them with it. */
    gaps: () => gapsOf(view.state),
    /** Where a line begins, in pixels below the editor's top, and how high it is without a gap. */
    placeOfLine: (line: number) => placeOfLine(view, line),
    select([start, end]: TextRange): void {
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
    focus(): void {
      view.focus();
    },
    hasFocus: () => view.hasFocus,
    /** For an editor of the same text that is made later. */
    leave: (): LeftEditor => ({
      state: view.state.toJSON(keptFields) as unknown,
      scroll: view.scrollSnapshot(),
    }),
    destroy(): void {
      view.destroy();
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
