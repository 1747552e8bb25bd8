import { hasEdits } from '../liveExamples/keptEdits';
import { chosenKey, installedKey } from '../pwa/offlineKeys';
import { read } from '../ui/storage';
import { whenHydrated } from '../ui/whenHydrated';

/**
 * Starts the application, React with the page's components, when the reader begins to use the page. Most
 * readers only read, and the text is complete without the application's 100 kB and more.
 *
 * The build puts the application's scripts into a template (`plugins/docusaurus-internals/index.ts`),
 * where a browser neither loads nor runs them. Clicks that come before React are kept, and repeated when
 * it is there. Built with PLAIN=1, a page has no template: React starts on its own, and only the clicks
 * are kept.
 *
 * @param onFailure called when one of the scripts doesn't arrive, with a function that asks for it again:
 *   once for each attempt
 * @returns whether it is started at once
 */
export function startAtFirstUse(
  onFailure: (retry: () => void) => void,
): boolean {
  const release = keepClicks();
  whenHydrated(release);
  const template = document.querySelector<HTMLTemplateElement>(
    'template#application',
  );
  const start = (): void => {
    // Emptied, it stays in the page: `src/firstPage` sees by it that React came late.
    if (template?.content.hasChildNodes()) {
      loadScripts(template.content, retry => {
        release();
        onFailure(retry);
      });
    }
  };
  if (asksForApplication()) {
    start();
    return true;
  }
  // What only scrolls, such as the wheel or a finger, is reading.
  for (const sign of ['click', 'focusin', 'pointerover']) {
    addEventListener(
      sign,
      event => {
        const control = controlOf(event);
        if (control?.matches(ownControls)) {
          // After the browser has painted what the click did.
          if (sign === 'click') {
            requestAnimationFrame(() => setTimeout(start));
          }
        } else if (control && !isTouch(event)) {
          start();
        }
      },
      true,
    );
  }
  document.addEventListener(startAsked, start);
  return false;
}

/** An event on the document, by which other code asks for the application. */
export const startAsked = 'start-asked';

/** What a reader turns to when they begin to use a page. */
const controls = 'a, button, input, label, select, summary, textarea';

/** Controls that work without the application. It would delay what a click on them shows. */
const ownControls =
  '[data-action], [popovertarget], summary, [type=radio], label:has([type=radio])';

/** Controls that do nothing before the application is there: clicks on them are kept. Alerts aren't of the page. */
const waitingControls =
  'button:not([data-action], [popovertarget], [role=alert] *)';

function controlOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(controls) : null;
}

/** Whether a finger touches the screen: perhaps to scroll. If it meant a control, a click follows. */
function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.type !== 'click'
    ? event.pointerType === 'touch'
    : false;
}

/** Whether the page or its address asks for what only components with state show. */
export function asksForState(): boolean {
  const { start } = document.documentElement.dataset;
  return (
    // See `StartReact`.
    start === 'load' ||
    start === 'missing' ||
    // A search or a filter that the address has.
    location.search !== '' ||
    // What a page with state is to show: a mere anchor has no "=".
    (start !== undefined && location.hash.includes('='))
  );
}

function asksForApplication(): boolean {
  return (
    asksForState() ||
    // The reader came to a field before this script did, and won't turn to it again.
    document.querySelector('main :is(input, select, textarea):focus') !==
      null ||
    // Examples that were edited before are as they were left.
    hasEdits(location.pathname) ||
    matchMedia('(display-mode: standalone)').matches ||
    // The site is installed or saved, and the application registers the service worker, which updates it.
    read(chosenKey) !== null ||
    read(installedKey) !== null
  );
}

/** Loads scripts. Those that don't arrive can be loaded again: `onFailure` is called once for all of them. */
function loadScripts(
  scripts: DocumentFragment,
  onFailure: (retry: () => void) => void,
): void {
  const failed: HTMLScriptElement[] = [];
  for (const script of scripts.querySelectorAll('script')) {
    script.onerror = () => {
      failed.push(script);
      if (failed.length === 1) {
        onFailure(() => {
          const again = document.createDocumentFragment();
          for (const one of failed) {
            again.append(copyOf(one));
            one.remove();
          }
          loadScripts(again, onFailure);
        });
      }
    };
  }
  document.head.append(scripts);
}

/** A script element that failed doesn't load again. */
function copyOf(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) {
    copy.setAttribute(name, value);
  }
  // Without this, they would run in the order in which they arrive.
  copy.async = false;
  return copy;
}

/** Keeps clicks on what does nothing yet. @returns stops that, and repeats the clicks */
function keepClicks(): () => void {
  let kept: Event[] = [];
  const keep = (event: Event): void => {
    const control = waitingControl(event);
    if (control) {
      event.preventDefault();
      // React hears clicks some time before it's the page's: then it would hear them twice.
      event.stopPropagation();
      // Styles show by it that the click was heard.
      control.ariaBusy = 'true';
      kept.push(event);
    }
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    for (const event of kept) {
      waitingControl(event)?.removeAttribute('aria-busy');
      event.target?.dispatchEvent(new MouseEvent(event.type, event));
    }
    kept = [];
  };
}

function waitingControl({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(waitingControls) : null;
}
