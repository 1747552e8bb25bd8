import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import type { PlaygroundRule } from '../linter/protocol';
import { ConfigFormats } from '../rules/ConfigFormats';
import { loadKnownRules } from '../rules/loadKnownRules';
import { plural } from '../text/plural';
import chevron from '../ui/Chevron.module.css';
import { Choices } from '../ui/Choices';
import { CodeBlock } from '../ui/CodeBlock';
import { DataTable } from '../ui/DataTable';
import { InlineCode } from '../ui/InlineCode';
import { type Cause, findCauses } from './causes/findCauses';
import {
  countByRule,
  guessRoot,
  type Leniency,
  makePlan,
  type PlanStep,
  printAdoption,
  type RuleCount,
} from './plan/makePlan';
import styles from './ReadOutcome.module.css';
import { readReports, type ReportReading } from './readReports';

/** What ESLint printed, by cause and by rule, with a plan and a config to begin with. */
export function ReadOutcome({ text }: { text: string }) {
  const reading = useReading(text);
  return typeof reading === 'number' ? (
    <p role="status">
      {`Reading: ${String(Math.round(reading * 100))} percent …`}
    </p>
  ) : reading.reports.length === 0 ? (
    <NoReports {...reading} />
  ) : (
    <Reports reading={reading} />
  );
}

/** How long the page may stand still, in milliseconds: less than a frame. */
const longestStep = 12;

/**
 * Reads what ESLint printed bit by bit, so that the page stays usable with megabytes.
 *
 * @returns how much is read, from 0 to 1, until all is
 */
