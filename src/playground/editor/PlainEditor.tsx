import { type ReactNode, useEffect, useRef } from 'react';
import type { EditorProps } from './editorTypes';
import styles from './PlainEditor.module.css';

/** A text field: what there is to edit with until Monaco is there, or where it cannot be loaded. */
export function PlainEditor({
  label,
  text,
  onChange,
  onCursor,
  onReady,
  wordWrap,
}: EditorProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    onReady({
      reveal([start, end]) {
        field.current?.focus();
        field.current?.setSelectionRange(start, end);
      },
      selection: () => [
        field.current?.selectionStart ?? 0,
        field.current?.selectionEnd ?? 0,
      ],
      hasFocus: () => document.activeElement === field.current,
    });
    return () => {
      onReady(undefined);
    };
  }, [onReady]);
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
        onChange(target.value);
      }}
      onSelect={({ currentTarget }) => {
        onCursor(currentTarget.selectionStart);
      }}
    />
  );
}
