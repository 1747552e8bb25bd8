import type { ReactNode } from 'react';
import quiet from '../ui/quietButton.module.css';
import hidden from '../ui/visuallyHidden.module.css';
import styles from './OpenFile.module.css';

interface Props {
  /** Which files are offered, as `<input accept>` takes it. */
  accept: string;
  onOpen: (file: { name: string; text: string }) => void;
  /** @param message what is wrong, and what to do */
  onFailure: (message: string) => void;
}

/** Opens a text file of the reader's own. It stays in the browser. */
export function OpenFile({ accept, onFailure, onOpen }: Props): ReactNode {
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) {
      return;
    }
    try {
      onOpen({ name: file.name, text: await readText(file) });
    } catch {
      onFailure(
        `${file.name} can’t be read. Choose it again, or paste its text.`,
      );
    }
    // The same file may be opened once more.
    input.value = '';
  };
  return (
    <label className={`${quiet.button ?? ''} ${styles.open ?? ''}`}>
      <input
        type="file"
        className={`${hidden.visuallyHidden ?? ''} needs-script`}
        accept={accept}
        onChange={({ target }) => {
          void read(target);
        }}
      />
      Open file
    </label>
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
