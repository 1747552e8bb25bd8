import type {
  Completion,
  LinterClient,
  WorkerInput,
} from '../../../linter/protocol';
import type { Problem, ProposedEdit } from '../../problems/problem';
import { fence } from '../../share/markdownFence';
import { Language, monaco } from '../monaco';
import { completionKind } from './completionKind';

/** The current data for the features. */
export interface CodeContext {
  client: LinterClient | undefined;
  /** The last input whose configs had no errors. */
  input: WorkerInput | undefined;
  /** Of the shown file's model. */
  path: string;
  /** The problems of the code as it is now. */
  problems: readonly Problem[];
}

type Model = monaco.editor.ITextModel;

/** A completion that knows what it was asked for. */
interface CodeCompletionItem extends monaco.languages.CompletionItem {
  input: WorkerInput;
  offset: number;
}

/**
 * Lets the linter's language service answer completions, hovers and signature help, and offers its
 * fixes and suggestions as code actions.
 *
 * @returns what takes them away again, each
 */
export function registerCodeFeatures(
  getContext: () => CodeContext,
): monaco.IDisposable[] {
  const { languages } = monaco;
  return [
    languages.registerCompletionItemProvider(
      Language.code,
      completions(getContext),
    ),
    languages.registerHoverProvider(Language.code, hovers(getContext)),
    languages.registerSignatureHelpProvider(
      Language.code,
      signatureHelp(getContext),
    ),
    languages.registerCodeActionProvider(
      Language.code,
      codeActions(getContext),
      {
        providedCodeActionKinds: ['quickfix'],
      },
    ),
  ];
}

/** The editor may be ahead of the page: what is asked is about the model's text. */
function inputFor(
  { input }: CodeContext,
  model: Model,
): WorkerInput | undefined {
  return input && { ...input, code: model.getValue() };
}

function completions(
  getContext: () => CodeContext,
): monaco.languages.CompletionItemProvider {
  return {
    triggerCharacters: ['.', '"', "'", '`', '/', '@', '<', '#'],
    async provideCompletionItems(model, position) {
      const context = getContext();
      const input = inputFor(context, model);
      const offset = model.getOffsetAt(position);
      if (input === undefined) {
        return { suggestions: [] };
      }
      const found = await context.client
        ?.ask('complete', input, offset)
        .catch(() => undefined);
      const word = model.getWordUntilPosition(position);
      const range = new monaco.Range(
        position.lineNumber,
        word.startColumn,
        position.lineNumber,
        word.endColumn,
      );
      return {
        suggestions: (found ?? []).map((completion): CodeCompletionItem => ({
          ...toItem(completion),
          range: completion.range ? toRange(model, completion.range) : range,
          input,
          offset,
        })),
      };
    },
    async resolveCompletionItem(item) {
      // By now, more may have been typed.
      const { input, offset, label } = item as CodeCompletionItem;
      const description = await getContext()
        .client?.ask('describeCompletion', input, offset, label as string)
        .catch(() => undefined);
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

function toItem({
  name,
  kind,
  sortText,
  insertText,
}: Completion): Omit<monaco.languages.CompletionItem, 'range'> {
  return {
    label: name,
    kind: completionKind(kind),
    sortText,
    insertText: insertText ?? name,
  };
}

function hovers(getContext: () => CodeContext): monaco.languages.HoverProvider {
  return {
    async provideHover(model, position) {
      const context = getContext();
      const input = inputFor(context, model);
      const hover =
        input &&
        (await context.client
          ?.ask('hover', input, model.getOffsetAt(position))
          .catch(() => undefined));
      return hover
        ? {
            range: toRange(model, hover.range),
            contents: [
              { value: fence(Language.code, hover.display) },
              { value: hover.documentation },
            ],
          }
        : undefined;
    },
  };
}

function signatureHelp(
  getContext: () => CodeContext,
): monaco.languages.SignatureHelpProvider {
  return {
    signatureHelpTriggerCharacters: ['(', ',', '<'],
    async provideSignatureHelp(model, position) {
      const context = getContext();
      const input = inputFor(context, model);
      const help =
        input &&
        (await context.client
          ?.ask('signatureHelp', input, model.getOffsetAt(position))
          .catch(() => undefined));
      return help
        ? {
            value: {
              ...help,
              signatures: help.signatures.map(signature => ({
                ...signature,
                parameters: signature.parameters.map(parameter => ({
                  ...parameter,
                })),
              })),
            },
            dispose: () => undefined,
          }
        : undefined;
    },
  };
}

function codeActions(
  getContext: () => CodeContext,
): monaco.languages.CodeActionProvider {
  return {
    provideCodeActions(model, range) {
      const actions =
        model.uri.toString() === getContext().path
          ? getContext()
              .problems.filter(problem =>
                range.intersectRanges(rangeOf(problem)),
              )
              .flatMap(problem => actionsFor(model, problem))
          : [];
      return { actions, dispose: () => undefined };
    },
  };
}

function actionsFor(
  model: Model,
  { code, fix, suggestions }: Problem,
): monaco.languages.CodeAction[] {
  const toAction = (
    { title, edit }: ProposedEdit,
    isPreferred: boolean,
  ): monaco.languages.CodeAction => ({
    title: code === undefined ? title : `${title} (${code})`,
    kind: 'quickfix',
    isPreferred,
    edit: {
      edits: [
        {
          resource: model.uri,
          versionId: model.getVersionId(),
          textEdit: { range: toRange(model, edit.range), text: edit.text },
        },
      ],
    },
  });
  return [
    ...(fix === undefined ? [] : [toAction(fix, true)]),
    ...suggestions.map(suggestion => toAction(suggestion, false)),
  ];
}

function rangeOf({ line, column, endLine, endColumn }: Problem): monaco.Range {
  return new monaco.Range(line, column, endLine, endColumn);
}

function toRange(
  model: Model,
  [start, end]: readonly [number, number],
): monaco.Range {
  return monaco.Range.fromPositions(
    model.getPositionAt(start),
    model.getPositionAt(end),
  );
}
