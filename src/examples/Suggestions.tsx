import type { ReactNode } from 'react';
import { plural } from '../text/plural';
import chevron from '../ui/Chevron.module.css';
import { InlineCode } from '../ui/InlineCode';
import { ApplyButton } from './ApplyButton';
import type { Proposal } from './exampleData';
import styles from './NoteText.module.css';

interface Props {
  /** Of the note: one of its proposals is shown in the code at a time. */
  group: string | undefined;
  suggestions: readonly Proposal[];
  isFolded: boolean;
  /** Applies one, by its number; absent where the code can't be changed. */
  onApply?: ((proposal: number) => void) | undefined;
}

/** What a report suggests: each suggestion can be unfolded, and is then shown in the code. */
export function Suggestions({
  group,
  suggestions,
  isFolded,
  onApply,
}: Props): ReactNode {
  const [first, ...others] = suggestions;
  const count = plural(suggestions.length, 'suggestion');
  const apply = ({ message = '', number }: Proposal): ReactNode =>
    onApply && (
      <ApplyButton
        label={`Apply ${message}`}
        onClick={() => {
          onApply(number);
        }}
      />
    );
  if (isFolded && first && others.length === 0) {
    return (
      <details name={group} data-proposal={first.number}>
        <summary className={chevron.chevron}>{count}</summary>
        <p>
          <Text {...first} />
          {apply(first)}
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
      {apply(suggestion)}
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

function Text({ message = '', messageId }: Proposal): ReactNode {
  return (
    <>
      <InlineCode text={message} />{' '}
      <span className={styles.messageId}>{messageId}</span>
    </>
  );
}
