import { checkAgain } from '../../analysis/askLinter';
import { fixAll } from '../../problems/applyFixes';
import { showText } from '../../sides/navigation';
import { changeShared } from '../../state/changeSession';
import type { PlaygroundConstants } from '../../state/PlaygroundContext';
import { reset } from '../../state/replaceShared';
import type { SharedState, TextName } from '../../state/sharedState';
import {
  copyFlatConfig,
  copyLink,
  copyMarkdown,
  downloadProject,
} from '../../toolbar/share';

/** Something that the page can do. */
interface Command {
  /** As the editor's palette lists it. */
  label: string;
  run: (playground: PlaygroundConstants) => void;
}

/** What the editor's command palette can do with the page, in the order of the list. */
export const commands: Readonly<Record<string, Command>> = {
  fixAll: {
    label: 'Fix all problems that can be fixed',
    run: ({ store }) => void fixAll(store),
  },
  checkAgain: {
    label: 'Check the code again',
    run: ({ store }) => {
      checkAgain(store);
    },
  },
  copyLink: {
    label: 'Copy the link',
    run: ({ store }) => void copyLink(store),
  },
  copyMarkdown: {
    label: 'Copy as Markdown',
    run: ({ store, tools }) => void copyMarkdown(store, tools),
  },
  copyConfig: {
    label: 'Copy the config as eslint.config.mjs',
    run: ({ store }) => void copyFlatConfig(store),
  },
  download: {
    label: 'Download as a project',
    run: ({ store, tools }) => {
      void downloadProject(store, tools);
    },
  },
  reset: {
    label: 'Start over with the example',
    run: ({ store, versions }) => {
      reset(store, versions);
    },
  },
  showCode: toText('Show the code', 'code'),
  showConfig: toText('Show the ESLint config', 'eslintrc'),
  showTsconfig: toText('Show the tsconfig', 'tsconfig'),
  showProblems: toView('Show the problems', false),
  showEstree: toView('Show the ESTree', 'es'),
  showTypescriptTree: toView('Show the TypeScript AST', 'ts'),
  showScopes: toView('Show the scopes', 'scope'),
  showTypes: toView('Show the type at the cursor', 'types'),
  showRules: toView('Show all rules that flag the code', 'rules'),
  showComparison: toView('Compare with another config', 'compare'),
};

function toText(label: string, text: TextName): Command {
  return {
    label,
    run: ({ store }) => {
      showText(store, text);
    },
  };
}

function toView(label: string, showAST: SharedState['showAST']): Command {
  return {
    label,
    run: ({ store }) => {
      changeShared(store, { showAST });
    },
  };
}
