import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { pageShown } from '../navigation/pageShown';
import { editOf, hasEdits } from './keptEdits';
import { offsetAtPoint } from './offsetAtPoint';
import { forgetGoneExamples, isOpen, openExample } from './opening';
import type { PreparedExample } from './prepareExample';

/** Loads what prepares an example for editing. */
type Load = () => Promise<(figure: HTMLElement) => PreparedExample>;

/**
 * Opens examples for editing: at a press of their Edit buttons, and where they were edited earlier in the
 * visit. What that takes is loaded for the first of them.
 */
export function LiveExamples(): ReactNode {
  const [OpenExamples, setOpenExamples] = useState<ComponentType>();
  useEffect(() => {
    const load: Load = async () => {
      const loaded = await import('./OpenExamples');
      setOpenExamples(() => loaded.OpenExamples);
      return loaded.prepareExample;
    };
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      const button =
        target instanceof Element && target.closest('button[data-edit]');
      if (button instanceof HTMLButtonElement) {
        void openFrom(button, event, load);
      }
    };
    const reopen = (): void => {
      forgetGoneExamples();
      if (hasEdits(location.pathname)) {
        // Without the editor, the examples are as on the page; what was typed stays kept.
        void openEdited(load).catch(() => undefined);
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

/** Opens an example; where that can't be done, the example stays as it was, and its button says so. */
async function openFrom(
  button: HTMLButtonElement,
  event: MouseEvent,
  load: Load,
): Promise<void> {
  const figure = button.closest('figure');
  if (!figure || isOpen(figure)) {
    return;
  }
  const cursor = offsetAtPoint(figure, event);
  button.ariaBusy = 'true';
  try {
    const prepare = await load();
    if (!isOpen(figure)) {
      openExample({ ...prepare(figure), cursor });
    }
    sayOn(button, 'Edit');
  } catch {
    sayOn(button, 'Edit: not loaded, try again');
  }
  button.ariaBusy = null;
}

function sayOn(button: HTMLButtonElement, text: string): void {
  // The node stays: React knows it.
  if (button.firstChild) {
    button.firstChild.nodeValue = text;
  }
}

async function openEdited(load: Load): Promise<void> {
  const prepare = await load();
  for (const figure of document.querySelectorAll('figure')) {
    const code =
      figure.querySelector('[data-edit]') && figure.querySelector('pre > code');
    const isEdited =
      code && editOf(location.pathname, code.textContent ?? '') !== undefined;
    if (isEdited && !isOpen(figure)) {
      openExample({ ...prepare(figure), cursor: undefined });
    }
  }
}
