import {
  type ReactNode,
  type RefObject,
  type TextareaHTMLAttributes,
  useState,
} from 'react';
import quiet from '../ui/quietButton.module.css';
import hidden from '../ui/visuallyHidden.module.css';
import styles from './PasteField.module.css';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  label: ReactNode;
  /** Buttons next to the label. */
  actions?: ReactNode;
  /** Which files are offered, as `<input accept>` takes it. */
  accept?: string;
  /** Takes the text of a file. */
  onOpen?: (file: { name: string; text: string }) => void;
  /** What is said below the text. */
  children?: ReactNode;
  bar?: RefObject<HTMLDivElement | null>;
  field?: RefObject<HTMLTextAreaElement | null>;
}

/**
 * A field for code or a log that a reader pastes, or opens as a file, which stays in the browser. Browsers leave what
 * is typed as it is.
 */
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
}: Props): ReactNode {
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
        onClickCapture={() => {
          setFailure('');
        }}
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

/**
 * The text of a file that a reader chose. PowerShell writes UTF-16, which begins with a mark of two bytes;
 * all else is UTF-8.
 *
 * @throws when the browser can't read the file
 */
async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
