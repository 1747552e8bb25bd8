/**
 * Where an example's code was pressed.
 *
 * @returns an offset in the code: where a button was pressed, that of its first report, or its beginning;
 *   where a key was pressed on a report's place, that of the place
 */
export function offsetAtPoint(
  figure: HTMLElement,
  { clientX, clientY, detail }: MouseEvent,
): number {
  const code = figure.querySelector('pre > code');
  if (!code) {
    return 0;
  }
  const [node, offset] = caretAt(clientX, clientY) ?? [];
  const range = document.createRange();
  range.setStart(code, 0);
  const firstReport = code.querySelector('mark');
  // The page may have scrolled since, such as to the place.
  const focused = detail === 0 && code.querySelector('mark:focus');
  if (focused) {
    range.setEndBefore(focused);
  } else if (node && offset !== undefined && code.contains(node)) {
    range.setEnd(node, offset);
  } else if (firstReport) {
    range.setEndBefore(firstReport);
  }
  return range.toString().length;
}

/** The text at a point. Chrome has had the standard's function only since 128. */
function caretAt(x: number, y: number): [Node, number] | undefined {
  const { caretPositionFromPoint: standard } = document as {
    caretPositionFromPoint?: (
      x: number,
      y: number,
    ) => { offsetNode: Node; offset: number } | null;
  };
  if (standard) {
    const caret = standard.call(document, x, y);
    return caret ? [caret.offsetNode, caret.offset] : undefined;
  }
  const range = document.caretRangeFromPoint(x, y);
  return range ? [range.startContainer, range.startOffset] : undefined;
}
