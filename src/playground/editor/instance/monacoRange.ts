import type { TextRange } from '../editorTypes';
import { monaco } from '../monaco';

/** @returns a range of offsets as Monaco has it: in lines and columns */
export function monacoRange(
  model: monaco.editor.ITextModel,
  [start, end]: TextRange,
): monaco.Range {
  return monaco.Range.fromPositions(
    model.getPositionAt(start),
    model.getPositionAt(end),
  );
}

/** Selects a range of the text, and brings it into sight. */
export function selectRange(
  editor: monaco.editor.ICodeEditor,
  range: TextRange,
): void {
  const model = editor.getModel();
  if (model !== null) {
    const selected = monacoRange(model, range);
    editor.setSelection(selected);
    editor.revealRangeInCenterIfOutsideViewport(selected);
  }
}

/** @returns the selection; the start of the text where there is none */
export function selectedRange(editor: monaco.editor.ICodeEditor): TextRange {
  const model = editor.getModel();
  const selection = editor.getSelection();
  return model === null || selection === null
    ? [0, 0]
    : [
        model.getOffsetAt(selection.getStartPosition()),
        model.getOffsetAt(selection.getEndPosition()),
      ];
}
