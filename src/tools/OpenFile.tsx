import type { ReactNode } from 'react';
import quiet from '../ui/quietButton.module.css';
import hidden from '../ui/visuallyHidden.module.css';
import { type OpenedFile, readText } from './launchedFile';
import styles from './OpenFile.module.css';

interface Props {
  /** Which files are offered, as `<input accept>` takes it. */
  accept: string;
  onOpen: (file: OpenedFile) => void;
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
