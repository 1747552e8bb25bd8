import { type ReactNode, useId } from 'react';
import { changeVersion } from '../state/defaults';
import { FILE_TYPES, type PlaygroundState } from '../state/playgroundState';
import controls from '../controls.module.css';
import styles from './Toolbar.module.css';

interface Props {
  state: PlaygroundState;
  /** Newest first. */
  versions: readonly string[];
  onChange: (change: Partial<PlaygroundState>) => void;
  onReset: () => void;
  children: ReactNode;
}

/** How the code is to be understood, and what can be done with it all. */
export function Toolbar({
  state,
  versions,
  onChange,
  onReset,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title}>Playground</h1>
      <Choice
        label="TypeScript"
        value={state.ts}
        values={versions}
        onChoose={ts => {
          onChange(changeVersion(state, ts));
        }}
      />
      <Choice
        label="File type"
        value={state.fileType}
        values={FILE_TYPES}
        onChoose={fileType => {
          onChange({ fileType });
        }}
      />
      <Choice
        label="Source type"
        value={state.sourceType}
        values={['module', 'script']}
        onChoose={sourceType => {
          onChange({ sourceType });
        }}
      />
      <button type="button" className={controls.button} onClick={onReset}>
        Reset
      </button>
      {children}
    </div>
  );
}

function Choice<Value extends string>({
  label,
  value,
  values,
  onChoose,
}: {
  label: string;
  value: Value;
  values: readonly Value[];
  onChoose: (value: Value) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.select}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find(each => each === target.value);
          if (chosen !== undefined) {
            onChoose(chosen);
          }
        }}
      >
        {values.map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}
