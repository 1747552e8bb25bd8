import { type ReactNode, useLayoutEffect, useRef } from 'react';
import buttons from '../ui/pageButton.module.css';
import pasted from '../ui/pastedText.module.css';
import styles from './ConfigField.module.css';
import { configFieldId, type PageStore } from './usePageState';

interface Props {
  page: PageStore;
}

/** The field a config is pasted into. It is in the HTML, and works before React is there. */
export function ConfigField({ page }: Props): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const { before } = page;
  const shown = useRef(before);
  // The button that made a change goes with it: its reader would be back at the page's top.
  useLayoutEffect(() => {
    if (before !== shown.current && document.activeElement === document.body) {
      const next = row.current?.querySelector('button') ?? row.current;
      next?.focus({ preventScroll: true });
    }
    shown.current = before;
  }, [before]);
  return (
    <div className={pasted.field}>
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
      <div ref={row} className={styles.buttons} tabIndex={-1}>
        {before !== undefined && (
          <button type="button" className={buttons.button} onClick={page.undo}>
            Undo the last change
          </button>
        )}
        {page.config.trim() === '' && (
          <button
            type="button"
            className={buttons.button}
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

/** A config as many projects still have it, with the mistakes that are most frequent in them. */
const exampleConfig = `{
  "root": true,
  "parser": "@typescript-eslint/parser",
  "plugins": ["@typescript-eslint", "import"],
  "extends": [
    "plugin:@typescript-eslint/recommended",
    "eslint:recommended",
    "prettier",
    "prettier/@typescript-eslint"
  ],
  "env": { "node": true },
  "rules": {
    // The core rule reports types that are used.
    "no-unused-vars": "warn",
    "@typescript-eslint/no-unused-vars": ["error", { "argsIgnorePattern": "^_" }],
    "@typescript-eslint/no-explict-any": "off",
    "@typescript-eslint/ban-ts-ignore": "error",
    "@typescript-eslint/interface-name-prefix": "off",
    "@typescript-eslint/no-floating-promises": "error",
    "import/order": "error",
    "indent": ["error", 2]
  },
  "overrides": [
    {
      "files": ["*.test.ts"],
      "env": { "jest": true },
      "rules": { "@typescript-eslint/no-non-null-assertion": "off" }
    }
  ]
}
`;
