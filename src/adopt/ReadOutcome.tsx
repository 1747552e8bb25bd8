import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
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
          {translate(
            { id: 'adopt.reading', message: 'Reading: {percent} percent …' },
            { percent: Math.round(reading.share * 100) },
          )}
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
      <Translate
        id="adopt.noReports"
        values={{ command: <code>npx eslint .</code> }}
      >
        {
          'No reports found in this text. Paste what {command} printed, with the lines that name the files.'
        }
      </Translate>
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
  const count = useCount();
  const { reports, formats, repeated, fixable, isCutOff } = reading;
  const files = new Set(reports.map(({ file }) => file)).size;
  const errors = reports.filter(({ severity }) => severity === 'error').length;
  return (
    <p role="status">
      <Translate
        id="adopt.summary"
        values={{
          reports: count('reports', reports.length),
          files: count('files', files),
          errors: count('errors', errors),
          warnings: count('warnings', reports.length - errors),
          formats: <Conjunction items={formats} />,
        }}
      >
        {'{reports} in {files}: {errors} and {warnings}, read as {formats}.'}
      </Translate>
      {repeated > 0 && ' '}
      {repeated > 0 && (
        <Translate
          id="adopt.summary.repeated"
          values={{ reports: count('repeated', repeated) }}
        >
          {'{reports} left out.'}
        </Translate>
      )}
      {fixable !== undefined && ' '}
      {fixable !== undefined && (
        <Translate id="adopt.summary.fixable" values={{ count: fixable }}>
          {'ESLint says that it can fix {count}.'}
        </Translate>
      )}
      {isCutOff && ' '}
      {isCutOff && (
        <Translate id="adopt.summary.cutOff">
          The text ends in the middle: what comes after is missing.
        </Translate>
      )}
    </p>
  );
}

function Crashes({ crashes }: { crashes: readonly string[] }): ReactNode {
  return (
    <>
      <h3>
        <Translate id="adopt.crashes.title">ESLint stopped</Translate>
      </h3>
      <p role="status">
        <Translate id="adopt.crashes.lead">
          An error ended ESLint before it had linted everything. Fix it first:
          other reports may be missing.
        </Translate>
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

const nouns = {
  reports: (count: string) =>
    translate(
      { id: 'adopt.count.reports', message: '{count} report|{count} reports' },
      { count },
    ),
  files: (count: string) =>
    translate(
      { id: 'adopt.count.files', message: '{count} file|{count} files' },
      { count },
    ),
  errors: (count: string) =>
    translate(
      { id: 'adopt.count.errors', message: '{count} error|{count} errors' },
      { count },
    ),
  warnings: (count: string) =>
    translate(
      {
        id: 'adopt.count.warnings',
        message: '{count} warning|{count} warnings',
      },
      { count },
    ),
  repeated: (count: string) =>
    translate(
      {
        id: 'adopt.count.repeated',
        message: '{count} repeated report|{count} repeated reports',
      },
      { count },
    ),
};

/** Says how many there are of something. */
function useCount(): (noun: keyof typeof nouns, number: number) => string {
  const { selectMessage } = usePluralForm();
  return (noun, number) =>
    selectMessage(number, nouns[noun](number.toLocaleString('en-US')));
}
