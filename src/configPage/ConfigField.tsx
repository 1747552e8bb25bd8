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
      <label htmlFor={configFieldId}>Your config</label>
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
            Undo the last change
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
            Try an example
          </button>
        )}
      </div>
    </div>
  );
}
