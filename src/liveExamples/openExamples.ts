import type { Tried } from '../tryOptions/OptionsPanel';
import type { PreparedExample } from './prepareExample';

/** An example that is being edited. */
export interface OpenExample extends PreparedExample {
  /** Where the cursor goes: an offset in the page's code. Without one, the focus stays where it is. */
  cursor: number | undefined;
  /** Set where a reader came to try the options of the rule. */
  tried?: Tried;
  /** Called when it's closed, in place of putting the focus on its button. */
  onClosed?: () => void;
}

let examples: readonly OpenExample[] = [];
const listeners = new Set<() => void>();

/** The examples that are open: the same list until one is opened or closed. */
export function openExamples(): readonly OpenExample[] {
  return examples;
}

/** Calls back when an example is opened or closed. @returns a function that stops it */
export function watchExamples(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the example in a figure is open. */
export function isOpen(figure: HTMLElement): boolean {
  return examples.some(example => example.figure === figure);
}

/** Opens an example that isn't open. */
export function openExample(example: OpenExample): void {
  set([...examples, example]);
}

/** Shows the options of an example that is open. */
export function showOptions(figure: HTMLElement, tried: Tried): void {
  set(
    examples.map(example =>
      example.figure === figure ? { ...example, tried } : example,
    ),
  );
}

/** Closes an example: the page's own is there again, and the focus goes to the button that opens it. */
export function closeExample({ figure, hosts, onClosed }: OpenExample): void {
  // At once: what is hidden can't get the focus.
  hosts.remove();
  set(examples.filter(example => example.figure !== figure));
  if (onClosed) {
    onClosed();
  } else {
    figure.querySelector<HTMLElement>('button[data-edit]')?.focus();
  }
}

/** Closes the examples of a page that is gone. */
export function forgetGoneExamples(): void {
  if (examples.some(({ figure }) => !figure.isConnected)) {
    set(examples.filter(({ figure }) => figure.isConnected));
  }
}

function set(next: readonly OpenExample[]): void {
  examples = next;
  for (const listener of listeners) {
    listener();
  }
}
