import { applyEdit, type TextEdit } from '../../text/applyEdit';
import type { Finding } from './finding';

/** Most times that fixes are applied and looked for again: one may make room for another. */
const maxRounds = 12;

/** A text after fixes, and what they have done. */
export interface FixedText {
  text: string;
  changes: string[];
}

/** Applies what a fix changes. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.range[0] - a.range[0] || b.range[1] - a.range[1])
    .reduce(applyEdit, text);
}

/**
 * Applies all fixes of a kind, as often as there are any.
 *
 * @param review finds what there is to fix in a text
 * @param isWanted which fixes are applied
 */
export function applyAllFixes(
  text: string,
  review: (text: string) => readonly Finding[],
  isWanted: (fix: NonNullable<Finding['fix']>) => boolean,
): FixedText {
  const changes: string[] = [];
  let fixed = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const { edits, done } = chooseApart(review(fixed), isWanted);
    const after = applyEdits(fixed, edits);
    if (after === fixed) {
      break;
    }
    fixed = after;
    changes.push(...done);
  }
  return { text: fixed, changes: [...new Set(changes)] };
}

/** Fixes that don't get in each other's way; the others are for the next round. */
function chooseApart(
  findings: readonly Finding[],
  isWanted: (fix: NonNullable<Finding['fix']>) => boolean,
): { edits: TextEdit[]; done: string[] } {
  const edits: TextEdit[] = [];
  const done: string[] = [];
  const set = new Set<string>();
  for (const { fix } of findings) {
    const isFree =
      fix !== undefined &&
      isWanted(fix) &&
      (fix.sets === undefined || !set.has(fix.sets)) &&
      fix.edits.every(({ range: [start, end] }) =>
        edits.every(({ range }) => end < range[0] || start > range[1]),
      );
    if (isFree) {
      edits.push(...fix.edits);
      done.push(fix.done);
      set.add(fix.sets ?? '');
    }
  }
  return { edits, done };
}
