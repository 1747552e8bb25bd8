import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadable } from '../../ui/loadable';
import { Notice } from '../controls';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { TextName } from '../state/sharedState';
import { PlainEditor } from './PlainEditor';
import plain from './PlainEditor.module.css';
import styles from './SourceEditor.module.css';

/**
 * The full editor, when it's loaded. Until it can be typed into, it has its size already, and is not seen.
 */
const FullEditor = loadable(
  async () => {
    const { FullEditor: Loaded } = await import('./FullEditor');
    return function FullEditor({ isReady, ...props }: FullProps): ReactNode {
      return (
        <div className={isReady ? styles.full : styles.coming}>
          <Loaded {...props} />
        </div>
      );
    };
  },
  undefined,
  LoadAgain,
);

interface FullProps {
  name: TextName;
  isReady: boolean;
  /** Called when there is an editor to type into: the plain one can leave. */
  onReady: () => void;
}

function LoadAgain({ retry }: { retry: () => void }): ReactNode {
  return (
    <Notice role="alert" offer="Load it again" onTake={retry}>
      The code editor could not be loaded. You can keep working in this plain
      one.
    </Notice>
  );
}

/**
 * An editor for one of the texts: a plain one at once, a full one when the reader works here and it is loaded.
 * The plain one stays until the full one can be typed into, which takes that a while: no key is lost.
 */
export function SourceEditor({ name }: { name: TextName }): ReactNode {
  const isUsed = useSelector(session => session.isUsed);
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => {
    setIsReady(true);
  }, []);
  return (
    <div className={styles.frame}>
      {isUsed && <FullEditor name={name} isReady={isReady} onReady={onReady} />}
      {!isReady && <PlainEditor key={name} name={name} />}
      <PrintedText name={name} />
    </div>
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
