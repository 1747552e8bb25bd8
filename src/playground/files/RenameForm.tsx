import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../controls';
import controls from '../controls.module.css';
import { usePlayground } from '../state/PlaygroundContext';
import { fileTypeOf } from '../state/sharedState';
import { renameFile } from './changeFiles';
import styles from './FileTabs.module.css';

interface Props {
  /** The file's name as it is. */
  name: string;
  /** Called once it has another one, or is to keep it. */
  onEnd: () => void;
}

/** Gives a file another name. */
export function RenameForm({ name, onEnd }: Props): ReactNode {
  const { store } = usePlayground();
  const [wished, setWished] = useState(name);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, name.length - fileTypeOf(name).length);
  }, [name]);
  return (
    <form
      className={styles.rename}
      onSubmit={event => {
        event.preventDefault();
        const found = renameFile(store, name, wished.trim());
        setFault(found);
        if (found === undefined) {
          onEnd();
        } else {
          field.current?.focus();
        }
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') {
          onEnd();
        }
      }}
    >
      <label htmlFor={id}>File name</label>
      <input
        ref={field}
        id={id}
        className={controls.field}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        value={wished}
        onChange={({ target }) => {
          setWished(target.value);
        }}
      />
      <button type="submit" className={controls.button}>
        Rename
      </button>
      <Button onClick={onEnd}>Cancel</Button>
      <p id={`${id}-fault`} className={controls.mistake} role="alert">
        {fault}
      </p>
    </form>
  );
}
