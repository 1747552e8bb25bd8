import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../controls';
import controls from '../controls.module.css';
import { fileTypeOf } from '../state/sharedState';
import styles from './FileTabs.module.css';

interface Props {
  /** What the field starts with. */
  name: string;
  /** What is done with the name, on a button. */
  action: string;
  /** Does it. @returns why the name can't be had, in a sentence; `undefined` where it's done */
  onName: (name: string) => string | undefined;
  /** Called once that is done, or isn't to be. */
  onEnd: () => void;
}

/** Asks for a file's name. */
export function FileNameForm({
  name,
  action,
  onName,
  onEnd,
}: Props): ReactNode {
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
        const found = onName(wished.trim());
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
        {action}
      </button>
      <Button onClick={onEnd}>Cancel</Button>
      <p id={`${id}-fault`} className={controls.mistake} role="alert">
        {fault}
      </p>
    </form>
  );
}
