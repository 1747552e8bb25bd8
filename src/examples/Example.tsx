import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Diff } from '../text/diffText';
import { type Json, readJson } from '../text/json';
import { CopyButton } from '../ui/CopyButton';
import { Caption, type CaptionProps } from './Caption';
import { DiffDetails } from './DiffDetails';
import styles from './Example.module.css';
import type { ExampleReport, Verdict } from './exampleData';
import { PlaygroundLink } from './PlaygroundLink';
import { ReportList } from './ReportList';

/** What the build knows of an example: text only, since it comes from Markdown. */
interface Props {
  /** Start of the ids in it, of its own on the page. Without reports, there are none. */
  id?: string;
  verdict: Verdict;
  /** The code, colored, with the reported ranges marked. */
  html: string;
  /** As in a config. */
  ruleId: string;
  /** What the playground needs to know apart from code and rule, as a hash. */
  setting: string;
  reports?: Json<ExampleReport[]>;
  /** What the rule's fixer makes of the code. */
  fix?: Diff;
}

const words: Record<Verdict, string> = {
  correct: 'Correct',
  incorrect: 'Incorrect',
};

/** Code that a rule reports, with the reports, or code that it accepts. */
export function Example({
  id = '',
  verdict,
  html,
  ruleId,
  setting,
  reports,
  fix,
  ...caption
}: Omit<CaptionProps, keyof Props> & Props): ReactNode {
  return (
    <figure className={styles.example}>
      <figcaption className={clsx(styles.bar, styles[verdict])}>
        {words[verdict]}
        <PlaygroundLink ruleId={ruleId} setting={setting} />
      </figcaption>
      <Caption {...caption} ruleId={ruleId} />
      <pre
        className={styles.code}
        data-numbers={numbersUpTo(html.split('\n').length)}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyButton />
      {reports !== undefined && (
        <ReportList exampleId={id} reports={readJson(reports)} />
      )}
      {fix !== undefined && (
        <div className={styles.fix}>
          <DiffDetails diffs={[fix]}>
            Fixed by <code>eslint --fix</code>
          </DiffDetails>
        </div>
      )}
    </figure>
  );
}

/** Line numbers as text for a style to show, so that they are never selected or copied. */
function numbersUpTo(count: number): string {
  return Array.from({ length: count }, (_, index) => index + 1).join('\n');
}
