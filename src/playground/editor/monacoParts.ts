// All that the site imports of Monaco, by paths that it doesn't publish: a new version has to be looked
// through for what is here, and for what `plugins/bundle/editor` takes out of it.
//
// The editor's parts are imported one by one: all of them would make three times as much to download.
import 'monaco-editor/esm/vs/editor/browser/coreCommands';
import 'monaco-editor/esm/vs/editor/browser/widget/codeEditor/codeEditorWidget';
import 'monaco-editor/esm/vs/editor/contrib/bracketMatching/browser/bracketMatching';
import 'monaco-editor/esm/vs/editor/contrib/caretOperations/browser/caretOperations';
import 'monaco-editor/esm/vs/editor/contrib/clipboard/browser/clipboard';
import 'monaco-editor/esm/vs/editor/contrib/codeAction/browser/codeActionContributions';
import 'monaco-editor/esm/vs/editor/contrib/comment/browser/comment';
import 'monaco-editor/esm/vs/editor/contrib/contextmenu/browser/contextmenu';
import 'monaco-editor/esm/vs/editor/contrib/cursorUndo/browser/cursorUndo';
import 'monaco-editor/esm/vs/editor/contrib/find/browser/findController';
import 'monaco-editor/esm/vs/editor/contrib/folding/browser/folding';
import 'monaco-editor/esm/vs/editor/contrib/gotoError/browser/gotoError';
import 'monaco-editor/esm/vs/editor/contrib/hover/browser/hoverContribution';
import 'monaco-editor/esm/vs/editor/contrib/indentation/browser/indentation';
import 'monaco-editor/esm/vs/editor/contrib/linesOperations/browser/linesOperations';
import 'monaco-editor/esm/vs/editor/contrib/multicursor/browser/multicursor';
import 'monaco-editor/esm/vs/editor/contrib/parameterHints/browser/parameterHints';
import 'monaco-editor/esm/vs/editor/contrib/smartSelect/browser/smartSelect';
import 'monaco-editor/esm/vs/editor/contrib/snippet/browser/snippetController2';
import 'monaco-editor/esm/vs/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/esm/vs/editor/contrib/wordOperations/browser/wordOperations';
import 'monaco-editor/esm/vs/editor/contrib/wordPartOperations/browser/wordPartOperations';
import 'monaco-editor/esm/vs/editor/standalone/browser/iPadShowKeyboard/iPadShowKeyboard';
import 'monaco-editor/esm/vs/editor/standalone/browser/quickAccess/standaloneCommandsQuickAccess';
import 'monaco-editor/esm/vs/editor/standalone/browser/quickAccess/standaloneGotoLineQuickAccess';
import 'monaco-editor/esm/vs/base/browser/ui/codicons/codiconStyles';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';
import type { TextRange } from '../../editor/editor';

export {
  conf as codeConfiguration,
  language as codeLanguage,
} from 'monaco-editor/esm/vs/basic-languages/typescript/typescript';
export { TabFocus } from 'monaco-editor/esm/vs/editor/browser/config/tabFocus';
export { monaco };

type Model = monaco.editor.ITextModel;

/** @returns a range of offsets as Monaco has it: in lines and columns */
export function rangeIn(model: Model, [start, end]: TextRange): monaco.Range {
  return monaco.Range.fromPositions(
    model.getPositionAt(start),
    model.getPositionAt(end),
  );
}

/** @returns a function that replaces some of a model's decorations */
export function decorationsIn(
  model: Model,
): (decorations: monaco.editor.IModelDeltaDecoration[]) => void {
  let ids: string[] = [];
  return decorations => {
    ids = model.isDisposed() ? [] : model.deltaDecorations(ids, decorations);
  };
}

/** @returns a function that disposes of them all */
export function disposeLater(
  disposables: readonly monaco.IDisposable[],
): () => void {
  return () => {
    for (const disposable of disposables) {
      disposable.dispose();
    }
  };
}
