import type { ReactNode } from 'react';
import { LinterStatus } from '../analysis/LinterStatus';
import { Button, Select } from '../controls';
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
import { RecentMenu, SamplesMenu, ShareMenu, ToolsMenu } from './Menus';
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
      <Select
        className={styles.choice}
        label="TypeScript"
        value={ts}
        values={versions.available}
        onChoose={version => {
          changeShared(store, changeVersion(store.get().shared, version));
        }}
      />
      <Select
        className={styles.choice}
        label="File type"
        value={fileType}
        values={isOnly ? fileTypes : allFileTypes}
        onChoose={chosen => {
          changeFileType(store, chosen);
        }}
      />
      <Select
        className={styles.choice}
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
      <ToolsMenu />
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
