import { escapeHtml } from '../highlight/html';
import type { LinterClient, WorkerReport } from '../linter/protocol';
import { writeLink } from './link/link';
import type { Versions } from './link/linkReader';
import { foreseeOpening, putInAddress } from './saving/opening';
import { draftKey, lastKey, leaveDraft } from './saving/storage';
import { type Preferences, readPreferences } from './state/preferences';
import {
  type SharedState,
  textLabels,
  type TextName,
} from './state/sharedState';
import { starterState } from './state/starter';

/**
 * The page before React: its HTML has the starting example. A script in its head makes it what the reader
 * came for, as far as that can be done without React, and React takes over from there: see `takeOver`.
 */

/** What the page shows of the starting example before any script runs. The build makes it. */
export interface StarterPage {
  report: WorkerReport;
  /** The texts as HTML: colored, each line an element, and the code with marks at what is reported. */
  html: Record<TextName, string>;
}

/** The attribute of the fields that have the texts until an editor is there, with the text's name. */
const fieldAttribute = 'data-text';

/**
 * Set on the document's root while its HTML is not what the reader has: `opening` until the texts of a
 * link are there, then `opened`; `typed` once something is typed. Styles hide by it what is of the example.
 */
export const pageStage = 'beforeReact';

declare global {
  interface Window {
    /** Whether the page's HTML has been made what the reader came for. */
    isOpenedBeforeReact?: boolean;
    /** A linter that was started before the page; `null` as soon as that starts linters of its own. */
    headStart?: { version: string; client: LinterClient } | null;
  }
}

/**
 * A script for the page's head, inline: before anything is painted, it notes whether the page is opened
 * with a link or with what was typed last, so that the example isn't shown first, and has React come at once.
 */
export const markOpening = `try{if(location.hash.length>1||sessionStorage['${draftKey}']||sessionStorage['${lastKey}']||localStorage['${lastKey}'])Object.assign(document.documentElement.dataset,{${pageStage}:'opening',start:'load'})}catch{}`;

/** After this time, a reader who has used nothing may still want to. In milliseconds. */
const longIdle = 30_000;

/**
 * Makes the page's HTML, which has the starting example, what the reader came for, as far as that can be
 * done without React: a link's texts in place of the example's, and the editor as wide as the reader made
 * it, with lines wrapped or not. Waits for the first sign of use, or a long time, where there is nothing
 * but the example.
 *
 * @param startWith starts the page with a version of TypeScript
 */
export function openBeforeReact(
  versions: Versions,
  startWith: (version: string) => void,
): void {
  // React puts the script that calls this into the page's head again.
  if (window.isOpenedBeforeReact) {
    return;
  }
  window.isOpenedBeforeReact = true;
  const sides = document.querySelector<HTMLElement>('[data-side]');
  if (sides !== null) {
    const preferences = readPreferences();
    sides.style.setProperty('--split', `${String(preferences.split)}%`);
    wrapLines(sides, preferences);
  }
  const { dataset } = document.documentElement;
  const foreseen = foreseeOpening(versions);
  if (foreseen === undefined) {
    Reflect.deleteProperty(dataset, pageStage);
  } else if (foreseen.shared !== undefined) {
    showTexts(foreseen.shared);
  }
  for (const { element } of findTextFields()) {
    element.addEventListener('input', () => {
      dataset[pageStage] ??= 'typed';
    });
  }
  const shared = foreseen?.shared ?? starterState(versions.default);
  saveTyped(shared);
  const start = () => startWith(shared.ts);
  const page = document.querySelector('main');
  if (foreseen === undefined && page !== null) {
    const stop = whenUsed(page, startOnce);
    const timer = setTimeout(startOnce, longIdle);
    function startOnce(): void {
      stop();
      clearTimeout(timer);
      start();
    }
  } else {
    start();
  }
}

/** Saves what is typed where React doesn't arrive before the reader leaves or reloads the page. */
function saveTyped(shared: SharedState): void {
  window.addEventListener('pagehide', () => {
    const isReactHere =
      document.documentElement.dataset[pageStage] === undefined;
    const typed = isReactHere ? {} : readTyped(findTextFields());
    if (Object.keys(typed).length > 0) {
      const hash = writeLink({ ...shared, ...typed });
      leaveDraft(hash);
      putInAddress(hash, undefined);
    }
  });
}

