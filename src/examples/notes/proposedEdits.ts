import { editBetween } from '../../text/editBetween';
import { groupBy, messageKey, type ReportGroup } from './groupReports';
import type { Replacement } from './ruleReport';

/** An edit of the code, with the line of the report that offers it. */
export interface ProposedEdit extends Replacement {
  line: number;
}

/** The fixes of reports that say the same. */
export function fixesOf(group: ReportGroup): ProposedEdit[] {
  return group.flatMap(({ fix, line }) => (fix ? [{ ...fix, line }] : []));
}

/** The suggestions of reports that say the same: each with what it does at all of their places. */
export function suggestionsOf(code: string, group: ReportGroup) {
  const all = group.flatMap(({ line, suggestions }) =>
    suggestions.map(suggestion => ({ ...suggestion, line })),
  );
  return groupBy(all, one => messageKey(one)).map(alike => ({
    message: alike[0].message,
    messageId: alike[0].messageId,
    edits: alike.map(({ code: after, line }) => {
      const { range, text } = editBetween(code, after);
      return { start: range[0], end: range[1], text, line };
    }),
  }));
}

/** Code after edits, the first of which wins where two overlap, as with `--fix`. */
export function applyAll(code: string, edits: readonly Replacement[]): string {
  let result = '';
  let offset = 0;
  for (const { start, end, text } of [...edits].sort(
    (a, b) => a.start - b.start,
  )) {
    if (start >= offset) {
      result += code.slice(offset, start) + text;
      offset = end;
    }
  }
  return result + code.slice(offset);
}
