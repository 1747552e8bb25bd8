import {
  autocompletion,
  type Completion,
  type CompletionSource,
  insertCompletionText,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { describeElement } from './describeElement';
import type { EditorProposal, LanguageAnswers } from './editor';

/** What proposals are for without being asked: in JSON also behind what a name, a string, or a list begins with. */
const asks = {
  code: /[\w$.#@]$|["'`/<]$/,
  json: /[\w"@/:-]$|[[{,]\s*$/,
};

/** Offers what the page proposes for the place of the cursor. */
export function completion(
  propose: LanguageAnswers['propose'],
  language: string,
): Extension {
  const isJson = language === 'json';
  const source: CompletionSource = async context => {
    const { explicit, pos, state } = context;
    if (!explicit && !context.matchBefore(isJson ? asks.json : asks.code)) {
      return null;
    }
    const found = await propose(state.doc.toString(), pos);
    return found && found.proposals.length > 0
      ? {
          from: found.from,
          ...(found.to !== undefined && { to: found.to }),
          options: found.proposals.map(each => toCompletion(each, pos)),
          // Asking again with each letter of a word would make the list flicker.
          ...(!isJson && { validFor: /^[\w$]*$/ }),
        }
      : null;
  };
  return autocompletion({ override: [source], icons: false });
}

/** @param asked where the cursor was then */
function toCompletion(proposal: EditorProposal, asked: number): Completion {
  const { describe, description, kind, label, range, sortText, text } =
    proposal;
  return {
    label: label ?? text,
    // What is in quotes is known without them.
    displayLabel: (label ?? text).replace(/^"(.*)"$/, '$1'),
    ...(kind !== undefined && { detail: kind }),
    ...(sortText !== undefined && { sortText }),
    apply: range
      ? (view, _completion, _from, to) => {
          const [start, end] = range;
          const typed = to - asked;
          view.dispatch(
            insertCompletionText(view.state, text, start, end + typed),
          );
        }
      : text,
    ...(description !== '' && { info: description }),
    ...(describe && {
      info: async () => {
        const found = await describe();
        return found ? describeElement(found) : null;
      },
    }),
  };
}
