/**
 * The text of a file that a reader chose. PowerShell writes UTF-16, which begins with a mark of two bytes;
 * all else is UTF-8.
 *
 * @throws when the browser can't read the file
 */
export async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
