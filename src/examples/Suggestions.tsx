import type { ReactNode } from 'react';
import chevron from '../ui/Chevron.module.css';
import { InlineCode } from '../ui/InlineCode';
import type { Proposal } from './exampleData';
import styles from './NoteText.module.css';

interface Props {
  /** Of the note: one of its proposals is shown in the code at a time. */
  group: string | undefined;
  suggestions: readonly Proposal[];
  isFolded: boolean;
}

/** What a report suggests: each suggestion can be unfolded, and is then shown in the code. */
export function Suggestions({
  group,
  suggestions,
  isFolded,
}: Props): ReactNode {
  const [first, ...others] = suggestions;
  if (isFolded && first && others.length === 0) {
    return (
      <details name={group} data-proposal={first.number}>
        <summary className={chevron.chevron}>1 suggestion</summary>
        <p>
          <Text {...first} />
        </p>
      </details>
    );
  }
  const list = suggestions.map(suggestion => (
    <details
      key={suggestion.number}
      className={styles.suggestion}
      name={group}
      data-proposal={suggestion.number}
    >
      <summary className={chevron.chevron}>
        <InlineCode text={suggestion.message ?? ''} />
      </summary>
      <span className={styles.messageId}>{suggestion.messageId}</span>
    </details>
  ));
  return isFolded ? (
    <details>
      <summary
        className={chevron.chevron}
      >{`${String(suggestions.length)} suggestions`}</summary>
      {list}
    </details>
  ) : (
    list
  );
}

function Text({ message = '', messageId }: Proposal): ReactNode {
  return (
    <>
      <InlineCode text={message} />{' '}
      <span className={styles.messageId}>{messageId}</span>
    </>
  );
}
