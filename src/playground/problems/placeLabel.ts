/**
 * What a button is called that leads to a place in the code.
 *
 * @param place its line and column, from 1
 * @param file the name of the file that it's in, where that isn't the shown one
 */
export function placeLabel(
  { line, column }: { line: number; column: number },
  file?: string,
): string {
  const place = `${String(line)}:${String(column)}`;
  return file === undefined
    ? `Go to line ${place}`
    : `Go to line ${place} of ${file}`;
}
