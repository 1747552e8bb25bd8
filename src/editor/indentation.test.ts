import { insertNewlineAndIndent } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { indentation } from './codeWithoutParser';

/** What Enter makes of a text, in which `|` is the cursor. */
function enter(text: string): string {
  const cursor = text.indexOf('|');
  let state = EditorState.create({
    doc: text.replace('|', ''),
    selection: { anchor: cursor },
    extensions: indentation,
  });
  insertNewlineAndIndent({
    state,
    dispatch: transaction => {
      state = transaction.state;
    },
  });
  const { head } = state.selection.main;
  const after = state.doc.toString();
  return `${after.slice(0, head)}|${after.slice(head)}`;
}

it.each([
  ['  a;|', '  a;\n  |'],
  ['if (a) {|', 'if (a) {\n  |'],
  ['if (a) {|}', 'if (a) {\n  |\n}'],
  ['f(|)', 'f(\n  |\n)'],
  ['|a', '\n|a'],
  ['  f(a|)', '  f(a\n|)'],
])('indents behind %s', (before, after) => expect(enter(before)).toBe(after));
