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

/** Something that the page can do, as an editor's palette lists it. */
export interface EditorCommand {
  label: string;
  run: () => void;
}

/** What an editor's palette can do with the page, in the order of the list. */
export function commandsFor({
  store,
  tools,
  versions,
}: PlaygroundConstants): EditorCommand[] {
  const toText = (text: TextName) => () => {
    showText(store, text);
  };
  const toView = (showAST: SharedState['showAST']) => () => {
    changeShared(store, { showAST });
  };
  const commands: Record<string, () => unknown> = {
    'Fix all problems that can be fixed': () => fixAll(store),
    'Check the code again': () => {
      checkAgain(store);
    },
    'Copy the link': () => copyLink(store),
    'Copy as Markdown': () => copyMarkdown(store, tools),
    'Copy the config as eslint.config.mjs': () => copyFlatConfig(store),
    'Download as a project': () => downloadProject(store, tools),
    'Start over with the example': () => {
      reset(store, versions);
    },
    'Show the code': toText('code'),
    'Show the ESLint config': toText('eslintrc'),
    'Show the tsconfig': toText('tsconfig'),
    'Show the problems': toView(false),
    'Show the ESTree': toView('es'),
    'Show the TypeScript AST': toView('ts'),
    'Show the scopes': toView('scope'),
    'Show the type at the cursor': toView('types'),
    'Show all rules that flag the code': toView('rules'),
    'Compare with another config': toView('compare'),
  };
  return Object.entries(commands).map(([label, run]) => ({
    label,
    run: () => void run(),
  }));
}
