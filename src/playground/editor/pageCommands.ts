import type { Commands } from './commands';
import type { Share } from '../toolbar/useShare';
import type { PlaygroundParts } from '../state/usePlayground';

/** The editor commands that act on the page. */
export function pageCommands(
  { analysis, fixAll, navigation, reset, set }: PlaygroundParts,
  share: Share,
): Commands {
  return {
    fixAll,
    checkAgain: analysis.checkAgain,
    copyLink: () => void share.copyLink(),
    copyMarkdown: () => void share.copyMarkdown(),
    download: share.download,
    reset,
    showCode: () => {
      navigation.showText('code');
    },
    showConfig: () => {
      navigation.showText('eslintrc');
    },
    showTsconfig: () => {
      navigation.showText('tsconfig');
    },
    showProblems: () => {
      set({ showAST: false });
    },
    showEstree: () => {
      set({ showAST: 'es' });
    },
    showTypescriptTree: () => {
      set({ showAST: 'ts' });
    },
    showScopes: () => {
      set({ showAST: 'scope' });
    },
    showTypes: () => {
      set({ showAST: 'types' });
    },
  };
}
