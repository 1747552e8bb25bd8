declare module 'monaco-editor/esm/vs/basic-languages/typescript/typescript' {
  import type { languages } from 'monaco-editor/esm/vs/editor/editor.api';

  export const conf: languages.LanguageConfiguration;
  export const language: languages.IMonarchLanguage;
}

declare module 'monaco-editor/esm/vs/editor/browser/config/tabFocus' {
  export const TabFocus: { setTabFocusMode: (movesFocus: boolean) => void };
}
