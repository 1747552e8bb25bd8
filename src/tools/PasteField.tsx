import type { ReactNode, RefObject, TextareaHTMLAttributes } from 'react';
import styles from './PasteField.module.css';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  label: ReactNode;
  /** Buttons next to the label. */
  actions?: ReactNode;
  /** What is said below the text. */
  children?: ReactNode;
  bar?: RefObject<HTMLDivElement | null>;
  field?: RefObject<HTMLTextAreaElement | null>;
}

/** A field for code or a log that a reader pastes. Browsers leave what is typed as it is. */
export function PasteField({
  actions,
  bar,
  children,
  field,
  id,
  label,
  ...props
}: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <div ref={bar} className={styles.bar}>
        <label htmlFor={id}>{label}</label>
        {actions}
      </div>
      <textarea
        ref={field}
        id={id}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        {...props}
      />
      {children}
    </div>
  );
}
