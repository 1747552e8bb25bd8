import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { writePageLink } from '../../configPage/pageLink';
import { showOutcome } from '../../ui/copyCode';
import { selectConfig } from '../analysis/analysisSelectors';
import { wrapButtonAttribute } from '../beforeReact';
import { Button } from '../controls';
import controls from '../controls.module.css';
import { copyFlatConfig } from '../share/share';
import { useWordWrap } from '../sides/useMedia';
import { prefer, selectFormEdit, undoInForm } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { ConfigName } from '../state/sharedState';
import styles from './EditorPane.module.css';

interface Props {
  /** The config that is shown, if one is. */
  config: ConfigName | undefined;
  /** Whether the code is shown. */
  hasCode: boolean;
}

/** How the texts that are shown are edited, and what can be done with a config. */
export function EditorSettings({ config, hasCode }: Props): ReactNode {
  const { store } = usePlayground();
  const asForm = useSelector(session => session.configsAsForm);
  const wordWrap = useWordWrap();
  const hasForm = config !== undefined && asForm;
  return (
    <div className={styles.settings}>
      {(hasCode || !hasForm) && (
        <>
          <Button
            aria-pressed={wordWrap}
            {...{ [wrapButtonAttribute]: '' }}
            onClick={() => {
              prefer(store, { wordWrap: !wordWrap });
            }}
          >
            Wrap lines
          </Button>
          <p className={styles.wayOut}>
            <kbd>Esc</kbd>, <kbd>Tab</kbd>: leave the editor
          </p>
        </>
      )}
      {hasForm && <UndoInForm name={config} />}
      {config === 'eslintrc' && (
        <>
          <CheckConfigLink />
          <CopyFlatConfig />
        </>
      )}
    </div>
  );
}

function UndoInForm({ name }: { name: ConfigName }): ReactNode {
  const { store } = usePlayground();
  const isPossible = useSelector(
    session => selectFormEdit(session, name) !== undefined,
  );
  return (
    <Button
      disabled={!isPossible}
      onClick={() => {
        undoInForm(store, name);
      }}
    >
      Undo in the form
    </Button>
  );
}

/** Leads to the page that checks the config, moves it to flat config, and compares it. */
function CheckConfigLink(): ReactNode {
  const text = useSelector(({ shared }) => shared.eslintrc);
  const hash = useMemo(
    () => writePageLink({ part: 'check', config: text, fields: {} }),
    [text],
  );
  return (
    <Link className={controls.button} to={`/config${hash ?? '#check'}`}>
      Check this config
    </Link>
  );
}

/** Copies the config for a project of the reader's. */
function CopyFlatConfig(): ReactNode {
  const { store } = usePlayground();
  const isBroken = useSelector(session => selectConfig(session) === undefined);
  const copy = async (): Promise<void> => {
    if (!(await copyFlatConfig(store))) {
      throw new Error(store.get().shareMessage);
    }
  };
  return (
    <Button
      className={clsx(controls.button, styles.copy)}
      disabled={isBroken}
      onClick={({ currentTarget }) => {
        showOutcome(currentTarget, copy());
      }}
    >
      <span aria-live="polite">Copy as eslint.config.mjs</span>
    </Button>
  );
}
