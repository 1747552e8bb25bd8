import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ConfigDocument } from '../../config/configDocument';
import { moveConfig, type MovedConfig } from '../../config/moveConfig';
import type { OpenedConfig, PastedConfig } from '../../config/openConfig';
import { reviewConfig } from '../../config/review/reviewConfig';
import type { KnownRules } from '../../linter/protocol';
import { NoRules } from '../../rules/NoRules';
import { useKnownRules } from '../../rules/useKnownRules';
import type { ToolStore } from '../useToolState';
import styles from './CheckPart.module.css';
import { FindingList } from './FindingList';
import { FlatConfig } from './FlatConfig';

interface Props {
  store: ToolStore;
  pasted: PastedConfig;
}

/** What is wrong with the config, and the config as a flat one. */
export function CheckPart({ store, pasted }: Props): ReactNode {
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
    <Results store={store} opened={pasted.opened} known={rules.known} />
  ) : (
    <p role="status">Reading the config …</p>
  );
}

function Results({
  known,
  opened,
  store,
}: {
  known: KnownRules;
  opened: OpenedConfig;
  store: ToolStore;
}): ReactNode {
  const { document } = opened;
  const findings = useMemo(
    () => reviewConfig(document, known),
    [document, known],
  );
  const moved = useMovedConfig(document, known);
  return (
    <>
      <FindingList
        findings={findings}
        opened={opened}
        store={store}
        known={known}
      />
      <div>
        {typeof moved === 'string' ? (
          <p role="status" className={styles.refused}>
            {moved}
          </p>
        ) : (
          moved && <FlatConfig moved={moved} />
        )}
      </div>
    </>
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
