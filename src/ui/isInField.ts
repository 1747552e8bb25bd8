/** Whether a key was pressed in a field, which takes what is typed. */
export function isInField({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}
