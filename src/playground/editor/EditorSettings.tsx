import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { prefer } from '../state/preferences';
import styles from './EditorPane.module.css';
import { tabKey } from './tabKey';

/** How a text is edited. */
export function EditorSettings(): ReactNode {
  const { store } = usePlayground();
  const hasForm = useSelector(({ text }) => text !== 'code');
  const asForm = useSelector(session => session.asForm);
  const tabMovesFocus = useSelector(session => session.tabMovesFocus);
  const wordWrap = useSelector(({ preferences }) => preferences.wordWrap);
  return (
    <div className={styles.settings}>
      {hasForm && (
        <Setting
          on={asForm}
          onChange={on => {
            store.set({ asForm: on });
          }}
        >
          Edit as a form
        </Setting>
      )}
      {!(hasForm && asForm) && (
        <>
          <Setting
            on={tabMovesFocus}
            onChange={on => {
              store.set({ tabMovesFocus: on });
            }}
            shortcut={tabKey.shortcut}
          >
            Tab leaves the editor
            <kbd className={styles.key} aria-hidden="true">
              {tabKey.name}
            </kbd>
          </Setting>
          <Setting
            on={wordWrap}
            onChange={on => {
              prefer(store, { wordWrap: on });
            }}
          >
            Wrap lines
          </Setting>
        </>
      )}
    </div>
  );
}

function Setting({
  on,
  onChange,
  shortcut,
  children,
}: {
  on: boolean;
  onChange: (on: boolean) => void;
  shortcut?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={controls.button}
      aria-pressed={on}
      aria-keyshortcuts={shortcut}
      onClick={() => {
        onChange(!on);
      }}
    >
      {children}
    </button>
  );
}
