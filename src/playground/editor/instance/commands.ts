import { translate } from '@docusaurus/Translate';
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
    label: translate({
      id: 'playground.command.fixAll',
      message: 'Fix all problems that can be fixed',
    }),
    run: ({ store }) => void fixAll(store),
  },
  checkAgain: {
    label: translate({
      id: 'playground.command.checkAgain',
      message: 'Check the code again',
    }),
    run: ({ store }) => {
      checkAgain(store);
    },
  },
  copyLink: {
    label: translate({
      id: 'playground.command.copyLink',
      message: 'Copy the link',
    }),
    run: ({ store }) => void copyLink(store),
  },
  copyMarkdown: {
    label: translate({
      id: 'playground.share.copyMarkdown',
      message: 'Copy as Markdown',
    }),
    run: ({ store, tools }) => void copyMarkdown(store, tools),
  },
  copyConfig: {
    label: translate({
      id: 'playground.command.copyConfig',
      message: 'Copy the config as eslint.config.mjs',
    }),
    run: ({ store }) => void copyFlatConfig(store),
  },
  download: {
    label: translate({
      id: 'playground.share.download',
      message: 'Download as a project',
    }),
    run: ({ store, tools }) => {
      void downloadProject(store, tools);
    },
  },
  reset: {
    label: translate({
      id: 'playground.command.reset',
      message: 'Start over with the example',
    }),
    run: ({ store, versions }) => {
      reset(store, versions);
    },
  },
  showCode: toText(
    translate({ id: 'playground.command.showCode', message: 'Show the code' }),
    'code',
  ),
  showConfig: toText(
    translate({
      id: 'playground.command.showConfig',
      message: 'Show the ESLint config',
    }),
    'eslintrc',
  ),
  showTsconfig: toText(
    translate({
      id: 'playground.command.showTsconfig',
      message: 'Show the tsconfig',
    }),
    'tsconfig',
  ),
  showProblems: toView(
    translate({
      id: 'playground.command.showProblems',
      message: 'Show the problems',
    }),
    false,
  ),
  showEstree: toView(
    translate({
      id: 'playground.command.showEstree',
      message: 'Show the ESTree',
    }),
    'es',
  ),
  showTypescriptTree: toView(
    translate({
      id: 'playground.command.showTypescriptTree',
      message: 'Show the TypeScript AST',
    }),
    'ts',
  ),
  showScopes: toView(
    translate({
      id: 'playground.command.showScopes',
      message: 'Show the scopes',
    }),
    'scope',
  ),
  showTypes: toView(
    translate({
      id: 'playground.command.showTypes',
      message: 'Show the type at the cursor',
    }),
    'types',
  ),
  showRules: toView(
    translate({
      id: 'playground.command.showRules',
      message: 'Show all rules that flag the code',
    }),
    'rules',
  ),
  showComparison: toView(
    translate({
      id: 'playground.command.showComparison',
      message: 'Compare with another config',
    }),
    'compare',
  ),
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
