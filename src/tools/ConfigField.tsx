import { useLayoutEffect, useRef } from 'react';
import quiet from '../ui/quietButton.module.css';
import { PasteField } from './PasteField';
import { configFieldId, type ToolStore } from './useToolState';

/** The field a config is pasted into. It is in the HTML, and works before React is there. */
export function ConfigField({ store }: { store: ToolStore }) {
  const bar = useRef<HTMLDivElement>(null);
  const { before, config, replace, type, undo } = store;
  const shown = useRef(before);
  // The button that made a change goes with it, or is off: its reader would be back at the page's top.
  useLayoutEffect(() => {
    const isLost = document.activeElement?.matches('body, :disabled');
    if (before !== shown.current && isLost) {
      bar.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    shown.current = before;
  }, [before]);
  const actions = [
    ...(before === undefined ? [] : [{ label: 'Undo', act: undo }]),
    {
      label: 'Example',
      act: () => replace(exampleConfig),
    },
    {
      label: 'Clear',
      act: () => replace(''),
    },
  ];
  return (
    <PasteField
      id={configFieldId}
      label="Your config"
      bar={bar}
      actions={actions.map(({ act, label }) => (
        <button
          key={label}
          type="button"
          className={quiet.button}
          disabled={label === 'Clear' && config === ''}
          onClick={act}
        >
          {label}
        </button>
      ))}
      accept=".json,.js,.cjs,.mjs,.ts,.yaml,.yml,.eslintrc"
      onOpen={({ text }) => replace(text)}
      rows={18}
      placeholder={
        '{\n  "extends": ["plugin:@typescript-eslint/recommended"]\n}'
      }
      onChange={({ target }) => type(target.value)}
    />
  );
}

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
