import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fieldHtml } from '../beforeReact';
import { useIsWide } from '../sides/useMedia';
import { addEditor, changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { labelOf, type TextName } from '../state/sharedState';
import { starterState } from '../state/starter';
import styles from './PlainEditor.module.css';

/**
 * A text field: what there is to edit with until a full editor is there, or where it cannot be loaded.
 * As long as it has the starting example, that is below it in color.
 */
export function PlainEditor({ name }: { name: TextName }): ReactNode {
  const { store, starterHtml, versions } = usePlayground();
  const text = useSelector(({ shared }) => shared[name]);
  const label = useSelector(session => labelOf(session.shared, name));
  const holder = useRef<HTMLDivElement>(null);
  // React doesn't touch the field again: see `fieldHtml`.
  const [html] = useState(() => fieldHtml(name, text, styles.field ?? ''));
  const isTakenOver = useIsWide() !== undefined;
  const example = useMemo(
    () => starterState(versions.default)[name],
    [name, versions],
  );
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
    // Until it is taken over, there may be two for one text.
    () =>
      isTakenOver
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
          className={styles.holder}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html }}
          onInput={() => {
            changeShared(store, { [name]: field()?.value ?? text });
          }}
          onKeyUp={followCursor}
          onPointerUp={followCursor}
        />
      </div>
    </div>
  );
}
