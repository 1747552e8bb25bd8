import { type ReactNode, useId } from 'react';
import { LinterStatus } from '../analysis/LinterStatus';
import controls from '../controls.module.css';
import { changeVersion } from '../state/defaults';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { fileTypes } from '../state/playgroundState';
import { reset } from '../state/replaceLink';
import { changeLink } from '../state/session';
import { SamplesMenu } from './SamplesMenu';
import { ShareMenu } from './ShareMenu';
import styles from './Toolbar.module.css';

/** How the code is to be understood, and what can be done with it all. */
export function Toolbar(): ReactNode {
  const { store, versions } = usePlayground();
  const ts = useSelector(({ link }) => link.ts);
  const fileType = useSelector(({ link }) => link.fileType);
  const sourceType = useSelector(({ link }) => link.sourceType);
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title}>Playground</h1>
      <Choice
        label="TypeScript"
        value={ts}
        values={versions.available}
        onChoose={version => {
          changeLink(store, changeVersion(store.get().link, version));
        }}
      />
      <Choice
        label="File type"
        value={fileType}
        values={fileTypes}
        onChoose={chosen => {
          changeLink(store, { fileType: chosen });
        }}
      />
      <Choice
        label="Source type"
        value={sourceType}
        values={['module', 'script']}
        onChoose={chosen => {
          changeLink(store, { sourceType: chosen });
        }}
      />
      <SamplesMenu />
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          reset(store, versions);
        }}
      >
        Reset
      </button>
      <LinterStatus />
      <ShareMenu />
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
