import {
  type ConfigProposal,
  describeInConfig,
  proposeInConfig,
} from '../../../config/proposeInConfig';
import type {
  PlaygroundCompilerOption,
  PlaygroundRule,
} from '../../../linter/protocol';
import { proposeInTsconfig } from '../../configs/tsconfig/proposeInTsconfig';
import { configPath } from '../modelPath';
import { Language, monaco } from '../monaco';

/** The rules and compiler options that are loaded so far. */
export interface ConfigContext {
  rules: readonly PlaygroundRule[];
  compilerOptions: readonly PlaygroundCompilerOption[];
}

type Model = monaco.editor.ITextModel;

/**
 * Completions and hovers in the two configs, from the rules' schemas and the compiler's list of options.
 *
 * @returns what takes them away again, each
 */
export function registerConfigFeatures(
  getContext: () => ConfigContext,
): monaco.IDisposable[] {
  const { languages } = monaco;
  return [
    languages.registerCompletionItemProvider(Language.json, {
      triggerCharacters: ['"', ':', ' ', '[', ','],
      provideCompletionItems(model, position) {
        const offset = model.getOffsetAt(position);
        const range = replacedRange(model, position);
        return {
          suggestions: propose(model, offset, getContext()).map(proposal =>
            toItem(proposal, range, model),
          ),
        };
      },
    }),
    languages.registerHoverProvider(Language.json, {
      provideHover(model, position) {
        const word = model.getWordAtPosition(position);
        const description = describe(
          model,
          model.getOffsetAt(position),
          getContext(),
        );
        return description === undefined || word === null
          ? undefined
          : {
              range: new monaco.Range(
                position.lineNumber,
                word.startColumn,
                position.lineNumber,
                word.endColumn,
              ),
              contents: [{ value: description }],
            };
      },
    }),
  ];
}

function isTsconfig(model: Model): boolean {
  return model.uri.toString() === configPath('tsconfig');
}

/** JSON can also be a file that code imports. */
function isConfig(model: Model): boolean {
  return isTsconfig(model) || model.uri.toString() === configPath('eslintrc');
}

function propose(
  model: Model,
  offset: number,
  { rules, compilerOptions }: ConfigContext,
): ConfigProposal[] {
  if (!isConfig(model)) {
    return [];
  }
  const text = model.getValue();
  return isTsconfig(model)
    ? proposeInTsconfig(text, offset, compilerOptions)
    : proposeInConfig(text, offset, rules);
}

/** The range that a completion replaces: what is already written, with its quote. */
function replacedRange(model: Model, position: monaco.Position): monaco.Range {
  const word = model.getWordAtPosition(position);
  return new monaco.Range(
    position.lineNumber,
    word?.startColumn ?? position.column,
    position.lineNumber,
    word?.endColumn ?? position.column,
  );
}

function toItem(
  { kind, text, description }: ConfigProposal,
  range: monaco.Range,
  model: Model,
): monaco.languages.CompletionItem {
  const { endLineNumber, endColumn } = range;
  const rest = model.getLineContent(endLineNumber).slice(endColumn - 1);
  const { CompletionItemKind } = monaco.languages;
  return {
    label: JSON.parse(text) === null ? text : String(JSON.parse(text)),
    kind:
      kind === 'name' ? CompletionItemKind.Property : CompletionItemKind.Value,
    // Monaco compares it with what is written, which has the quote.
    filterText: text,
    insertText: kind === 'name' && !/^\s*:/.test(rest) ? `${text}: ` : text,
    documentation: description,
    range,
  };
}

function describe(
  model: Model,
  offset: number,
  { rules, compilerOptions }: ConfigContext,
): string | undefined {
  if (!isConfig(model)) {
    return undefined;
  }
  if (isTsconfig(model)) {
    const word = model.getWordAtPosition(model.getPositionAt(offset))?.word;
    return compilerOptions.find(({ name }) => JSON.stringify(name) === word)
      ?.description;
  }
  const found = describeInConfig(model.getValue(), offset, rules);
  return found?.url === undefined
    ? found?.text
    : `${found.text}\n\n[Open its page](${new URL(found.url, window.location.href).href})`;
}
