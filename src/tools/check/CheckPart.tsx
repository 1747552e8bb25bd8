import {
  type ComponentProps,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import type { ConfigDocument } from '../../config/configDocument';
import { moveConfig, type MovedConfig } from '../../config/moveConfig';
import type { OpenedConfig, PastedConfig } from '../../config/openConfig';
import { reviewConfig } from '../../config/review/reviewConfig';
import type { KnownRules } from '../../linter/protocol';
import chevron from '../../ui/Chevron.module.css';
import { loadable } from '../../ui/loadable';
import { ConfigResult, Refused } from '../ConfigResult';
import page from '../ToolPage.module.css';
import type { ToolStore } from '../useToolState';
import styles from './CheckPart.module.css';
import { FindingList } from './FindingList';
import { FlatConfig } from './FlatConfig';

const Rulebook = loadable(async () => (await import('./Rulebook')).Rulebook);

interface Props {
  store: ToolStore;
  pasted: PastedConfig;
}

/** What is wrong with the config, and the config as a flat one. */
export function CheckPart({ store, pasted }: Props): ReactNode {
  return (
    <ConfigResult pasted={pasted} takesBroken>
      {(opened, known) => (
        <Results store={store} opened={opened} known={known} />
      )}
    </ConfigResult>
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
  // Moving takes longer than finding, so the findings come first. Meanwhile, what was moved before stays.
  const later = useDeferredValue<ConfigDocument | undefined>(
    document,
    undefined,
  );
  const moved = useMemo(() => later && tryToMove(later, known), [later, known]);
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
          <Refused>{moved}</Refused>
        ) : document.isBroken ? (
          <p className={page.waiting}>
            Once the config can be read, it’s here as an{' '}
            <code>eslint.config.mjs</code>.
          </p>
        ) : (
          moved && <FlatConfig leftOut={opened.notes} moved={moved} />
        )}
        <RulebookFold document={document} rules={known.rules} />
      </div>
    </>
  );
}

/** The rulebook is made once its reader asks for it. */
function RulebookFold(props: ComponentProps<typeof Rulebook>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.proof}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        <h2>The rules as a Markdown file</h2>{' '}
        <span className={chevron.chevron}>For people and assistants</span>
      </summary>
      {isOpen && <Rulebook {...props} />}
    </details>
  );
}

/** @returns a text where the config can't be moved, `undefined` where it is none */
function tryToMove(
  document: ConfigDocument,
  known: KnownRules,
): MovedConfig | string | undefined {
  try {
    return moveConfig(document, known);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
