/** Writes a query into the modal's field as if it had been typed: the modal has no other way. */
export function typeInto(container: HTMLElement, query: string): void {
  const input = container.querySelector('input');
  const value = Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  );
  if (input) {
    // React has hidden the element's own setter behind one that marks the value as known.
    value?.set?.call(input, query);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }
}
