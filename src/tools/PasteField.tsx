import {
  type ReactNode,
  type RefObject,
  type TextareaHTMLAttributes,
  useState,
} from 'react';
import quiet from '../ui/quietButton.module.css';
import hidden from '../ui/visuallyHidden.module.css';
import { type OpenedFile, readText } from './launchedFile';
import styles from './PasteField.module.css';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  label: ReactNode;
  actions?: ReactNode;
  accept?: string;
  onOpen?: (file: OpenedFile) => void;
  children?: ReactNode;
  bar?: RefObject<HTMLDivElement | null>;
  field?: RefObject<HTMLTextAreaElement | null>;
}

/** A field for code or a log that a reader pastes, or opens as a file, which stays in the browser. */
export function PasteField({
  accept,
  actions,
  bar,
  children,
  field,
  id,
  label,
  onOpen,
  ...props
}: Props) {
  const [failure, setFailure] = useState('');
  const open = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) {
      return;
    }
    try {
      onOpen?.({ name: file.name, text: await readText(file) });
    } catch {
      setFailure(
        `${file.name} can’t be read. Choose it again, or paste its text.`,
      );
    }
    // The same file may be opened once more.
    input.value = '';
  };
  return (
    <div className={styles.frame}>
      <div
        ref={bar}
        className={styles.bar}
        onClickCapture={() => setFailure('')}
      >
        <label htmlFor={id}>{label}</label>
        {actions}
        {onOpen && (
          <label className={`${quiet.button ?? ''} ${styles.open ?? ''}`}>
            <input
              type="file"
              className={`${hidden.visuallyHidden ?? ''} needs-script`}
              accept={accept}
              onChange={({ target }) => {
                void open(target);
              }}
            />
            Open file
          </label>
        )}
      </div>
      <textarea
        ref={field}
        id={id}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        {...props}
      />
      {failure !== '' && <p role="status">{failure}</p>}
      {children}
    </div>
  );
}
