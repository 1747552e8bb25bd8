import { type ReactNode, useEffect, useRef } from 'react';
import { addEditor, changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { labelOf } from './editorLabel';
import type { EditorProps } from './editorTypes';
import styles from './PlainEditor.module.css';

/** A text field: what there is to edit with until Monaco is there, or where it cannot be loaded. */
export function PlainEditor({ name }: EditorProps): ReactNode {
  const { store } = usePlayground();
  const text = useSelector(({ shared }) => shared[name]);
  const label = useSelector(session => labelOf(session, name));
  const wordWrap = useSelector(({ preferences }) => preferences.wordWrap);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(
    () =>
      addEditor(store, name, {
        reveal([start, end]) {
          field.current?.focus();
          field.current?.setSelectionRange(start, end);
        },
        selection: () => [
          field.current?.selectionStart ?? 0,
          field.current?.selectionEnd ?? 0,
        ],
        hasFocus: () => document.activeElement === field.current,
      }),
    [store, name],
  );
  return (
    <textarea
      ref={field}
      className={styles.field}
      aria-label={label}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      wrap={wordWrap ? 'soft' : 'off'}
      value={text}
      onChange={({ target }) => {
        changeShared(store, { [name]: target.value });
      }}
      onSelect={({ currentTarget }) => {
        if (name === 'code') {
          store.set({ cursor: currentTarget.selectionStart });
        }
      }}
    />
  );
}
