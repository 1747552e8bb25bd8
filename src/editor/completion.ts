import {
  autocompletion,
  type CompletionSource,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorOptions } from './lightEditor';

/** Offers what the page proposes for the place of the cursor. */
export function completion(
  propose: NonNullable<EditorOptions['propose']>,
): Extension {
  const source: CompletionSource = async context => {
    const { explicit, pos, state } = context;
    // Unasked, only behind what a word, a string or a list begins with.
    if (!explicit && context.matchBefore(/[\w"@/:-]$|[[{,]\s*$/) === null) {
      return null;
    }
    const found = await propose(state.doc.toString(), pos);
    return found && found.proposals.length > 0
      ? {
          from: found.from,
          options: found.proposals.map(
            ({ description, kind, label, text }) => ({
              label: label ?? text,
              apply: text,
              ...(description !== '' && { info: description }),
              type: kind === 'name' ? 'property' : 'constant',
            }),
          ),
        }
      : null;
  };
  return autocompletion({ override: [source], icons: false });
}
