import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { EditorProps, FullEditorProps } from './editorTypes';
import { isForTouch } from './light/isForTouch';
import { PlainEditor } from './PlainEditor';
import styles from './SourceEditor.module.css';

type FullEditor = ComponentType<FullEditorProps>;

async function importEditor(): Promise<FullEditor> {
  return isForTouch()
    ? (await import('./light/TouchEditor')).TouchEditor
    : (await import('./MonacoEditor')).MonacoEditor;
}

/**
 * An editor for one of the texts: a plain one at once, a full one when the reader works here and it is loaded.
 * The plain one stays until the full one can be typed into, which takes that a while: no key is lost.
 */
export function SourceEditor({ name }: EditorProps): ReactNode {
  const { store } = usePlayground();
  const { Full, failed, loadAgain } = useFullEditor();
  const [isReady, setIsReady] = useState(false);
  const takeOver = useCallback(() => {
    setIsReady(true);
    const plain = store.get().editors[name];
    return plain?.hasFocus() ? plain.selection() : undefined;
  }, [store, name]);

  return (
    <>
      {failed && <LoadingFailed loadAgain={loadAgain} />}
      <div className={styles.frame}>
        {!isReady && <PlainEditor key={name} name={name} />}
        {Full && (
          <div className={isReady ? styles.full : styles.coming}>
            <Full name={name} takeOver={takeOver} />
          </div>
        )}
      </div>
    </>
  );
}

/** The full editor, loaded when the reader works here. */
function useFullEditor(): {
  Full: FullEditor | undefined;
  failed: boolean;
  loadAgain: () => void;
} {
  const [Full, setFull] = useState<FullEditor>();
  const [failed, setFailed] = useState(false);
  const isUsed = useSelector(session => session.isUsed);
  const load = useCallback(() => {
    importEditor().then(
      editor => {
        setFull(() => editor);
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    if (isUsed) {
      load();
    }
  }, [isUsed, load]);
  return {
    Full,
    failed,
    loadAgain() {
      setFailed(false);
      load();
    },
  };
}

function LoadingFailed({ loadAgain }: { loadAgain: () => void }): ReactNode {
  return (
    <p className={controls.notice} role="alert">
      The code editor could not be loaded. You can keep working in this plain
      one.
      <button type="button" className={controls.button} onClick={loadAgain}>
        Load it again
      </button>
    </p>
  );
}
