import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './ConfigField.module.css';
import { exampleConfig } from './exampleConfig';
import { configFieldId, type PageStore } from './usePageState';

interface Props {
  page: PageStore;
}

/** The field a config is pasted into. It is in the HTML, and works before React is there. */
export function ConfigField({ page }: Props): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={configFieldId}>
        <Translate id="config.field.label">Your config</Translate>
      </label>
      <textarea
        id={configFieldId}
        className={styles.text}
        rows={14}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={
          '{\n  "extends": ["plugin:@typescript-eslint/recommended"]\n}'
        }
        onChange={page.type}
      />
      <div className={styles.buttons}>
        {page.before !== undefined && (
          <button type="button" className={styles.button} onClick={page.undo}>
            <Translate id="config.field.undo">Undo the last change</Translate>
          </button>
        )}
        {page.config.trim() === '' && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              page.replace(exampleConfig);
            }}
          >
            <Translate id="config.field.example">Try an example</Translate>
          </button>
        )}
      </div>
    </div>
  );
}
