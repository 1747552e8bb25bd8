import type { EditorMarker } from './editorTypes';

/** Of the markers that there are now, those that were shown before, wherever in the text they are by now. */
export function keepShown(
  markers: readonly EditorMarker[],
  shown: readonly EditorMarker[],
): EditorMarker[] {
  const left = new Map<string, number>();
  for (const marker of shown) {
    const words = wordsOf(marker);
    left.set(words, (left.get(words) ?? 0) + 1);
  }
  return markers.filter(marker => {
    const words = wordsOf(marker);
    const count = left.get(words) ?? 0;
    left.set(words, count - 1);
    return count > 0;
  });
}

function wordsOf({ code, message, owner }: EditorMarker): string {
  return `${owner}:${code ?? ''}:${message}`;
}
