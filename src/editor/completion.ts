import { autocompletion, type Completion } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { LanguageAnswers } from './editor';

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
  const asksUnasked = language === 'json' ? asks.json : asks.code;
  return autocompletion({
    override: [
      async context => {
        const { explicit, pos, state } = context;
        const found =
          explicit || context.matchBefore(asksUnasked)
            ? await propose(state.doc.toString(), pos)
            : undefined;
        return found && found.options.length > 0 ? found : null;
      },
    ],
    icons: false,
  });
}

/** A proposal of what may be in quotes: it's known without them. */
export function proposalOf(label: string, description = ''): Completion {
  return {
    label,
    displayLabel: label.replace(/^"(.*)"$/, '$1'),
    ...(description !== '' && { info: description }),
  };
}
