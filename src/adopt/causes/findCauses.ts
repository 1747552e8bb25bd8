import { pluginPrefix } from '../../rules/ruleLink';
import type { ReportReading } from '../readReports';
import type { Report } from '../reportList';
import { type Cause, causeKinds, placeOf } from './causeKinds';

/** Reports by cause, and those that are about the code itself. */
export interface FoundCauses {
  /** Those with the most reports first. */
  causes: Cause[];
  rest: Report[];
}

/** Finds what is behind reports. Each is part of one cause at most. */
export function findCauses({ reports, sources }: ReportReading): FoundCauses {
  const extended = new Set(
    reports
      .filter(({ ruleId }) => ruleId?.startsWith(pluginPrefix))
      .map(report =>
        placeOf(report, report.ruleId?.slice(pluginPrefix.length)),
      ),
  );
  const causes: Cause[] = [];
  let rest: Report[] = [...reports];
  for (const { claims, atLeast = 1, details, ...texts } of causeKinds) {
    const claimed = new Set(rest.filter(report => claims(report, extended)));
    if (claimed.size >= atLeast) {
      const ofCause = [...claimed];
      causes.push({
        ...texts,
        reports: ofCause,
        details: details(ofCause, sources),
      });
      rest = rest.filter(report => !claimed.has(report));
    }
  }
  return {
    causes: causes.sort((a, b) => b.reports.length - a.reports.length),
    rest,
  };
}
