import type { TextEdit } from './applyEdit';

/**
 * The smallest edit that turns one text into another: the cursor and what is folded stay where they
 * are when a text that is changed elsewhere gets into an editor.
 */
export function editBetween(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) {
    start += 1;
  }
  let same = 0;
  while (
    same < shorter - start &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) {
    same += 1;
  }
  return {
    range: [start, before.length - same],
    text: after.slice(start, after.length - same),
  };
}
