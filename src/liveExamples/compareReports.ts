import { placeOf, type ShownReport } from '../examples/notes/notesOf';
import { matchUp } from '../linter/groupBy';
import { plural } from '../text/plural';

/** How many reports came with a change of what a text is linted with, and how many went. */
export interface ReportDifference {
  more: number;
  less: number;
}

/** The reports after a change, the new ones marked, and those that went, in the order of the code. */
export function compareReports(
  before: readonly ShownReport[],
  after: readonly ShownReport[],
): ReportDifference & { shown: ShownReport[] } {
  const { onlyHere, onlyThere } = matchUp(after, before, keyOf);
  const came = new Set(onlyHere);
  const present = after.map((report): ShownReport =>
    came.has(report) ? { ...report, change: 'come' } : report,
  );
  // What a report that is gone offers can't be done anymore.
  const gone = onlyThere.map(report => {
    const one: ShownReport = { ...report, suggestions: [], change: 'gone' };
    delete one.fix;
    return one;
  });
  return {
    shown: [...present, ...gone].sort((a, b) => a.start - b.start),
    more: onlyHere.length,
    less: onlyThere.length,
  };
}

function keyOf(report: ShownReport): string {
  const { message, messageId, rule } = report;
  return [placeOf(report), rule, messageId, message].join(' ');
}

/** Says what is found in an example, and what the last change of options did, for those who don't see the list. */
export function describeFound({
  difference,
  reports,
  typeErrors,
}: {
  difference?: ReportDifference | undefined;
  reports: readonly unknown[];
  typeErrors: readonly unknown[];
}): string {
  const found = [
    reports.length === 0 ? 'No reports' : plural(reports.length, 'report'),
    typeErrors.length > 0 && plural(typeErrors.length, 'compile error'),
  ]
    .filter(Boolean)
    .join(', ');
  if (!difference) {
    return found;
  }
  const { less, more } = difference;
  const changes = [
    more > 0 && `${String(more)} more`,
    less > 0 && `${String(less)} less`,
  ].filter(Boolean);
  return `${changes.join(', ') || 'No change'}: ${found}`;
}
