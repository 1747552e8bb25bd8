import clsx from 'clsx';
import { type ReactNode, use, useRef, useState } from 'react';
import type { SourceType } from '../playground/state/playgroundState';
import type { Diff } from '../text/diffText';
import { type Json, readJson } from '../text/json';
import { CopyButton } from '../ui/CopyButton';
import { Caption } from './Caption';
import { DiffDetails } from './DiffDetails';
import styles from './Example.module.css';
import type { ExampleReport, Verdict } from './exampleData';
import { halfIds, PairContext } from './PairContext';
import { PlaygroundLink } from './PlaygroundLink';
import { ReportList } from './ReportList';
import { VerdictLabel } from './VerdictLabel';

/** What the build knows of an example: text only, since it comes from Markdown. */
interface Props {
  /** Start of the ids in it, of its own on the page. */
  id: string;
  verdict: Verdict;
  /** The code, colored, with the reported ranges marked. */
  html: string;
  /** As in a config. */
  ruleId: string;
  /** Address of the rule's page, where the example is not on it. */
  ruleUrl?: string;
  fileName: string;
  title?: string;
  sourceType?: SourceType;
  /** Options as JSON, as they follow the severity in a config. */
  options?: string;
  /** JSON; those that differ from the default. */
  compilerOptions?: string;
  /** Codes of the compile errors that the code is meant to have. */
  typeErrors?: string;
  reports?: Json<ExampleReport[]>;
  /** What the rule's fixer makes of the code. */
  fix?: Diff;
}

/** Code that a rule reports, with the reports, or code that it accepts. */
export function Example(props: Props): ReactNode {
  const { id, verdict, html, reports, fix } = props;
  const code = useRef<HTMLElement>(null);
  const [linkFailed, setLinkFailed] = useState(false);
  const pair = use(PairContext);
  const ids = halfIds(pair?.id ?? id, verdict);
  return (
    <div
      className={clsx(styles.example, pair ? styles.half : styles.single)}
      id={ids.panel}
      {...(pair
        ? { role: 'tabpanel', 'aria-labelledby': ids.tab }
        : { role: 'group', 'aria-labelledby': `${id}-label` })}
      data-shown={pair ? pair.shown === verdict : undefined}
    >
      <div className={styles.bar}>
        <p className={styles.label} id={pair ? undefined : `${id}-label`}>
          <VerdictLabel verdict={verdict} />
        </p>
        <PlaygroundLink code={code} onFailed={setLinkFailed} {...props} />
      </div>
      {linkFailed && (
        <p className={styles.failed} role="alert">
          The link to the playground could not be loaded. Check the connection
          and try again.
        </p>
      )}
      <Caption {...props} />
      <div className={styles.body}>
        <pre
          className={styles.code}
          data-numbers={numbersUpTo(html.split('\n').length)}
        >
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyButton />
      </div>
      {reports !== undefined && (
        <ReportList id={id} reports={readJson(reports)} />
      )}
      {fix !== undefined && (
        <div className={styles.fix}>
          <DiffDetails
            diff={fix}
            summary={
              <>
                Fixed by <code>eslint --fix</code>
              </>
            }
          />
        </div>
      )}
    </div>
  );
}

/** Line numbers as text for a style to show, so that they are never selected or copied. */
function numbersUpTo(count: number): string {
  return Array.from({ length: count }, (_, index) => index + 1).join('\n');
}
