import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { pageShown } from '../navigation/pageShown';
import { hasEdits } from './keptEdits';
import { type Editing, loadEditing } from './loadEditing';
import { offsetAtPoint } from './offsetAtPoint';
import { forgetGoneExamples } from './openExamples';

/**
 * Opens examples for editing: at a press of their buttons, and where they were edited earlier in the
 * visit. What that takes is loaded for the first of them.
 */
export function LiveExamples(): ReactNode {
  const [OpenExamples, setOpenExamples] = useState<ComponentType>();
  useEffect(() => {
    const load = async (): Promise<Editing> => {
      const loaded = await loadEditing();
      setOpenExamples(() => loaded.OpenExamples);
      return loaded;
    };
    const onClick = (event: MouseEvent): void => {
      const button =
        event.target instanceof Element && event.target.closest('button');
      const act = button && actionOf(button, event);
      if (button && act) {
        void whileBusy(button, async () => {
          act(await load());
        });
      }
    };
    const reopen = (): void => {
      forgetGoneExamples();
      if (hasEdits(location.pathname)) {
        load().then(
          ({ openEdited }) => {
            openEdited();
          },
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
  return OpenExamples && <OpenExamples />;
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
    return ({ openToEdit, startLinter }) => {
      startLinter();
      openToEdit(figure, cursor);
    };
  }
  return button.dataset.try === undefined
    ? undefined
    : ({ openToTry }) => {
        openToTry(button);
      };
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
