import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import styles from './EditorPane.module.css';
import { TAB_KEY } from './tabKey';

interface Props {
  /** Whether there is a form for the text. */
  hasForm: boolean;
  asForm: boolean;
  onAsForm: (asForm: boolean) => void;
  tabMovesFocus: boolean;
  onTabMovesFocus: (tabMovesFocus: boolean) => void;
  wordWrap: boolean;
  onWordWrap: (wordWrap: boolean) => void;
}

/** How a text is edited. */
export function EditorSettings({
  hasForm,
  asForm,
  onAsForm,
  tabMovesFocus,
  onTabMovesFocus,
  wordWrap,
  onWordWrap,
}: Props): ReactNode {
  return (
    <div className={styles.settings}>
      {hasForm && (
        <Setting on={asForm} onChange={onAsForm}>
          Edit as a form
        </Setting>
      )}
      {!(hasForm && asForm) && (
        <>
          <Setting
            on={tabMovesFocus}
            onChange={onTabMovesFocus}
            shortcut={TAB_KEY.shortcut}
          >
            Tab leaves the editor
            <kbd className={styles.key} aria-hidden="true">
              {TAB_KEY.name}
            </kbd>
          </Setting>
          <Setting on={wordWrap} onChange={onWordWrap}>
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
