const quote = 0x22;
const backslash = 0x5c;

/**
 * Ends JSON that was cut off: after the last object that is complete, open lists and objects are closed.
 * What comes after the end of the JSON is left out.
 *
 * @returns `undefined` if nothing in it is complete
 */
export function completeJson(
  text: string,
): { json: string; isCutOff: boolean } | undefined {
  const open: string[] = [];
  let isInString = false;
  let lastComplete: { end: number; closers: string } | undefined;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === backslash) {
        index += 1;
      } else if (code === quote) {
        isInString = false;
      }
      continue;
    }
    switch (code) {
      case quote:
        isInString = true;
        break;
      case 0x5b: // [
        open.push(']');
        break;
      case 0x7b: // {
        open.push('}');
        break;
      case 0x5d:
      case 0x7d:
        open.pop();
        if (open.length === 0) {
          return { json: text.slice(0, index + 1), isCutOff: false };
        }
        if (code === 0x7d) {
          lastComplete = {
            end: index + 1,
            closers: open.toReversed().join(''),
          };
        }
        break;
    }
  }
  return (
    lastComplete && {
      json: text.slice(0, lastComplete.end) + lastComplete.closers,
      isCutOff: true,
    }
  );
}
