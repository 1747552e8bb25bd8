import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ConfigDocument } from '../../config/configDocument';
import { moveConfig, type MovedConfig } from '../../config/moveConfig';
import type { OpenedConfig, PastedConfig } from '../../config/openConfig';
import { reviewConfig } from '../../config/review/reviewConfig';
import type { KnownRules } from '../../linter/protocol';
import { NoRules } from '../../rules/NoRules';
import { useKnownRules } from '../../rules/useKnownRules';
import type { PageStore } from '../usePageState';
import styles from './CheckPart.module.css';
import { FindingList } from './FindingList';
import { FlatConfig, Proof } from './FlatConfig';

interface Props {
  page: PageStore;
  pasted: PastedConfig;
}

/** What is wrong with the config, and the config as a flat one. */
export function CheckPart({ page, pasted }: Props): ReactNode {
  const rules = useKnownRules();
  if (rules.state === 'failed') {
    return <NoRules rules={rules} />;
  }
  if (pasted.state === 'refused') {
    return (
      <p role="status" className={styles.refused}>
        {pasted.message}
      </p>
    );
  }
  return pasted.state === 'read' && rules.state === 'loaded' ? (
    <Results page={page} opened={pasted.opened} known={rules.known} />
  ) : (
    <p role="status" className={styles.status}>
      {pasted.state === 'none' ? '' : 'Reading the config …'}
    </p>
  );
}

function Results({
  known,
  opened,
  page,
}: {
  known: KnownRules;
  opened: OpenedConfig;
  page: PageStore;
}): ReactNode {
  const { document } = opened;
  const findings = useMemo(
    () => reviewConfig(document, known),
    [document, known],
  );
  const moved = useMovedConfig(document, known);
  return (
    <div className={styles.results}>
      <FindingList
        findings={findings}
        opened={opened}
        page={page}
        known={known}
      />
      {typeof moved === 'string' ? (
        <p role="status" className={styles.refused}>
          {moved}
        </p>
      ) : (
        moved && (
          <>
            <FlatConfig moved={moved} />
            <Proof proof={moved.proof} />
          </>
        )
      )}
    </div>
  );
}

/**
 * Moves the config once the findings are on the screen, since it takes longer than these. Meanwhile the last
 * one stays.
 *
 * @returns `undefined` when there is no config, and a text when it can't be moved
 */
function useMovedConfig(
  document: ConfigDocument,
  known: KnownRules,
): MovedConfig | string | undefined {
  const [moved, setMoved] = useState<MovedConfig | string>();
  useEffect(() => {
    const controller = new AbortController();
    void painted().then(() => {
      if (!controller.signal.aborted) {
        try {
          setMoved(moveConfig(document, known));
        } catch (error) {
          setMoved(error instanceof Error ? error.message : String(error));
        }
      }
    });
    return () => {
      controller.abort();
    };
  }, [document, known]);
  return moved;
}

/** Waits until what was set is on the screen: React may need the frame that comes first. */
function painted(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  });
}
