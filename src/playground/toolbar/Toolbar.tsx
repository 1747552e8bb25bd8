import { type ReactNode, useId } from 'react';
import { LinterStatus } from '../analysis/LinterStatus';
import { Button } from '../controls';
import controls from '../controls.module.css';
import { renameFile } from '../files/changeFiles';
import { reset } from '../saving/replace';
import { addNotes, changeShared } from '../state/changeSession';
import { changeVersion } from '../state/defaults';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { SessionStore } from '../state/session';
import {
  allFileTypes,
  fileNameOf,
  type FileType,
  fileTypes,
  noFiles,
} from '../state/sharedState';
import { RecentMenu, SamplesMenu, ShareMenu } from './Menus';
import styles from './Toolbar.module.css';

/** How the linter should read the code, and what can be done with it all. */
export function Toolbar(): ReactNode {
  const { store, versions } = usePlayground();
  const ts = useSelector(({ shared }) => shared.ts);
  const fileType = useSelector(({ shared }) => shared.fileType);
  const isOnly = useSelector(({ shared }) => shared.files === noFiles);
  const sourceType = useSelector(({ shared }) => shared.sourceType);
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title}>Playground</h1>
      <Choice
        label="TypeScript"
        value={ts}
        values={versions.available}
        onChoose={version => {
          changeShared(store, changeVersion(store.get().shared, version));
        }}
      />
      <Choice
        label="File type"
        value={fileType}
        values={isOnly ? fileTypes : allFileTypes}
        onChoose={chosen => {
          changeFileType(store, chosen);
        }}
      />
      <Choice
        label="Source type"
        value={sourceType}
        values={['module', 'script']}
        onChoose={chosen => {
          changeShared(store, { sourceType: chosen });
        }}
      />
      <SamplesMenu />
      <RecentMenu />
      <Button
        onClick={() => {
          reset(store, versions);
        }}
      >
        Start over
      </Button>
      <LinterStatus />
      <ShareMenu />
    </div>
  );
}

/** Gives the shown file another type, and says so where it can't have that. */
function changeFileType(store: SessionStore, fileType: FileType): void {
  const { shared } = store.get();
  const name = fileNameOf({ ...shared, fileType });
  const fault = renameFile(store, fileNameOf(shared), name);
  if (fault !== undefined) {
    addNotes(store, [fault]);
  }
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
