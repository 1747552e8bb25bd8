import type { TextName } from '../state/sharedState';

/** The attribute of the fields that have the texts until an editor is there, with the text's name. */
export const fieldAttribute = 'data-text';

/**
 * Set on the document's root while its HTML is not what the reader has: `opening` until the texts of a
 * link are there, then `opened`; `typed` once something is typed. Styles hide by it what is of the example.
 */
export const earlyMark = 'early';

declare global {
  interface Window {
    /** What the fields were given before React, where that isn't the example; `null` once React has taken over. */
    earlyTexts?: Partial<Record<TextName, string>> | null;
  }
}

/** A text's field, as the HTML has it or React has made it. */
export interface EarlyField {
  name: TextName;
  element: HTMLTextAreaElement;
  hadFocus: boolean;
}

/** The fields that are in the page; none at build. */
export function findEarlyFields(): EarlyField[] {
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

/** Puts texts into the page that isn't React's yet, in place of the example's. */
export function showEarlyTexts(texts: Record<TextName, string>): void {
  const shown: Window['earlyTexts'] = {};
  for (const { name, element } of findEarlyFields()) {
    element.value = texts[name];
    // As the field has it, which knows one kind of line ends.
    shown[name] = element.value;
  }
  window.earlyTexts = shown;
  document.documentElement.dataset[earlyMark] = 'opened';
}

/** What the reader has typed into fields, by the text's name. The fields may have left the page by now. */
export function readTyped(
  fields: readonly EarlyField[],
): Partial<Record<TextName, string>> {
  return Object.fromEntries(
    fields
      .filter(
        ({ name, element }) =>
          element.value !== (window.earlyTexts?.[name] ?? element.defaultValue),
      )
      .map(({ name, element }) => [name, element.value]),
  );
}
