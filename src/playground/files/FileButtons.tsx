import type { ReactNode } from 'react';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { fileNameOf, noFiles } from '../state/sharedState';
import { isRemovable } from './changeFiles';
import styles from './FileTabs.module.css';
import { filesOf } from './playgroundFiles';

/** What readers can do with the files, apart from showing one. */
export interface FileActions {
  add: () => void;
  rename: () => void;
  /** By how many places, to the right. */
  move: (by: number) => void;
  remove: () => void;
}

/** What can be done with the shown file, next to the tabs. */
export function FileButtons({ actions }: { actions: FileActions }): ReactNode {
  const { store } = usePlayground();
  const name = useSelector(({ shared }) => fileNameOf(shared));
  const place = useSelector(({ shared }) => shared.shown);
  const isOnly = useSelector(({ shared }) => shared.files === noFiles);
  const last = useSelector(({ shared }) => shared.files.length);
  return (
    <div className={styles.buttons}>
      <FileButton label="Add a file" sign="+" onClick={actions.add} />
      <FileButton
        label={`Rename ${name}`}
        sign="✎"
        keys="F2"
        onClick={actions.rename}
      />
      {!isOnly && (
        <>
          <FileButton
            label={`Move ${name} to the left`}
            sign="←"
            keys="Shift+ArrowLeft"
            disabled={place === 0}
            onClick={() => {
              actions.move(-1);
            }}
          />
          <FileButton
            label={`Move ${name} to the right`}
            sign="→"
            keys="Shift+ArrowRight"
            disabled={place === last}
            onClick={() => {
              actions.move(1);
            }}
          />
          <FileButton
            label={`Remove ${name}`}
            sign="×"
            keys="Delete"
            disabled={!isRemovable(filesOf(store.get().shared), name)}
            onClick={actions.remove}
          />
        </>
      )}
    </div>
  );
}

function FileButton({
  label,
  sign,
  keys,
  disabled = false,
  onClick,
}: {
  label: string;
  sign: string;
  /** As `aria-keyshortcuts` has it: what does the same on the file's tab. */
  keys?: string;
  disabled?: boolean;
  onClick: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      // Not disabled: the focus would be lost at the end of the row.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
