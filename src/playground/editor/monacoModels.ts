import type { TextRange } from '../../editor/editor';
import { monaco } from './monacoParts';

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
