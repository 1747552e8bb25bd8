import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** What readers fill in and choose. The playground's texts are its own (`src/playground/beforeReact`). */
const fieldSelector =
  'main :is(input, select, textarea):not([data-text], [type=radio])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a reader has put into one of the page's fields before React was there. */
interface EarlyInput {
  /** Among the page's fields: React may have made other ones. */
  index: number;
  value: string;
  isChecked: boolean;
  /** Whether the field differs from the page's HTML, and whether the reader is at it. */
  isChanged: boolean;
  isFocused: boolean;
  selection: readonly [number | null, number | null];
}

/**
 * Hands over what the reader has filled in and chosen before React was there.
 *
 * @param isTaken whether the page is React's
 * @returns takes what the fields have now, before React makes others, and the button that the reader has
 *   just pressed
 */
export function useEarlyInput(
  isTaken: boolean,
): (pressed?: Element | null) => void {
  const input = useRef<EarlyInput[]>(undefined);
  const pressed = useRef(-1);
  useLayoutEffect(() => {
    // The page's own effects haven't filled in anything yet.
    if (isTaken) {
      input.current ??= readEarlyInput();
    }
  }, [isTaken]);
  useEffect(() => {
    if (isTaken) {
      // Not in an effect, where React doesn't render what one change leads to before it hears of the next.
      queueMicrotask(() => {
        enterEarlyInput(input.current ?? []);
        findButtons()[pressed.current]?.click();
      });
    }
  }, [isTaken]);
  return button => {
    input.current = readEarlyInput();
    pressed.current = findButtons().findIndex(found => found === button);
  };
}

/** Whether the reader has changed a field of the page. */
export function hasEarlyInput(): boolean {
  return findFields().some(isChanged);
}

function readEarlyInput(): EarlyInput[] {
  return findFields()
    .map((field, index): EarlyInput => ({
      index,
      value: field.value,
      isChecked: isCheckbox(field) && field.checked,
      isChanged: isChanged(field),
      isFocused: field === document.activeElement,
      // Check boxes, numbers, and lists have none.
      selection:
        'selectionStart' in field
          ? [field.selectionStart, field.selectionEnd]
          : [null, null],
    }))
    .filter(({ isChanged, isFocused }) => isChanged || isFocused);
}

/** Puts it into React's fields, and tells React, as if the reader did it now. */
function enterEarlyInput(inputs: readonly EarlyInput[]): void {
  const fields = findFields();
  for (const { index, isFocused, selection, ...input } of inputs) {
    const field = fields[index];
    if (!field) {
      continue;
    }
    if (input.isChanged) {
      flushSync(() => enter(field, input));
    }
    if (isFocused) {
      field.focus({ preventScroll: true });
      const [start, end] = selection;
      if (start !== null && 'setSelectionRange' in field) {
        field.setSelectionRange(start, end);
      }
    }
  }
}

function findButtons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('main button')];
}

function findFields(): Field[] {
  return [...document.querySelectorAll<Field>(fieldSelector)];
}

function isCheckbox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox';
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = Array.from(field.options).findIndex(
      ({ defaultSelected }) => defaultSelected,
    );
    return field.selectedIndex !== Math.max(0, initial);
  }
  return isCheckbox(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/**
 * React tells of a change only where the field's value differs from the one it knows, which is what the
 * field had when React came. It knows what is set on the element itself, not what the prototype sets.
 */
function enter(
  field: Field,
  { value, isChecked }: Pick<EarlyInput, 'isChecked' | 'value'>,
): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
  } else if (isCheckbox(field)) {
    field.checked = !isChecked;
    field.click();
    return;
  } else {
    field.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(field) as object,
      'value',
    )?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
