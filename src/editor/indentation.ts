import { indentOnInput, indentService, indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';

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
