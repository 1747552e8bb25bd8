import { chosenKey, installedKey } from '../pwa/offlineKeys';
import { isInField } from '../ui/isInField';
import { read } from '../ui/storage';

/**
 * Starts the application, React with the page's components, when the reader begins to use the page: the
 * text is complete without it, and most readers come for the text.
 *
 * The build puts the application's scripts into a template (`config/pageTemplate.ts`), where a browser
 * neither loads nor runs them. What is clicked and typed before React has taken the page over is kept,
 * and done when it has.
 */
export function startAtFirstUse(): void {
  if (isStarted()) {
    return;
  }
  const release = keepInput();
  new MutationObserver((_, observer) => {
    if (isStarted()) {
      observer.disconnect();
      release();
    }
  }).observe(document.documentElement, {
    attributeFilter: ['data-has-hydrated'],
  });
  const start = (): void => {
    loadApplication(release);
  };
  if (asksForApplication()) {
    start();
    return;
  }
  for (const sign of ['keydown', 'wheel']) {
    addEventListener(sign, start, { capture: true, passive: true });
  }
  for (const sign of ['click', 'focusin', 'pointerdown', 'pointerover']) {
    addEventListener(
      sign,
      ({ target }) => {
        const control =
          target instanceof Element ? target.closest(controls) : null;
        if (control?.matches(ownControls)) {
          // First, the reader sees what the click is for.
          if (sign === 'click') {
            requestAnimationFrame(() => setTimeout(start));
          }
        } else if (sign !== 'pointerover' || control) {
          start();
        }
      },
      true,
    );
  }
}

/** What a reader points at to use it. */
const controls = 'a, button, input, label, select, summary';

/** What works without the application, which would only delay what the first click on it shows. */
const ownControls =
  '[data-action], summary, [type=radio], label:has([type=radio])';

/** What does nothing before the application is there. */
const waitingControls = 'button:not([data-action])';

/** Docusaurus sets it when React has taken over the page. */
function isStarted(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Pages that are applications, and visits that began as use of one. */
function asksForApplication(): boolean {
  return (
    location.search !== '' ||
    document.documentElement.dataset.start === 'at-once' ||
    matchMedia('(display-mode: standalone)').matches ||
    // The service worker is to find updates.
    read(chosenKey) !== null ||
    read(installedKey) !== null
  );
}

/**
 * Loads the application, once.
 *
 * @param onFailure `src/loadGuard` says it, and what was kept is done as far as HTML can: the search's
 *   button, for one, leads to the search page
 */
function loadApplication(onFailure: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>(
    'template#application',
  );
  if (template) {
    template.remove();
    for (const script of template.content.querySelectorAll('script')) {
      script.onerror = onFailure;
    }
    document.head.append(template.content);
  }
}

/**
 * Keeps what the application is to do.
 *
 * @returns stops that, and has it done
 */
function keepInput(): () => void {
  let kept: [EventTarget, Event][] = [];
  /** The search will open, and what is typed belongs into it. */
  let isForSearch = false;

  const onClick = (event: MouseEvent): void => {
    const control =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>(waitingControls);
    if (control) {
      event.preventDefault();
      // A sign that the click was heard.
      control.ariaBusy = 'true';
      kept.push([control, event]);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { ctrlKey, key, metaKey, target } = event;
    const opensSearch =
      ctrlKey || metaKey ? /^k$/i.test(key) : key === '/' && !isInField(event);
    isForSearch ||= opensSearch;
    if (target && (opensSearch || !isInField(event))) {
      if (opensSearch || (isForSearch && key.length === 1)) {
        event.preventDefault();
      }
      kept.push([target, event]);
    }
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    for (const [target, event] of kept) {
      if (target instanceof HTMLElement) {
        target.ariaBusy = null;
      }
      target.dispatchEvent(
        Reflect.construct(event.constructor, [event.type, event]) as Event,
      );
    }
    kept = [];
  };
}
