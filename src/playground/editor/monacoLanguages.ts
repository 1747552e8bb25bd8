import { loader } from '@monaco-editor/react';
import {
  type EditorProblem,
  type EditorProposal,
  fixTitle,
  type LanguageAnswers,
} from '../../editor/editor';
import {
  codeConfiguration,
  codeLanguage,
  monaco,
  rangeIn,
} from './monacoParts';

export { monaco };

type Model = monaco.editor.ITextModel;

const code = 'typescript';
const json = 'json';

/** Monaco's name of a language. @param language as a file name ends */
export function languageFor(language: string): string {
  return language === 'json' ? json : code;
}

/** By the address of the text: languages are told apart by Monaco, and texts by this. */
const answers = new Map<string, LanguageAnswers>();

/** Has questions about a text answered. @returns a function that ends it */
export function answerFor(path: string, own: LanguageAnswers): () => void {
  answers.set(path, own);
  return () => {
    if (answers.get(path) === own) {
      answers.delete(path);
    }
  };
}

function answersAbout(model: Model): LanguageAnswers | undefined {
  return answers.get(model.uri.toString());
}

/** What can be done about a model's problems, and the version of its text that this is for. */
const offers = new WeakMap<
  Model,
  { problems: readonly EditorProblem[]; version: number }
>();

/** Offers what can be done about problems, until the text changes. */
export function offerEdits(
  model: Model,
  problems: readonly EditorProblem[],
): void {
  offers.set(model, { problems, version: model.getVersionId() });
}

/** How JSON with comments is edited. */
const jsonConfiguration: monaco.languages.LanguageConfiguration = {
  comments: { lineComment: '//', blockComment: ['/*', '*/'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}', notIn: ['string'] },
    { open: '[', close: ']', notIn: ['string'] },
    { open: '"', close: '"', notIn: ['string'] },
  ],
  // A rule's name is one word, whatever is in it.
  wordPattern: /"[^"\n]*"?|[^\s"{}[\],:]+/,
};

const { languages } = monaco;

languages.register({ id: code });
languages.setLanguageConfiguration(code, codeConfiguration);
languages.setMonarchTokensProvider(code, codeLanguage);
languages.register({ id: json });
languages.setLanguageConfiguration(json, jsonConfiguration);
// For what is a string or a comment, it's alike.
languages.setMonarchTokensProvider(json, codeLanguage);

languages.registerCompletionItemProvider(
  code,
  completions(['.', '"', "'", '`', '/', '@', '<', '#']),
);
languages.registerCompletionItemProvider(
  json,
  completions(['"', ':', ' ', '[', ',']),
);
languages.registerHoverProvider([code, json], {
  async provideHover(model, position) {
    const hover = await answersAbout(model)?.describe?.(
      model.getValue(),
      model.getOffsetAt(position),
    );
    return (
      hover && {
        range: rangeIn(model, hover.range),
        contents: hover.paragraphs.map(value => ({ value })),
      }
    );
  },
});
languages.registerSignatureHelpProvider(code, {
  signatureHelpTriggerCharacters: ['(', ',', '<'],
  async provideSignatureHelp(model, position) {
    const value = await answersAbout(model)?.describeCall?.(
      model.getValue(),
      model.getOffsetAt(position),
    );
    return value && { value, dispose: () => undefined };
  },
});
languages.registerCodeActionProvider(
  code,
  {
    provideCodeActions(model, range) {
      const offered = offers.get(model);
      const isCurrent = offered?.version === model.getVersionId();
      const actions = (isCurrent ? offered.problems : [])
        .filter(({ end, start }) =>
          rangeIn(model, [start, end]).intersectRanges(range),
        )
        .flatMap(problem => actionsFor(problem, model));
      return { actions, dispose: () => undefined };
    },
  },
  { providedCodeActionKinds: ['quickfix'] },
);

/** A completion that can be described once it's selected. */
type Item = monaco.languages.CompletionItem & Pick<EditorProposal, 'describe'>;

function completions(
  triggerCharacters: string[],
): monaco.languages.CompletionItemProvider {
  return {
    triggerCharacters,
    async provideCompletionItems(model, position) {
      const offset = model.getOffsetAt(position);
      const found = await answersAbout(model)?.propose(
        model.getValue(),
        offset,
      );
      return {
        suggestions: (found?.proposals ?? []).map(proposal =>
          toItem(
            proposal,
            rangeIn(
              model,
              proposal.range ?? [found?.from ?? offset, found?.to ?? offset],
            ),
          ),
        ),
      };
    },
    async resolveCompletionItem(item: Item) {
      const description = await item.describe?.();
      return description
        ? {
            ...item,
            detail: description.display,
            documentation: { value: description.documentation },
          }
        : item;
    },
  };
}

function toItem(
  {
    kind = '',
    text,
    label = text,
    description,
    sortText,
    describe,
  }: EditorProposal,
  range: monaco.Range,
): Item {
  return {
    // What is in quotes is known without them.
    label: label.replace(/^"(.*)"$/, '$1'),
    // Monaco compares it with what is written, which has the quotes.
    filterText: label,
    kind: kinds.get(kind) ?? languages.CompletionItemKind.Text,
    insertText: text,
    documentation: description,
    ...(sortText !== undefined && { sortText }),
    ...(describe && { describe }),
    range,
  };
}

const { CompletionItemKind: Kind } = languages;

/** What Monaco has a picture for. */
const kinds = new Map<string, monaco.languages.CompletionItemKind>([
  ['alias', Kind.Reference],
  ['class', Kind.Class],
  ['const', Kind.Constant],
  ['constructor', Kind.Constructor],
  ['enum', Kind.Enum],
  ['enum member', Kind.EnumMember],
  ['function', Kind.Function],
  ['getter', Kind.Property],
  ['interface', Kind.Interface],
  ['keyword', Kind.Keyword],
  ['let', Kind.Variable],
  ['local function', Kind.Function],
  ['local var', Kind.Variable],
  ['method', Kind.Method],
  ['module', Kind.Module],
  ['name', Kind.Property],
  ['parameter', Kind.Variable],
  ['property', Kind.Property],
  ['setter', Kind.Property],
  ['string', Kind.Value],
  ['type', Kind.Class],
  ['type parameter', Kind.TypeParameter],
  ['value', Kind.Value],
  ['var', Kind.Variable],
]);

function actionsFor(
  { edits = [], source, tool }: EditorProblem,
  model: Model,
): monaco.languages.CodeAction[] {
  return edits.map(({ edit, title }) => ({
    title: source === tool ? title : `${title} (${String(source)})`,
    kind: 'quickfix',
    isPreferred: title === fixTitle,
    edit: {
      edits: [
        {
          resource: model.uri,
          versionId: model.getVersionId(),
          textEdit: { range: rangeIn(model, edit.range), text: edit.text },
        },
      ],
    },
  }));
}

// The site's search opens with it, here as elsewhere: the editor would wait for a second key.
monaco.editor.addKeybindingRule({
  keybinding: monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyK,
  command: '',
});

// Without this, the loader would fetch Monaco from another host.
loader.config({ monaco });
