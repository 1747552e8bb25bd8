import type { ReactNode } from 'react';
import { useKnownRules } from '../../rules/useKnownRules';
import buttons from '../../ui/pageButton.module.css';
import type { PageStore } from '../usePageState';
import styles from './CheckPart.module.css';
import { FindingList } from './FindingList';
import { FlatConfig } from './FlatConfig';
import { Proof } from './Proof';
import { useCheckedText } from './useCheckedText';

/** What is wrong with the config, and the config as a flat one. */
export function CheckPart({ page }: { page: PageStore }): ReactNode {
  const loaded = useKnownRules();
  const answer = useCheckedText(
    page.config,
    loaded.state === 'loaded' ? loaded.known : undefined,
  );
  if (loaded.state === 'failed') {
    return (
      <p role="status">
        The list of rules didn’t arrive, so the config can’t be checked.{' '}
        <button type="button" className={buttons.button} onClick={loaded.retry}>
          Try again
        </button>
      </p>
    );
  }
  if (answer === undefined) {
    return (
      <p role="status" className={styles.status}>
        {page.config.trim() === '' ? '' : 'Reading the config …'}
      </p>
    );
  }
  if (answer.state === 'refused') {
    return (
      <p role="status" className={styles.refused}>
        {answer.message}
      </p>
    );
  }
  const { checked, moved } = answer;
  return (
    <div className={styles.results}>
      <FindingList checked={checked} page={page} />
      {moved && (
        <>
          <FlatConfig moved={moved} />
          <Proof proof={moved.proof} />
        </>
      )}
    </div>
  );
}
