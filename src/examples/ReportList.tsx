import type { ReactNode } from 'react';
import { InlineCode } from '../ui/InlineCode';
import { DiffDetails } from './DiffDetails';
import type { ExampleReport, FixSummary } from './exampleData';
import styles from './ReportList.module.css';

interface Props {
  /** The example's, which the ids of marks and reports start with. */
  id: string;
  reports: readonly ExampleReport[];
}

/** What a rule reports in an example, in the order of the code. */
export function ReportList({ id, reports }: Props): ReactNode {
  return (
    <ol className={styles.reports} aria-label="Reports">
      {reports.map((report, index) => (
        <Report
          key={index}
          codeId={`${id}-c${String(index + 1)}`}
          textId={`${id}-r${String(index + 1)}`}
          report={report}
        />
      ))}
    </ol>
  );
}

function Report({
  codeId,
  textId,
  report,
}: {
  codeId: string;
  textId: string;
  report: ExampleReport;
}): ReactNode {
  const { line, column, fix, suggestions = [] } = report;
  return (
    <li className={styles.report}>
      <a className={styles.position} href={`#${codeId}`}>
        <span className={styles.spoken}>Line </span>
        {`${String(line)}:${String(column)}`}
      </a>
      <div className={styles.text}>
        <p>
          <span id={textId}>
            <InlineCode text={report.message} />
          </span>{' '}
          <span className={styles.messageId}>{report.messageId}</span>
        </p>
        {fix && (
          <p>
            <span className={styles.kind}>Fix:</span> <Summary fix={fix} />
          </p>
        )}
        {suggestions.map((suggestion, index) => (
          <DiffDetails
            key={index}
            diff={suggestion.diff}
            summary={
              <>
                <span className={styles.kind}>Suggestion:</span>{' '}
                <InlineCode text={suggestion.message} />{' '}
                <span className={styles.messageId}>{suggestion.messageId}</span>
              </>
            }
          />
        ))}
      </div>
    </li>
  );
}

function Summary({ fix }: { fix: FixSummary | 'below' }): ReactNode {
  if (fix === 'below') {
    return 'shown below';
  }
  const { removed, inserted } = fix;
  if (removed === '') {
    return (
      <>
        add <ins>{inserted}</ins>
      </>
    );
  }
  if (inserted === '') {
    return (
      <>
        remove <del>{removed}</del>
      </>
    );
  }
  return (
    <>
      replace <del>{removed}</del> with <ins>{inserted}</ins>
    </>
  );
}
