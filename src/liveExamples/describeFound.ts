import { plural } from '../text/plural';
import type { ReportDifference } from './compareReports';
import type { ExampleState } from './exampleSession';

/** Says what is found in an example, and what the last change of options did, for those who don't see the list. */
export function describeFound({
  difference,
  reports,
  typeErrors,
}: Pick<ExampleState, 'difference' | 'reports' | 'typeErrors'>): string {
  const found = [
    reports.length === 0 ? 'No reports' : plural(reports.length, 'report'),
    ...(typeErrors.length === 0
      ? []
      : [plural(typeErrors.length, 'compile error')]),
  ].join(', ');
  return difference ? `${describeDifference(difference)}: ${found}` : found;
}

/** How many reports came and went. */
function describeDifference({ less, more }: ReportDifference): string {
  const changes = [
    ...(more > 0 ? [`${String(more)} more`] : []),
    ...(less > 0 ? [`${String(less)} less`] : []),
  ];
  return changes.length === 0 ? 'No change' : changes.join(', ');
}
