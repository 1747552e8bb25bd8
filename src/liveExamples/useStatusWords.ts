import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { ReportDifference } from './compareReports';
import type { ExampleState } from './exampleSession';

/** Says what is found in an example, and what the last change of options did, for those who don't see the list. */
export function useStatusWords(): (state: ExampleState) => string {
  const { selectMessage } = usePluralForm();
  const countReports = (count: number): string =>
    count === 0
      ? translate({ id: 'live.noReports', message: 'No reports' })
      : selectMessage(
          count,
          translate(
            { id: 'live.reports', message: '{count} report|{count} reports' },
            { count },
          ),
        );
  const countErrors = (count: number): string =>
    selectMessage(
      count,
      translate(
        {
          id: 'live.typeErrors.count',
          message: '{count} compile error|{count} compile errors',
        },
        { count },
      ),
    );
  return ({ difference, reports, typeErrors }) => {
    const counted = countReports(reports.length);
    const found =
      typeErrors.length === 0
        ? counted
        : translate(
            { id: 'live.found', message: '{reports}, {errors}' },
            { reports: counted, errors: countErrors(typeErrors.length) },
          );
    return difference
      ? translate(
          { id: 'live.changed', message: '{difference}: {found}' },
          { difference: describeDifference(difference), found },
        )
      : found;
  };
}

/** How many reports came and went. */
function describeDifference({ less, more }: ReportDifference): string {
  if (more > 0 && less > 0) {
    return translate(
      { id: 'live.moreAndLess', message: '{more} more, {less} less' },
      { more, less },
    );
  }
  if (more > 0) {
    return translate({ id: 'live.more', message: '{more} more' }, { more });
  }
  return less > 0
    ? translate({ id: 'live.less', message: '{less} less' }, { less })
    : translate({ id: 'live.noChange', message: 'No change' });
}