function useReading(text: string): ReportReading | number {
  const [result, setResult] = useState<{
    of: string;
    is: ReportReading | number;
  }>();
  useEffect(() => {
    const steps = readReports(text);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const end = performance.now() + longestStep;
      let step = steps.next();
      while (!step.done && performance.now() < end) {
        step = steps.next();
      }
      setResult({ of: text, is: step.value });
      if (!step.done) {
        timer = setTimeout(goOn);
      }
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [text]);
  return result?.of === text ? result.is : 0;
}

function NoReports({ crashes, isDamaged }: ReportReading) {
  return crashes.length > 0 ? (
    <Crashes crashes={crashes} />
  ) : (
    <p role="status">
      No reports found in this text.{' '}
      {isDamaged && 'It’s JSON, and it’s damaged before the first report. '}
      Paste what <code>npx eslint .</code> printed, with the lines that name the
      files.
    </p>
  );
}

function Reports({ reading }: { reading: ReportReading }) {
  const known = useRulesById();
  const { causes, rest } = useMemo(() => findCauses(reading), [reading]);
  const { fixable } = reading;
  const rules = useMemo(
    () => countByRule(rest, known, fixable),
    [rest, known, fixable],
  );
  const root = useMemo(() => guessRoot(reading.reports), [reading]);
  const { later, steps } = makePlan(causes, rules, fixable);
  return (
    <div className={clsx('markdown', styles.outcome)}>
      <Summary reading={reading} />
      {reading.crashes.length > 0 && <Crashes crashes={reading.crashes} />}
      {causes.length > 0 && <Causes causes={causes} root={root} />}
      {rules.length > 0 && <RuleTable rules={rules} />}
      <Plan steps={steps} />
      {later.length > 0 && (
        <AdoptionConfig
          rules={later}
          root={root}
          hasCauses={causes.length > 0}
        />
      )}
    </div>
  );
}

function Summary({ reading }: { reading: ReportReading }) {
  const { reports, formats, repeated, fixable, isDamaged } = reading;
  const named = reports.filter(({ file }) => file !== '');
  const files = new Set(named.map(({ file }) => file)).size;
  const errors = reports.filter(({ severity }) => severity === 'error').length;
  const sentences = [
    `${plural(reports.length, 'report')} in ${plural(files, 'file')}: ${plural(errors, 'error')} and ${plural(reports.length - errors, 'warning')}, read as ${formats.join(' and ')}.`,
    repeated > 0 && `${plural(repeated, 'repeated report')} left out.`,
    fixable !== undefined && `ESLint says it can fix ${String(fixable)}.`,
    named.length < reports.length &&
      `For ${plural(reports.length - named.length, 'report')} the text doesn’t say in which file.`,
    isDamaged &&
      'The JSON in it is damaged or cut off, so reports may be missing.',
  ];
  return <p role="status">{sentences.filter(Boolean).join(' ')}</p>;
}

function Crashes({ crashes }: { crashes: readonly string[] }) {
  return (
    <>
      <h2>ESLint stopped</h2>
      <p role="status">
        ESLint stopped with an error before it had linted everything. Fix that
        first: other reports may be missing.
      </p>
      <ul>
        {crashes.map(crash => (
          <li key={crash}>
            <code>{crash}</code>{' '}
            <Link to={`/search?q=${encodeURIComponent(crash)}`}>
              Look it up
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Every rule of the plugin and of the core by id. Empty until they are loaded, or if they can't be:
 * then rules have no links, and what can be fixed is known from ESLint's JSON alone.
 */
function useRulesById(): ReadonlyMap<string, PlaygroundRule> {
  const [byId, setById] = useState(new Map<string, PlaygroundRule>());
  useEffect(() => {
    loadKnownRules().then(
      ({ rules }) => setById(new Map(rules.map(rule => [rule.id, rule]))),
      () => undefined,
    );
  }, []);
  return byId;
}

function Plan({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <>
      <h2>A plan</h2>
      <DataTable
        columns={['Step', 'Removes', 'Left']}
        rows={steps.map(step => [
          <InlineCode text={step.text} />,
          step.mayRemove
            ? `${String(step.removes)} to ${String(step.removes + step.mayRemove)}`
            : step.removes,
          step.mayRemove
            ? `${String(step.left - step.mayRemove)} to ${String(step.left)}`
            : step.left,
        ])}
      />
    </>
  );
}

const shownDetails = 6;

interface CausesProps {
  causes: readonly Cause[];
  /** Folder that paths begin with, which goes without saying. */
  root: string;
}

function Causes({ causes, root }: CausesProps) {
  return (
    <>
      <h2>Causes</h2>
      <ol>
        {causes.map(cause => (
          <li key={cause.id}>
            <p className={styles.title}>
              <InlineCode text={cause.title} />{' '}
              <span className={styles.count}>
                {plural(cause.reports.length, 'report')}
              </span>
            </p>
            <p>
              <InlineCode text={cause.advice} />{' '}
              <Link to={cause.page}>{cause.pageTitle}</Link>
            </p>
            <Details details={cause.details} root={root} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Details({ details, root }: Pick<Cause, 'details'> & { root: string }) {
  const items = details.map(({ name, count }) => (
    <li key={name}>
      <code>
        {name.startsWith(root) ? name.slice(root.length) || '.' : name}
      </code>
      : {count}
    </li>
  ));
  return (
    <>
      <ul>{items.slice(0, shownDetails)}</ul>
      {items.length > shownDetails && (
        <details>
          <summary
            className={chevron.chevron}
          >{`${String(items.length - shownDetails)} more`}</summary>
          <ul>{items.slice(shownDetails, 500)}</ul>
        </details>
      )}
    </>
  );
}

function RuleTable({ rules }: { rules: readonly RuleCount[] }) {
  return (
    <>
      <h2>Reports by rule</h2>
      <DataTable
        columns={['Rule', 'Reports', 'Files', 'Gone with --fix']}
        rows={rules.map(({ fixed, mayBeFixed, ruleId, url, ...counts }) => {
          const name = <code>{ruleId}</code>;
          return [
            url === undefined ? name : <Link to={url}>{name}</Link>,
            counts.reports.length,
            counts.files,
            mayBeFixed > 0 ? `up to ${String(mayBeFixed)}` : fixed || '',
          ];
        })}
      />
    </>
  );
}

interface Props {
  rules: readonly RuleCount[];
  root: string;
  hasCauses: boolean;
}

const leniencies: readonly { value: Leniency; label: string }[] = [
  { value: 'warn', label: 'Warnings' },
  { value: 'files', label: 'Off in the files that have reports today' },
  { value: 'off', label: 'Off everywhere' },
];

function AdoptionConfig({ hasCauses, rules, root }: Props) {
  const [folder, setFolder] = useState(root);
  const print = (format: 'eslintrc' | 'flat', leniency: Leniency) => (
    <CodeBlock language={format === 'flat' ? 'js' : 'json'}>
      {`${printAdoption(rules, format, leniency, folder)}\n`}
    </CodeBlock>
  );
  return (
    <>
      <h2>A config to start with</h2>
      <p>
        {hasCauses &&
          'Fix the causes above first. Their reports aren’t in this config. '}
        Put this after your presets. The rules keep their options. With{' '}
        <code>--max-warnings</code> set to today’s number, warnings can only get
        fewer.
      </p>
      <Choices
        label="The rest of the reports"
        choices={leniencies.map(({ label, value }) => ({
          value,
          label,
          content: (
            <>
              {value === 'files' && (
                <label className={styles.folder}>
                  Folder of the config{' '}
                  <input
                    className="field"
                    value={folder}
                    spellCheck={false}
                    onChange={({ target }) => setFolder(target.value)}
                  />
                </label>
              )}
              <ConfigFormats
                flat={print('flat', value)}
                legacy={print('eslintrc', value)}
              />
            </>
          ),
        }))}
      />
    </>
  );
}
