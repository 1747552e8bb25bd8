import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../controls';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { TextName } from '../state/sharedState';
import { PlainEditor } from './PlainEditor';
import plain from './PlainEditor.module.css';
import styles from './SourceEditor.module.css';

/** Where fingers type, or there is as little room as where they do. Styles have the same words. */
const forTouch = '(pointer: coarse), (width < 48rem)';

/** What draws a full editor, and what connects it with the session. */
async function importEditor() {
  const [{ ConnectedEditor }, Full] = await Promise.all([
    import('./ConnectedEditor'),
    window.matchMedia(forTouch).matches
      ? import('./LightEditor').then(({ LightEditor }) => LightEditor)
      : import('./MonacoEditor').then(({ MonacoEditor }) => MonacoEditor),
  ]);
  return { ConnectedEditor, Full };
}

type LoadedEditor = Awaited<ReturnType<typeof importEditor>>;

/**
 * An editor for one of the texts: a plain one at once, a full one when the reader works here and it is loaded.
 * The plain one stays until the full one can be typed into, which takes that a while: no key is lost.
 */
export function SourceEditor({ name }: { name: TextName }): ReactNode {
  const { loaded, failed, loadAgain } = useFullEditor();
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => {
    setIsReady(true);
  }, []);
  return (
    <>
      {failed && (
        <p className={controls.notice} role="alert">
          The code editor could not be loaded. You can keep working in this
          plain one.
          <Button onClick={loadAgain}>Load it again</Button>
        </p>
      )}
      <div className={styles.frame}>
        {!isReady && <PlainEditor key={name} name={name} />}
        {loaded && (
          <div className={isReady ? styles.full : styles.coming}>
            <loaded.ConnectedEditor
              Full={loaded.Full}
              name={name}
              onReady={onReady}
            />
          </div>
        )}
        <PrintedText name={name} />
      </div>
    </>
  );
}

/** All of a text while the page is printed, in the place of an editor, which draws only what is in view. */
function PrintedText({ name }: { name: TextName }): ReactNode {
  const { store } = usePlayground();
  const [text, setText] = useState<string>();
  useEffect(() => {
    const show = () => {
      flushSync(() => {
        setText(store.get().shared[name]);
      });
    };
    const hide = () => {
      setText(undefined);
    };
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, [store, name]);
  return (
    text !== undefined && (
      <div className={clsx(plain.editor, styles.printed)}>
        <div className={plain.sheet}>
          <pre className={plain.example}>
            {text.split('\n').map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </pre>
        </div>
      </div>
    )
  );
}

/** The full editor, loaded when the reader works here. */
function useFullEditor(): {
  loaded: LoadedEditor | undefined;
  failed: boolean;
  loadAgain: () => void;
} {
  const [loaded, setLoaded] = useState<LoadedEditor>();
  const [failed, setFailed] = useState(false);
  const isUsed = useSelector(session => session.isUsed);
  const load = useCallback(() => {
    importEditor().then(setLoaded, () => {
      setFailed(true);
    });
  }, []);
  useEffect(() => {
    if (isUsed) {
      load();
    }
  }, [isUsed, load]);
  return {
    loaded,
    failed,
    loadAgain() {
      setFailed(false);
      load();
    },
  };
}
