import { reportsOnlyAny } from '../../linter/anyOrigin/rulesAboutAny';
import type { Report, ReportReading } from '../readReports';
import { modulesOfAny } from './anyCause';
import { type Cause, causeKinds, countNames } from './causeKinds';

/** From how many reports on an `any` is worth being followed to its module. */
const manyAny = 10;

/** Reports by cause, and those that are about the code itself. */
export interface FoundCauses {
  /** Those with the most reports first. */
  causes: Cause[];
  rest: Report[];
}

/** Finds what is behind reports. Each is part of one cause at most. */
export function findCauses({ reports, sources }: ReportReading): FoundCauses {
  let rest: Report[] = [...reports];
  const causes: Cause[] = [];
  const take = (
    cause: Omit<Cause, 'reports'>,
    taken: readonly Report[],
  ): void => {
    const set = new Set(taken);
    rest = rest.filter(report => !set.has(report));
    causes.push({ ...cause, reports: taken });
  };

  for (const { claims, atLeast = 1, details, ...texts } of causeKinds) {
    const claimed = rest.filter(claims);
    if (claimed.length >= atLeast) {
      take({ ...texts, details: details(claimed) }, claimed);
    }
  }
  const twice = findTwice(rest);
  if (twice.length > 0) {
    take(
      {
        id: 'twice',
        title:
          'Rules of ESLint and their extensions in typescript-eslint report the same places.',
        advice:
          'Turn the core rule off where the extension is on. Its page has the config for it.',
        details: countNames(twice.map(({ ruleId }) => ruleId ?? '')),
        page: '/troubleshooting/#two-reports',
        pageTitle: 'The same problem is reported twice',
      },
      twice,
    );
  }
  const ofAny = rest.filter(({ ruleId = '' }) => reportsOnlyAny(ruleId));
  if (ofAny.length >= manyAny) {
    take(
      {
        id: 'any',
        title:
          'An `any` spreads: most of these reports come from a few places without types.',
        advice:
          'Begin with the first names in the list. If a module has no types, install them (`@types/…`) or declare it. If it has types, the linter doesn’t find them: check that it is installed, generated, and in the tsconfig where ESLint runs.',
        details: modulesOfAny(ofAny, sources),
        page: '/troubleshooting/#unsafe-any',
        pageTitle: 'Unsafe assignment, call, or member access',
      },
      ofAny,
    );
  }
  return {
    causes: causes.sort((a, b) => b.reports.length - a.reports.length),
    rest,
  };
}

const prefix = '@typescript-eslint/';

/** Reports of core rules at places where the rule of that name in the plugin also reports. */
function findTwice(reports: readonly Report[]): Report[] {
  const place = ({ file, line, column }: Report, rule: string): string =>
    [file, line, column, rule].join('\0');
  const extensions = new Set(
    reports.flatMap(report =>
      report.ruleId?.startsWith(prefix)
        ? [place(report, report.ruleId.slice(prefix.length))]
        : [],
    ),
  );
  return extensions.size === 0
    ? []
    : reports.filter(
        report =>
          report.ruleId !== undefined &&
          extensions.has(place(report, report.ruleId)),
      );
}
