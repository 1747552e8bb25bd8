import {
  EditorState,
  type Extension,
  RangeSet,
  RangeValue,
} from '@codemirror/state';
import { EditorView, highlightSpecialChars } from '@codemirror/view';

const carriageReturn = '\r';

/**
 * The editor's line ends are `\n`. In a text from Windows, each line has another character before it: it isn't
 * drawn, the cursor passes it, and lines that the reader writes also get it.
 */
export const windowsLineEnds: Extension = [
  highlightSpecialChars({
    render(code, description, placeholder) {
      const element = document.createElement('span');
      if (code !== carriageReturn.charCodeAt(0)) {
        element.className = 'cm-specialChar';
        element.textContent = placeholder;
        element.title = description ?? '';
      }
      return element;
    },
  }),
  EditorView.atomicRanges.of(({ state: { doc }, visibleRanges }) =>
    RangeSet.of(
      visibleRanges.flatMap(({ from, to }) =>
        linesIn({ doc, from, to })
          .filter(line => line.text.endsWith(carriageReturn))
          .map(line =>
            new LineEnd().range(line.to - 1, Math.min(line.to + 1, doc.length)),
          ),
      ),
    ),
  ),
  EditorState.transactionFilter.of(transaction => {
    const { changes, newDoc: doc, startState } = transaction;
    if (
      !transaction.isUserEvent('input') ||
      !startState.doc.line(1).text.endsWith(carriageReturn)
    ) {
      return transaction;
    }
    const missing: { from: number; insert: string }[] = [];
    changes.iterChanges((_from, _to, from, to) => {
      // The last of them ends behind what was written.
      for (const line of linesIn({ doc, from, to }).slice(0, -1)) {
        if (!line.text.endsWith(carriageReturn)) {
          missing.push({ from: line.to, insert: carriageReturn });
        }
      }
    });
    return [transaction, { changes: missing, sequential: true }];
  }),
];

class LineEnd extends RangeValue {}

function linesIn({
  doc,
  from,
  to,
}: {
  doc: EditorState['doc'];
  from: number;
  to: number;
}) {
  const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
  return Array.from({ length: last - first + 1 }, (_, index) =>
    doc.line(first + index),
  );
}
