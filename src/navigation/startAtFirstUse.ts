import { chosenKey, installedKey } from '../pwa/offlineKeys';
import { isInField } from '../ui/isInField';
import { read } from '../ui/storage';
import { whenHydrated } from '../ui/whenHydrated';

/**
 * Starts the application, React with the page's components, when the reader begins to use the page: the
 * text is complete without it, and most readers come for the text.
 *
 * The build puts the application's scripts into a template (`config/pageTemplate.ts`), where a browser
 * neither loads nor runs them. What is clicked and typed before React has taken the page over is kept,
 * and done when it has.
 */
export function startAtFirstUse(): void {
  const release = keepInput();
  whenHydrated(release);
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
  '[data-action], [popovertarget], summary, [type=radio], label:has([type=radio])';

/** What does nothing before the application is there. */
const waitingControls = 'button:not([data-action], [popovertarget])';

/** Pages that are applications, and visits that began as use of one. */
function asksForApplication(): boolean {
  return (
    location.search !== '' ||
    'start' in document.documentElement.dataset ||
    matchMedia('(display-mode: standalone)').matches ||
    // The service worker is to find updates.
    read(chosenKey) !== null ||
    read(installedKey) !== null
  );
}

/**
 * Loads the application, once.
 *
 * @param onFailure `src/loadGuard` says it, and what was kept is done as far as HTML can
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
  let kept: Event[] = [];
  const onClick = (event: Event): void => {
    const control = waitingControl(event);
    if (control) {
      event.preventDefault();
      // A sign that the click was heard.
      control.ariaBusy = 'true';
      kept.push(event);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.defaultPrevented && !isInField(event)) {
      kept.push(event);
    }
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown);
    for (const event of kept) {
      waitingControl(event)?.removeAttribute('aria-busy');
      const Kind = event.constructor as typeof Event;
      event.target?.dispatchEvent(new Kind(event.type, event));
    }
    kept = [];
  };
}

function waitingControl({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(waitingControls) : null;
}
