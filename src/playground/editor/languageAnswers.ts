import {
  type Completion,
  insertCompletionText,
} from '@codemirror/autocomplete';
import {
  type ConfigProposal,
  describeInConfig,
  proposeInConfig,
} from '../../config/proposeInConfig';
import { proposalOf } from '../../editor/completion';
import { describeElement } from '../../editor/describeElement';
import type { LanguageAnswers, TextRange } from '../../editor/editor';
import type { LinterClient, WorkerInput } from '../../linter/protocol';
import { selectInput } from '../analysis/analysisSelectors';
import { proposeInTsconfig } from '../configs/tsconfig';
import { selectOtherFiles } from '../files/playgroundFiles';
import type { SessionStore } from '../state/session';
import {
  type ConfigName,
  fileNameOf,
  type TextName,
} from '../state/sharedState';

/** Answers an editor's questions about a text, from what the page knows at each moment. */
export function answersFor(
  store: SessionStore,
  name: TextName,
): LanguageAnswers {
  return name === 'code' ? answersInCode(store) : answersInConfig(store, name);
}

function answersInCode(store: SessionStore): LanguageAnswers {
  return {
    async propose(text, offset) {
      const found = await askAbout(store, text, (client, input) =>
        client.ask('complete', input, offset),
      );
      return (
        found && {
          from:
            offset - (/[\w$]*$/.exec(text.slice(0, offset))?.[0].length ?? 0),
          // Asking again with each letter of a word would make the list flicker.
          validFor: /^[\w$]*$/,
          options: found.map(
            ({ name, insertText: text = name, kind, range, sortText }) => ({
              ...proposalOf(name),
              detail: kind,
              sortText,
              apply: range ? replacing(range, text, offset) : text,
              info: async () => {
                const description = await askAbout(
                  store,
                  text,
                  (client, input) =>
                    client.ask('describeCompletion', input, offset, name),
                );
                return description ? describeElement(description) : null;
              },
            }),
          ),
        }
      );
    },
    describe: (text, offset) =>
      askAbout(store, text, (client, input) =>
        client.ask('hover', input, offset),
      ),
    describeCall: (text, offset) =>
      askAbout(store, text, (client, input) =>
        client.ask('signatureHelp', input, offset),
      ),
  };
}

/** Puts a text in place of a range, and of what was typed behind it. @param asked where the cursor was then */
function replacing(
  [start, end]: TextRange,
  text: string,
  asked: number,
): Completion['apply'] {
  return (view, _completion, _from, to) =>
    view.dispatch(
      insertCompletionText(view.state, text, start, end + to - asked),
    );
}

/** Asks the linter about code: while a config has errors, what is known of it is what the one before says. */
async function askAbout<Answer>(
  store: SessionStore,
  code: string,
  ask: (
    client: LinterClient,
    input: WorkerInput,
  ) => Promise<Answer | null | undefined>,
): Promise<Answer | undefined> {
  const session = store.get();
  const { client, lastCheck } = session;
  const input = selectInput(session) ?? lastCheck?.input;
  if (!client || !input) {
    return undefined;
  }
  const fileName = fileNameOf(session.shared);
  const otherFiles = selectOtherFiles(session);
  const about = { ...input, code, fileName, otherFiles };
  const answer = await ask(client, about).catch(() => undefined);
  return answer ?? undefined;
}

/** In the two configs, the rules' schemas and the compiler's list of options answer, as far as they are loaded. */
function answersInConfig(
  store: SessionStore,
  name: ConfigName,
): LanguageAnswers {
  return {
    propose(text, offset) {
      const { compilerOptions = [], knownRules } = store.get();
      const [from, to] = wordAt(text, offset);
      const hasColon = /^\s*:/.test(text.slice(to));
      const proposals: ConfigProposal[] =
        name === 'tsconfig'
          ? proposeInTsconfig(text, offset, compilerOptions)
          : proposeInConfig(text, offset, knownRules?.rules ?? []);
      return {
        from,
        to,
        options: proposals.map(({ kind, text: value, description }) => ({
          ...proposalOf(value, description),
          apply: kind === 'name' && !hasColon ? `${value}: ` : value,
        })),
      };
    },
    describe(text, offset) {
      const { compilerOptions = [], knownRules } = store.get();
      const range = wordAt(text, offset);
      const word = text.slice(...range);
      const found =
        name === 'tsconfig'
          ? {
              text: compilerOptions.find(
                ({ name: option }) => JSON.stringify(option) === word,
              )?.description,
            }
          : describeInConfig(text, offset, knownRules?.rules ?? []);
      return word !== '' && found?.text !== undefined
        ? { range, ...found }
        : undefined;
    },
  };
}

/** The name or the value in JSON that an offset is at, with its quotes; the place itself where there is none. */
function wordAt(text: string, offset: number): [start: number, end: number] {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(lineStart).split('\n', 1);
  const column = offset - lineStart;
  for (const { 0: word, index } of line.matchAll(
    /"[^"\n]*"?|[^\s"{}[\],:]+/g,
  )) {
    if (index <= column && column <= index + word.length) {
      return [lineStart + index, lineStart + index + word.length];
    }
  }
  return [offset, offset];
}
