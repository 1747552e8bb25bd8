import Link from '@docusaurus/Link';
import { OriginTrace } from '../origins/OriginTrace';
import { ruleLink } from '../rules/ruleLink';
import { plural } from '../text/plural';
import chevron from '../ui/Chevron.module.css';
import { InlineCode } from '../ui/InlineCode';
import {
  type ExampleReport,
  markId,
  messageAnchor,
  messageTextId,
  type Proposal,
} from './exampleData';
import styles from './NoteText.module.css';

interface Props {
  codeId: string;
  /** Of the note: one of its proposals is shown in the code at a time. */
  group: string | undefined;
  report: ExampleReport;
  listsSuggestions: boolean;
  onApply?: ((proposal: number) => void) | undefined;
}

/** What a rule reports: message, places, rule, and what can be done about it. */
export function NoteText({
  codeId,
  group,
  report,
  listsSuggestions,
  onApply,
}: Props) {
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
      {/* A browser that translates takes texts away from React: another message replaces all of this one. */}
      <p key={message} id={messageTextId(codeId, number)}>
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
        {fix && <ApplyButton {...fix} onApply={onApply} />}
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
function MessageId({ rule, messageId, fix, suggestions }: ExampleReport) {
  // The parser's message about code that it can't read: no rule has said that.
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

/** What a report suggests: each suggestion can be unfolded, and is then shown in the code. */
function Suggestions({
  group,
  suggestions,
  isFolded,
  onApply,
}: Pick<Props, 'group' | 'onApply'> & {
  suggestions: readonly Proposal[];
  isFolded: boolean;
}) {
  const [first, ...others] = suggestions;
  const count = plural(suggestions.length, 'suggestion');
  if (isFolded && first && others.length === 0) {
    return (
      <details name={group} data-proposal={first.number}>
        <summary className={chevron.chevron}>{count}</summary>
        <p key={first.message}>
          <InlineCode text={first.message ?? ''} />{' '}
          <span className={styles.messageId}>{first.messageId}</span>
          <ApplyButton {...first} onApply={onApply} />
        </p>
      </details>
    );
  }
  const list = suggestions.map(suggestion => (
    <details
      key={`${String(suggestion.number)} ${suggestion.message ?? ''}`}
      className={styles.suggestion}
      name={group}
      data-proposal={suggestion.number}
    >
      <summary className={chevron.chevron}>
        <InlineCode text={suggestion.message ?? ''} />
      </summary>
      <span className={styles.messageId}>{suggestion.messageId}</span>
      <ApplyButton {...suggestion} onApply={onApply} />
    </details>
  ));
  return isFolded ? (
    <details>
      <summary className={chevron.chevron}>{count}</summary>
      {list}
    </details>
  ) : (
    list
  );
}

function ApplyButton({
  message = 'fix',
  number,
  onApply,
}: Pick<Props, 'onApply'> & Proposal) {
  return (
    onApply && (
      <button
        type="button"
        className={styles.apply}
        // For those who don't see what is next to it: it begins with what the button says.
        aria-label={`Apply ${message.replaceAll('`', '')}`}
        onClick={() => onApply(number)}
      >
        Apply
      </button>
    )
  );
}
