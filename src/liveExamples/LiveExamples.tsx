import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { pageShown } from '../navigation/pageShown';
import { editOf, hasEdits } from './keptEdits';
import { forgetGoneExamples, openExample } from './opening';
import { offsetAtPoint } from './offsetAtPoint';

/**
 * Opens examples for editing: at a press of their Edit buttons, and where they were edited earlier in the
 * visit. What that takes is loaded for the first of them.
 */
export function LiveExamples(): ReactNode {
  const [OpenExamples, setOpenExamples] = useState<ComponentType>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { OpenExamples: Component } = await import('./OpenExamples');
      setOpenExamples(() => Component);
    };
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      const button =
        target instanceof Element &&
        target.closest<HTMLButtonElement>('button[data-edit]');
      const figure = button && button.closest('figure');
      if (button && figure) {
        openFrom(button, figure, event, load);
      }
    };
    const reopen = (): void => {
      forgetGoneExamples();
      if (hasEdits(location.pathname)) {
        load().then(openEdited, () => undefined);
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

/** Opens an example; where that can't be loaded, the example stays as it was, and its button says why. */
function openFrom(
  button: HTMLButtonElement,
  figure: HTMLElement,
  event: MouseEvent,
  load: () => Promise<void>,
): void {
  const cursor = offsetAtPoint(figure, event);
  button.ariaBusy = 'true';
  load()
    .then(
      () => {
        openExample(figure, cursor);
      },
      () => {
        button.title =
          'The editor could not be loaded. Check the connection, and try again.';
        button.textContent = 'Edit (not loaded: try again)';
      },
    )
    .finally(() => {
      button.ariaBusy = null;
    });
}

function openEdited(): void {
  for (const figure of document.querySelectorAll('figure')) {
    const code =
      figure.querySelector('[data-edit]') && figure.querySelector('pre > code');
    if (
      code &&
      editOf(location.pathname, code.textContent ?? '') !== undefined
    ) {
      openExample(figure, undefined);
    }
  }
}
