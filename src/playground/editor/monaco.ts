import { loader } from '@monaco-editor/react';
import { jsonConfiguration, jsonLanguage } from './jsonLanguage';
import { codeConfiguration, codeLanguage, monaco } from './monacoParts';

export { monaco };

/** Ids of the languages that the editors know. */
export const Language = { code: 'typescript', json: 'json' } as const;

monaco.languages.register({ id: Language.code });
monaco.languages.setLanguageConfiguration(Language.code, codeConfiguration);
monaco.languages.setMonarchTokensProvider(Language.code, codeLanguage);
monaco.languages.register({ id: Language.json });
monaco.languages.setLanguageConfiguration(Language.json, jsonConfiguration);
monaco.languages.setMonarchTokensProvider(Language.json, jsonLanguage);

// The site's search opens with it, here as elsewhere: the editor would wait for a second key.
monaco.editor.addKeybindingRule({
  keybinding: monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyK,
  command: '',
});

// Without this, the loader would fetch Monaco from another host.
loader.config({ monaco });
