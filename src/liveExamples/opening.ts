/** An example that is being edited. */
export interface OpenExample {
  figure: HTMLElement;
  /** Start of the ids in it. */
  id: string;
  /** Where the reader wants to type: an offset in the page's code. */
  cursor: number | undefined;
}

let examples: readonly OpenExample[] = [];
let count = 0;
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

/** Opens an example, unless it is open. @param cursor see {@link OpenExample} */
export function openExample(
  figure: HTMLElement,
  cursor: number | undefined,
): void {
  if (!examples.some(example => example.figure === figure)) {
    count += 1;
    set([...examples, { figure, id: `live${String(count)}`, cursor }]);
  }
}

/** Closes an example; the focus goes to the button that opens it. */
export function closeExample(figure: HTMLElement): void {
  set(examples.filter(example => example.figure !== figure));
  figure.querySelector<HTMLElement>('button[data-edit]')?.focus();
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
