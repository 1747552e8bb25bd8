import { savesData } from '../ui/connection';
import { loadEditing } from './loadEditing';

/*
 * Loads what examples are edited with when a reader reaches for one of the buttons that need it: it is
 * there, or nearly, when they press it. The linter, which is much more, is for those who do press, and so
 * is all of it for readers who save data.
 */

const buttons = 'button:is([data-edit], [data-try])';

if (typeof document !== 'undefined') {
  listen(['pointerover', 'focusin'], loadEditor);
  // Before the click that follows; with a finger, only where it doesn't scroll.
  listen(['mousedown'], loadAll);
  // The application itself may have been loaded for this: see `startAtFirstUse`.
  if (document.querySelector(`${buttons}[aria-busy]`)) {
    loadAll();
  } else if (document.querySelector(`${buttons}:is(:hover, :focus)`)) {
    loadEditor();
  }
}

function listen(signs: readonly string[], load: () => void): void {
  for (const sign of signs) {
    document.addEventListener(sign, ({ target }) => {
      if (target instanceof Element && target.closest(buttons)) {
        load();
      }
    });
  }
}

function loadEditor(): void {
  if (!savesData()) {
    // If this fails, the press tries again, and says so.
    loadEditing().catch(() => undefined);
  }
}

function loadAll(): void {
  loadEditing().then(
    ({ liveLinter }) => {
      liveLinter();
    },
    () => undefined,
  );
}
