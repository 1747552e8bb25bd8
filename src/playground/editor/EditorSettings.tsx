import Link from '@docusaurus/Link';
import {
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { writePageLink } from '../../configPage/pageLink';
import { selectConfig } from '../analysis/analysisSelectors';
import { wrapButtonAttribute } from '../beforeReact';
import { Button } from '../Button';
import { selectFormEdit, undoInForm } from '../configs/form/formEdits';
import controls from '../controls.module.css';
import { useWordWrap } from '../sides/useMedia';
import { prefer } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { ConfigName } from '../state/sharedState';
import { copyFlatConfig } from '../toolbar/share';
import styles from './EditorPane.module.css';
import { type TabKey, tabKey, usualTabKey } from './tabKey';

interface Props {
  /** The config that is shown, if one is. */
  config: ConfigName | undefined;
  /** Whether the code is shown. */
  hasCode: boolean;
}

/** How the texts that are shown are edited, and what can be done with a config. */
export function EditorSettings({ config, hasCode }: Props): ReactNode {
  const { store } = usePlayground();
  const asForm = useSelector(session => session.configsAsForm);
  const tabMovesFocus = useSelector(session => session.tabMovesFocus);
  const wordWrap = useWordWrap();
  const key = useTabKey();
  const hasForm = config !== undefined && asForm;
  return (
    <div className={styles.settings}>
      {(hasCode || !hasForm) && (
        <>
          <Setting
            className={styles.tabKey}
            on={tabMovesFocus}
            onChange={on => {
              store.set({ tabMovesFocus: on });
            }}
            shortcut={key.shortcut}
          >
            Tab leaves the editor
            <kbd className={styles.key} aria-hidden="true">
              {key.name}
            </kbd>
          </Setting>
          <Setting
            attributes={{ [wrapButtonAttribute]: '' }}
            on={wordWrap}
            onChange={on => {
              prefer(store, { wordWrap: on });
            }}
          >
            Wrap lines
          </Setting>
        </>
      )}
      {hasForm && <UndoInForm name={config} />}
      {config === 'eslintrc' && (
        <>
          <CheckConfigLink />
          <CopyFlatConfig />
        </>
      )}
    </div>
  );
}

/** The usual one until React has taken over the page, whose HTML has that. */
function useTabKey(): TabKey {
  return useSyncExternalStore(
    () => () => undefined,
    () => tabKey,
    () => usualTabKey,
  );
}

function UndoInForm({ name }: { name: ConfigName }): ReactNode {
  const { store } = usePlayground();
  const isPossible = useSelector(
    session => selectFormEdit(session, name) !== undefined,
  );
  return (
    <Button
      disabled={!isPossible}
      onClick={() => {
        undoInForm(store, name);
      }}
    >
      Undo in the form
    </Button>
  );
}

function Setting({
  className = '',
  on,
  onChange,
  shortcut,
  attributes,
  children,
}: {
  className?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
  shortcut?: string;
  attributes?: Record<string, string>;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={`${controls.button ?? ''} ${className}`}
      aria-pressed={on}
      aria-keyshortcuts={shortcut}
      {...attributes}
      onClick={() => {
        onChange(!on);
      }}
    >
      {children}
    </button>
  );
}

/** Leads to the page that checks the config, moves it to flat config, and compares it. */
function CheckConfigLink(): ReactNode {
  const text = useSelector(({ shared }) => shared.eslintrc);
  const hash = useMemo(
    () => writePageLink({ part: 'check', config: text, fields: {} }),
    [text],
  );
  return (
    <Link className={controls.button} to={`/config${hash ?? '#check'}`}>
      Check this config
    </Link>
  );
}

/** How long the button says what became of copying, in milliseconds. */
const feedbackTime = 2_000;

/** Copies the config for a project of the reader's. */
function CopyFlatConfig(): ReactNode {
  const { store } = usePlayground();
  const isBroken = useSelector(session => selectConfig(session) === undefined);
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setOutcome('');
    }, feedbackTime);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  return (
    <span className={styles.copy}>
      <span role="status">{outcome}</span>
      <Button
        disabled={isBroken}
        onClick={() => {
          void copyFlatConfig(store).then(isCopied => {
            setOutcome(isCopied ? 'Copied' : 'Not allowed here');
          });
        }}
      >
        Copy as eslint.config.mjs
      </Button>
    </span>
  );
}
