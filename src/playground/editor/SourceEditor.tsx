import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { loadable } from '../../ui/loadable';
import { fieldHtml } from '../beforeReact';
import { Notice } from '../controls';
import { useIsWide } from '../sides/useMedia';
import { addEditor, changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { labelOf, type TextName } from '../state/sharedState';
import { starterState } from '../state/starter';
import styles from './SourceEditor.module.css';

const FullEditor = loadable(
  async () => (await import('./FullEditor')).FullEditor,
  undefined,
  LoadAgain,
);

function LoadAgain({ retry }: { retry: () => void }) {
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
export function SourceEditor({ name }: { name: TextName }) {
  const isUsed = useSelector(session => session.isUsed);
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => setIsReady(true), []);
  return (
    <div className={styles.frame}>
      {isUsed && <FullEditor name={name} isReady={isReady} onReady={onReady} />}
      {!isReady && <PlainEditor key={name} name={name} />}
      <PrintedText name={name} />
    </div>
  );
}

/** All of a text while the page is printed, in the place of an editor, which draws only what is in view. */
function PrintedText({ name }: { name: TextName }) {
  const { store } = usePlayground();
  const [text, setText] = useState<string>();
  useEffect(() => {
    const show = () => flushSync(() => setText(store.get().shared[name]));
    const hide = () => setText(undefined);
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, [store, name]);
  return (
    text !== undefined && (
      <div className={clsx(styles.editor, styles.printed)}>
        <div className={styles.sheet}>
          <pre className={styles.example}>
            {text.split('\n').map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </pre>
        </div>
      </div>
    )
  );
}

/**
 * A text field: what there is to edit with until a full editor is there, or where it cannot be loaded.
 * As long as it has the starting example, that is below it in color.
 */
export function PlainEditor({ name }: { name: TextName }) {
  const { store, starterHtml, versions } = usePlayground();
  const text = useSelector(({ shared }) => shared[name]);
  const label = useSelector(session => labelOf(session.shared, name));
  const holder = useRef<HTMLDivElement>(null);
  // React doesn't touch the field again: see `fieldHtml`.
  const [html] = useState(() => fieldHtml(name, text, styles.field ?? ''));
  const isTakenOver = useIsWide() !== undefined;
  const example = starterState(versions.default)[name];
  const colored = text === example ? starterHtml?.[name] : undefined;
  const field = () => holder.current?.querySelector('textarea');

  useLayoutEffect(() => {
    const element = field();
    if (element && element.value !== text && isTakenOver) {
      element.value = text;
    }
  }, [text, isTakenOver]);
  useEffect(() => {
    field()?.setAttribute('aria-label', label);
  }, [label]);
  useEffect(
    // Until it is taken over, there may be two for one text. The full one may have come at once.
    () =>
      isTakenOver && store.get().editors[name] === undefined
        ? addEditor(store, name, {
            select([start, end]) {
              field()?.setSelectionRange(start, end);
            },
            focus() {
              field()?.focus();
            },
            selection: () => [
              field()?.selectionStart ?? 0,
              field()?.selectionEnd ?? 0,
            ],
            hasFocus: () => document.activeElement === field(),
          })
        : undefined,
    [store, name, isTakenOver],
  );
  const followCursor = () => {
    if (name === 'code') {
      store.set({ cursor: field()?.selectionStart ?? 0 });
    }
  };
  return (
    <div className={styles.editor} data-colored={colored !== undefined}>
      <div className={styles.sheet}>
        {colored !== undefined && (
          <pre
            className={styles.example}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: colored }}
          />
        )}
        <div
          ref={holder}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html }}
          onInput={() =>
            changeShared(store, { [name]: field()?.value ?? text })
          }
          onKeyUp={followCursor}
          onPointerUp={followCursor}
        />
      </div>
    </div>
  );
}
