import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { parseJson } from '../../../config/json/parseJson';
import { Button } from '../../Button';
import controls from '../../controls.module.css';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import type { ConfigName } from '../../state/sharedState';
import { textLabels } from '../../textLabels';
import { ConfigForm } from './ConfigForm';
import styles from './Form.module.css';
import { undoInForm } from './formEdits';
import { TsconfigForm } from './TsconfigForm';

/** A config's form, as long as it is known what the text says. */
export function FormView({ name }: { name: ConfigName }): ReactNode {
  const { store } = usePlayground();
  const text = useSelector(({ shared }) => shared[name]);
  const isReadable = useMemo(
    () => parseJson(text).problems.length === 0,
    [text],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // A field that is typed in undoes what is typed.
    const isTyped = event.target instanceof HTMLInputElement;
    if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !isTyped) {
      event.preventDefault();
      undoInForm(store, name);
    }
  };
  return (
    <div
      className={styles.view}
      role="group"
      aria-label={`${textLabels[name]} as a form`}
      onKeyDown={onKeyDown}
    >
      {isReadable ? (
        name === 'eslintrc' ? (
          <ConfigForm />
        ) : (
          <TsconfigForm />
        )
      ) : (
        <p className={controls.notice}>
          The JSON has errors. Fix them in the text to get the form back.
          <Button
            onClick={() => {
              store.set({ configsAsForm: false });
            }}
          >
            Show the JSON
          </Button>
        </p>
      )}
    </div>
  );
}
