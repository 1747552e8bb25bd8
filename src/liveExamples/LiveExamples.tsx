import { useEffect, useState } from 'react';
import { pageShown } from '../navigation/pageShown';
import { hasEdits } from './keptEdits';
import { type Editing, loadEditing } from './loadEditing';

/** Opens examples for editing: at a press of their buttons, and where they were edited earlier in the visit. */
export function LiveExamples() {
  const [editing, setEditing] = useState<Editing>();
  useEffect(() => {
    let loaded: Editing | undefined;
    const load = async (): Promise<Editing> => {
      loaded = await loadEditing();
      setEditing(loaded);
      return loaded;
    };
    const onClick = (event: MouseEvent): void => {
      const button =
        event.target instanceof Element && event.target.closest('button');
      const act = button && actionOf(button, event);
      if (button && act) {
        void whileBusy(button, async () => act(await load()));
      }
    };
    const reopen = (): void => {
      loaded?.forgetGoneExamples();
      if (hasEdits(location.pathname)) {
        load().then(
          ({ openEdited }) => openEdited(),
          // Without the editor, the examples are as on the page; what was changed stays kept.
          () => undefined,
        );
      }
    };
    reopen();
    document.addEventListener('click', onClick);
    document.addEventListener(pageShown, reopen);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener(pageShown, reopen);
    };
  }, []);
  return editing && <editing.OpenExamples />;
}

/** What a press of a button does once everything is loaded; nothing where it isn't one of an example. */
function actionOf(
  button: HTMLButtonElement,
  event: MouseEvent,
): ((editing: Editing) => void) | undefined {
  const figure = button.closest('figure');
  if (figure && button.dataset.edit !== undefined) {
    // Where the code is now: what is loaded may move it.
    const cursor = offsetAtPoint(figure, event);
    return ({ openToEdit }) => openToEdit(figure, cursor);
  }
  return button.dataset.try === undefined
    ? undefined
    : ({ openToTry }) => openToTry(button);
}

/**
 * Where an example's code was pressed.
 *
 * @returns an offset in the code: where a button was pressed, that of its first report, or its beginning;
 *   where a key was pressed on a report's place, that of the place
 */
function offsetAtPoint(
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

/** Does what a button is for; where that can't be done, the page stays as it was, and the button says so. */
async function whileBusy(
  button: HTMLButtonElement,
  act: () => Promise<void>,
): Promise<void> {
  const action = (button.dataset.label ??= button.textContent ?? '');
  button.ariaBusy = 'true';
  try {
    await act();
    sayOn(button, action);
  } catch {
    sayOn(button, `${action}: not loaded, try again`);
  }
  button.ariaBusy = null;
}

function sayOn(button: HTMLButtonElement, text: string): void {
  // The node stays: React knows it.
  if (button.firstChild) {
    button.firstChild.nodeValue = text;
  }
}
