import type { ReactNode } from 'react';
import { InlineCode } from '../ui/InlineCode';
import { DiffDetails } from './DiffDetails';
import {
  type ExampleFix,
  type ExampleReport,
  type ExampleSuggestion,
  type FixSummary,
  markId,
  messageTextId,
} from './exampleData';
import styles from './ReportList.module.css';

interface Props {
  /** What the ids of marks and messages start with. */
  exampleId: string;
  reports: readonly ExampleReport[];
}

/** What a rule reports in an example, in the order of the code. */
export function ReportList({ exampleId, reports }: Props): ReactNode {
  return (
    <ol className={styles.reports} aria-label="Reports">
      {reports.map(
        ({ message, messageId, places, fixes, suggestions }, index) => (
          // `lightUpReports` finds it, its message and its places by these attributes.
          <li key={index} className={styles.report} data-report="">
            <span className={styles.places}>
              {places.map(place => (
                <a key={place} href={`#${markId(exampleId, place)}`}>
                  <span className={styles.spoken}>Line </span>
                  {place}
                </a>
              ))}
            </span>
            <p id={messageTextId(exampleId, index + 1)}>
              <InlineCode text={message} />
            </p>
            <span className={styles.messageId}>{messageId}</span>
            {fixes && <Fixes fixes={fixes} />}
            {suggestions?.map((suggestion, index) => (
              <Suggestion key={index} {...suggestion} />
            ))}
          </li>
        ),
      )}
    </ol>
  );
}

function Fixes({ fixes }: { fixes: readonly ExampleFix[] }): ReactNode {
  return fixes.map(({ places, summary }, index) => (
    <p key={index}>
      <span className={styles.kind}>
        {places ? `Fix at ${places.join(', ')}:` : 'Fix:'}
      </span>{' '}
      <Summary summary={summary} />
    </p>
  ));
}

function Summary({ summary }: { summary: FixSummary | 'below' }): ReactNode {
  if (summary === 'below') {
    return 'shown below';
  }
  const { removed, inserted } = summary;
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

function Suggestion({
  message,
  messageId,
  diffs,
}: ExampleSuggestion): ReactNode {
  return (
    <div>
      <DiffDetails diffs={diffs}>
        <span className={styles.kind}>Suggestion:</span>{' '}
        <InlineCode text={message} />{' '}
        <span className={styles.messageId}>{messageId}</span>
      </DiffDetails>
    </div>
  );
}
