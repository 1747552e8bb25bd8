import { memo, type ReactNode, useState } from 'react';
import { isAboutAny } from '../../linter/anyOrigin/rulesAboutAny';
import type { OriginStep } from '../../linter/protocol';
import { OriginTrace } from '../../origins/OriginTrace';
import chevron from '../../ui/Chevron.module.css';
import { InlineCode } from '../../ui/InlineCode';
import report from '../../ui/Report.module.css';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { PlaceButton, RuleLink } from '../controls';
import controls from '../controls.module.css';
import { reveal } from '../sides/navigation';
import { usePlayground } from '../state/PlaygroundContext';
import type { Problem } from './problem';
import styles from './ProblemsPanel.module.css';
import { ProposedEdits } from './ProposedEdits';

const severities = { error: 'Error', info: 'Hint', warning: 'Warning' };

/**
 * A problem, its place, its rule, and the changes that it proposes, in the order and the colors of a
 * report on a rule's page (`src/examples/NoteText`). Lists are long and typing is fast: it
 * is rendered again only when it says something else.
 */
export const ReportItem = memo(function ReportItem({
  problem,
  usable = false,
  file,
  children,
}: {
  problem: Problem;
  /** Whether the linter looks at the code, so that the problem's edits fit it, or soon will. */
  usable?: boolean;
  /** The name of the file that it's in, where that isn't the shown one: it then leads there. */
  file?: string | undefined;
  /** What else there is to say of it, in a few words. */
  children?: string;
}): ReactNode {
  const { code, message, messageId, severity, source, untyped } = problem;
  return (
    <li className={report.report} data-severity={severity}>
      <p>
        <InlineCode text={message} />
      </p>
      <p className={report.facts}>
        <PlaceButton className={styles.place} place={problem} file={file} />
        {code !== undefined && (
          <RuleLink
            className={styles.rule}
            ruleId={code}
            messageId={messageId}
          />
        )}
        <span className={report.severity}>{severities[severity]}</span>
        <span className={styles.source}>{source}</span>
        {children && <span className={styles.source}>{children}</span>}
      </p>
      {file === undefined &&
        code !== undefined &&
        // Of what follows from an import without types, the list says where it comes from.
        untyped === undefined &&
        isAboutAny(code, message) && <AnyOrigin problem={problem} />}
      {file === undefined && problem.proposals.length > 0 && (
        <ProposedEdits problem={problem} usable={usable} />
      )}
    </li>
  );
});

/** Where the `any` comes from that a problem is about. It is asked for once it's unfolded. */
function AnyOrigin({ problem }: { problem: Problem }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.origin}
      onToggle={event => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className={chevron.chevron}>
        Where does this <code>any</code> come from?
      </summary>
      {isOpen && <Origin problem={problem} />}
    </details>
  );
}

function Origin({
  problem: { code, column, endColumn, endLine, line, messageId },
}: {
  problem: Problem;
}): ReactNode {
  const { store } = usePlayground();
  const place = {
    line,
    column,
    endLine,
    endColumn,
    ruleId: code ?? null,
    ...(messageId !== undefined && { messageId }),
  };
  const { last, isAwaited } = useWorkerAnswer(
    JSON.stringify(place),
    (client, input) => client.ask('origin', input, place),
  );
  const show = ({ place: origin }: OriginStep): void => {
    if ('range' in origin) {
      reveal(store, origin.range);
    }
  };
  return last ? (
    <OriginTrace {...last} onShow={show} opensTab />
  ) : (
    <p role="status" className={controls.hint}>
      {isAwaited ? 'Following the value …' : 'It can’t be followed here.'}
    </p>
  );
}
