import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import quiet from '../ui/quietButton.module.css';
import { OpenFile } from './OpenFile';
import { PasteField } from './PasteField';
import { configFieldId, type ToolStore } from './useToolState';

/** The field a config is pasted into. It is in the HTML, and works before React is there. */
export function ConfigField({ store }: { store: ToolStore }): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState('');
  const { before } = store;
  const shown = useRef(before);
  // The button that made a change goes with it: its reader would be back at the page's top.
  useLayoutEffect(() => {
    if (before !== shown.current && document.activeElement === document.body) {
      bar.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    shown.current = before;
  }, [before]);
  const replace = (config: string): void => {
    setNote('');
    store.replace(config);
  };
  return (
    <PasteField
      id={configFieldId}
      label="Your config"
      bar={bar}
      actions={
        <>
          {before !== undefined && (
            <button type="button" className={quiet.button} onClick={store.undo}>
              Undo
            </button>
          )}
          <button
            type="button"
            className={quiet.button}
            onClick={() => {
              replace(exampleConfig);
            }}
          >
            Example
          </button>
          <OpenFile
            accept=".json,.js,.cjs,.mjs,.ts,.yaml,.yml,.eslintrc"
            onOpen={({ text }) => {
              replace(text);
            }}
            onFailure={setNote}
          />
          <button
            type="button"
            className={quiet.button}
            onClick={() => {
              replace('');
            }}
          >
            Clear
          </button>
        </>
      }
      rows={18}
      placeholder={
        '{\n  "extends": ["plugin:@typescript-eslint/recommended"]\n}'
      }
      onChange={store.type}
    >
      {note !== '' && <p role="status">{note}</p>}
    </PasteField>
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
