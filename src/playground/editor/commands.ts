import { checkAgain } from '../analysis/check';
import { fixAll } from '../problems/applyFixes';
import { reset } from '../saving/replace';
import { showText } from '../sides/navigation';
import { changeShared } from '../state/changeSession';
import type { PlaygroundConstants } from '../state/PlaygroundContext';
import type { SharedState, TextName } from '../state/sharedState';
import {
  copyFlatConfig,
  copyLink,
  copyMarkdown,
  downloadProject,
} from '../toolbar/share';
import type { EditorCommand } from './fullEditor';
import { tabKey } from './tabKey';

/** What an editor's palette can do with the page, in the order of the list. */
export function commandsFor({
  store,
  tools,
  versions,
}: PlaygroundConstants): EditorCommand[] {
  const toText = (id: string, label: string, text: TextName) => ({
    id,
    label,
    run: () => {
      showText(store, text);
    },
  });
  const toView = (
    id: string,
    label: string,
    showAST: SharedState['showAST'],
  ) => ({
    id,
    label,
    run: () => {
      changeShared(store, { showAST });
    },
  });
  return [
    {
      id: 'fixAll',
      label: 'Fix all problems that can be fixed',
      keys: 'Mod-S',
      run: () => void fixAll(store),
    },
    {
      id: 'checkAgain',
      label: 'Check the code again',
      run: () => {
        checkAgain(store);
      },
    },
    {
      id: 'copyLink',
      label: 'Copy the link',
      run: () => void copyLink(store),
    },
    {
      id: 'copyMarkdown',
      label: 'Copy as Markdown',
      run: () => void copyMarkdown(store, tools),
    },
    {
      id: 'copyConfig',
      label: 'Copy the config as eslint.config.mjs',
      run: () => void copyFlatConfig(store),
    },
    {
      id: 'download',
      label: 'Download as a project',
      run: () => void downloadProject(store, tools),
    },
    {
      id: 'reset',
      label: 'Start over with the example',
      run: () => {
        reset(store, versions);
      },
    },
    toText('showCode', 'Show the code', 'code'),
    toText('showConfig', 'Show the ESLint config', 'eslintrc'),
    toText('showTsconfig', 'Show the tsconfig', 'tsconfig'),
    toView('showProblems', 'Show the problems', false),
    toView('showEstree', 'Show the ESTree', 'es'),
    toView('showTypescriptTree', 'Show the TypeScript AST', 'ts'),
    toView('showScopes', 'Show the scopes', 'scope'),
    toView('showTypes', 'Show the type at the cursor', 'types'),
    toView('showRules', 'Show all rules that flag the code', 'rules'),
    toView('showComparison', 'Compare with another config', 'compare'),
    {
      id: 'switchTab',
      label: 'Let Tab leave the editor, or indent again',
      keys: tabKey.keys,
      run: () => {
        store.set({ tabMovesFocus: !store.get().tabMovesFocus });
      },
    },
  ];
}
