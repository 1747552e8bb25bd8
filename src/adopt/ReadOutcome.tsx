import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { plural } from '../text/plural';
import { Conjunction } from '../ui/Conjunction';
import { AdoptionConfig } from './AdoptionConfig';
import { Causes } from './Causes';
import { findCauses } from './causes/findCauses';
import { Plan } from './Plan';
import { countByRule, makePlan } from './plan/makePlan';
import { guessRoot } from './plan/projectRoot';
import type { ReportReading } from './read/report';
import styles from './ReadOutcome.module.css';
import { RuleTable } from './RuleTable';
import { useReading } from './useReading';
import { useRulesById } from './useRulesById';

/** What ESLint printed, by cause and by rule, with a plan and a config to begin with. */
export function ReadOutcome({ text }: { text: string }): ReactNode {
  const reading = useReading(text);
  switch (reading.state) {
    case 'none':
      return null;
    case 'reading':
      return (
        <p role="status">
          {`Reading: ${String(Math.round(reading.share * 100))} percent …`}
        </p>
      );
    case 'read':
      return reading.reading.reports.length === 0 ? (
        <NoReports {...reading.reading} />
      ) : (
        <Reports reading={reading.reading} />
      );
  }
}

/** Nothing was found: why that may be, and what to do. */
function NoReports({ crashes }: ReportReading): ReactNode {
  return crashes.length > 0 ? (
    <Crashes crashes={crashes} />
  ) : (
    <p role="status">
      No reports found in this text. Paste what <code>npx eslint .</code>{' '}
      printed, with the lines that name the files.
    </p>
  );
}

function Reports({ reading }: { reading: ReportReading }): ReactNode {
  const known = useRulesById();
  const { causes, rest } = useMemo(() => findCauses(reading), [reading]);
  const rules = useMemo(() => countByRule(rest, known), [rest, known]);
  const root = useMemo(() => guessRoot(reading.reports), [reading]);
  const plan = makePlan(causes, rules);
  const later = plan.find(({ kind }) => kind === 'later')?.rules ?? [];
  return (
    <div className={clsx('markdown', styles.outcome)}>
      <Summary reading={reading} />
      {reading.crashes.length > 0 && <Crashes crashes={reading.crashes} />}
      {causes.length > 0 && <Causes causes={causes} root={root} />}
      {rules.length > 0 && <RuleTable rules={rules} known={known} />}
      <Plan plan={plan} />
      {later.length > 0 && <AdoptionConfig rules={later} root={root} />}
    </div>
  );
}

function Summary({ reading }: { reading: ReportReading }): ReactNode {
  const { reports, formats, repeated, fixable, isCutOff } = reading;
  const files = new Set(reports.map(({ file }) => file)).size;
  const errors = reports.filter(({ severity }) => severity === 'error').length;
  return (
    <p role="status">
      {plural(reports.length, 'report')} in {plural(files, 'file')}:{' '}
      {plural(errors, 'error')} and {plural(reports.length - errors, 'warning')}
      , read as <Conjunction items={formats} />.{repeated > 0 && ' '}
      {repeated > 0 && `${plural(repeated, 'repeated report')} left out.`}
      {fixable !== undefined && ' '}
      {fixable !== undefined &&
        `ESLint says that it can fix ${String(fixable)}.`}
      {isCutOff && ' '}
      {isCutOff && 'The text ends in the middle: what comes after is missing.'}
    </p>
  );
}

function Crashes({ crashes }: { crashes: readonly string[] }): ReactNode {
  return (
    <>
      <h3>ESLint stopped</h3>
      <p role="status">
        An error ended ESLint before it had linted everything. Fix it first:
        other reports may be missing.
      </p>
      <ul>
        {crashes.map(crash => (
          <li key={crash}>
            <code>{crash}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