/** A text's field, as the HTML has it or React has made it. */
export type TextField = ReturnType<typeof findTextFields>[number];

/** The fields that are in the page; none at build. */
export function findTextFields() {
  if (typeof document === 'undefined') {
    return [];
  }
  return Array.from(
    document.querySelectorAll<HTMLTextAreaElement>(
      `textarea[${fieldAttribute}]`,
    ),
    element => ({
      name: element.getAttribute(fieldAttribute) as TextName,
      element,
      hadFocus: element === document.activeElement,
    }),
  );
}

/**
 * The HTML of a text's field. It is made as HTML, since React would set a field that it takes over back to
 * what the build wrote into it, over all that was typed until then.
 */
export function fieldHtml(
  name: TextName,
  text: string,
  className: string,
): string {
  // Of two line ends at the start, HTML drops one.
  return `<textarea class="${className}" ${fieldAttribute}="${name}" aria-label="${escapeHtml(textLabels[name])}" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false">\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</textarea>`;
}

function showTexts(texts: Record<TextName, string>): void {
  for (const { name, element } of findTextFields()) {
    // The kind of line ends that a field's value has: see `readTyped`.
    element.defaultValue = texts[name].replace(/\r\n?/g, '\n');
  }
  document.documentElement.dataset[pageStage] = 'opened';
}

/** What the reader has typed into fields, by the text's name. The fields may have left the page by now. */
export function readTyped(
  fields: readonly TextField[],
): Partial<Record<TextName, string>> {
  return Object.fromEntries(
    fields
      .filter(({ element }) => element.value !== element.defaultValue)
      .map(({ name, element }) => [name, element.value]),
  );
}

/** Where code would be cut off at the edge: up to 1024 px, or more if letters are larger. Styles have the same words. */
export const narrowQuery = '(width < 64rem)';

/** The attribute of the buttons that say whether lines are wrapped. */
export const wrapButtonAttribute = 'data-wrap-lines';

/**
 * Wraps long lines in the page's HTML as `useWordWrap` will: styles know the window's width, and nothing of
 * what the reader has decided.
 */
function wrapLines(sides: HTMLElement, { wordWrap }: Preferences): void {
  if (wordWrap !== undefined) {
    sides.dataset.wrap = String(wordWrap);
  }
  const isWrapped = wordWrap ?? window.matchMedia(narrowQuery).matches;
  for (const button of sides.querySelectorAll(`[${wrapButtonAttribute}]`)) {
    button.setAttribute('aria-pressed', String(isWrapped));
  }
}

/** What a reader does who begins to use a part of the page. Scrolling with a finger is none of it. */
const signs = ['click', 'focusin', 'input', 'keydown', 'pointerover'];

/** Calls back, once, when the reader begins to use a part of the page. */
export function whenUsed(part: Element, act: () => void): () => void {
  const listening = new AbortController();
  const stop = () => listening.abort();
  const listen = (event: Event): void => {
    // A finger touches the screen, perhaps to scroll. If it means something here, a click follows.
    const isTouch =
      event.type === 'pointerover' &&
      event instanceof PointerEvent &&
      event.pointerType === 'touch';
    if (!isTouch) {
      stop();
      act();
    }
  };
  for (const sign of signs) {
    part.addEventListener(sign, listen, {
      capture: true,
      signal: listening.signal,
    });
  }
  return stop;
}

/**
 * Starts the linter, unless the page has: more than half of what the playground loads is the linter, which
 * needs neither React nor the editor, and takes longer than both to get ready.
 */
export function giveHeadStart(
  version: string,
  start: () => LinterClient,
): void {
  if (window.headStart === undefined) {
    window.headStart = { version, client: start() };
  }
}

/** Takes the linter that has a head start, once. One with another version of TypeScript is ended. */
export function takeHeadStart(version: string): LinterClient | undefined {
  const { headStart } = window;
  window.headStart = null;
  if (headStart?.version === version) {
    return headStart.client;
  }
  headStart?.client.dispose();
  return undefined;
}
