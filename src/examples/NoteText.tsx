import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { OriginTrace } from '../origins/OriginTrace';
import { ruleLink } from '../rules/ruleLink';
import chevron from '../ui/Chevron.module.css';
import { InlineCode } from '../ui/InlineCode';
import { ApplyButton } from './ApplyButton';
import {
  type ExampleReport,
  markId,
  messageAnchor,
  messageTextId,
} from './exampleData';
import styles from './NoteText.module.css';
import { Suggestions } from './Suggestions';

interface Props {
  /** What the ids of marks and messages start with. */
  codeId: string;
  /** Of the note: one of its proposals is shown in the code at a time. */
  group: string | undefined;
  report: ExampleReport;
  /** Whether suggestions are listed, rather than folded. */
  listsSuggestions: boolean;
  /** Applies a proposal, by its number; absent where the code can't be changed. */
  onApply?: ((proposal: number) => void) | undefined;
}

/** What a rule reports: message, places, rule, and what can be done about it. */
export function NoteText({
  codeId,
  group,
  report,
  listsSuggestions,
  onApply,
}: Props): ReactNode {
  const { change, fix, isFirst, message, messageId, number, places, rule } =
    report;
  return (
    // `lightUpReports` finds it, its message and its places by these attributes.
    <div
      className={styles.report}
      id={isFirst ? messageAnchor(messageId) : undefined}
      data-report=""
      data-diff={change}
    >
      <p id={messageTextId(codeId, number)}>
        <InlineCode text={message} />
      </p>
      <div className={styles.facts}>
        {places.map(place => (
          <a
            key={place}
            className={styles.place}
            href={`#${markId(codeId, place)}`}
          >
            {/* For those who don't see what it's next to. */}
            <span className={styles.spoken}>Line </span>
            {place}
          </a>
        ))}
        {rule !== undefined && (
          <Link className={styles.rule} to={ruleLink(rule)}>
            {rule.replace('@typescript-eslint/', '')}
          </Link>
        )}
        {fix && (
          <details name={group} data-proposal={fix.number}>
            <summary className={chevron.chevron}>Fix</summary>
          </details>
        )}
        {fix && onApply && (
          <ApplyButton
            label="Apply fix"
            onClick={() => {
              onApply(fix.number);
            }}
          />
        )}
        {listsSuggestions && <MessageId {...report} />}
        {report.suggestions && (
          <Suggestions
            group={group}
            suggestions={report.suggestions}
            isFolded={!listsSuggestions}
            onApply={onApply}
          />
        )}
        {!listsSuggestions && <MessageId {...report} />}
        {report.origin && (
          <details>
            <summary className={chevron.chevron}>
              Where the <code>any</code> comes from
            </summary>
            <OriginTrace {...report.origin} />
          </details>
        )}
      </div>
    </div>
  );
}

/**
 * For those who write or disable rules by it. On the rule's page, it links to the first report that has
 * it; elsewhere, the rule's name is what leads on.
 */
function MessageId({
  rule,
  messageId,
  fix,
  suggestions,
}: ExampleReport): ReactNode {
  // Of code that can't be parsed: no rule has said that.
  if (messageId === '') {
    return null;
  }
  if (rule === undefined) {
    return (
      <a className={styles.messageId} href={`#${messageAnchor(messageId)}`}>
        {messageId}
      </a>
    );
  }
  return (
    (fix ?? suggestions) && (
      <span className={styles.messageId}>{messageId}</span>
    )
  );
}
