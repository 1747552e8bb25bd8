import { useId, useLayoutEffect, useRef } from 'react';
import { commandPalette, type PageCommands } from '../../editor/commandPalette';
import {
  type CodeEditor,
  createEditor,
  wayOut,
} from '../../editor/createEditor';
import { editingTools } from '../../editor/editingTools';
import { languageHelp } from '../../editor/languageHelp';
import { messageOf } from '../../text/messageOf';
import hidden from '../../ui/visuallyHidden.module.css';
import { checkAgain } from '../analysis/check';
import controls from '../controls.module.css';
import { changeCode } from '../files/changeFiles';
import { fixAll } from '../problems/applyFixes';
import { reset } from '../saving/autosave';
import {
  copyFlatConfig,
  copyLink,
  copyMarkdown,
  downloadProject,
} from '../share/share';
import { showText } from '../sides/navigation';
import { useWordWrap } from '../sides/useMedia';
import { addEditor, addNotes, changeShared } from '../state/changeSession';
import {
  type PlaygroundConstants,
  usePlayground,
  useSelector,
} from '../state/PlaygroundContext';
import type { PresentEditor, SessionStore } from '../state/session';
import {
  labelOf,
  pathOf,
  type SharedState,
  type TextName,
} from '../state/sharedState';
import { endAll } from '../state/store';
import styles from './FullEditor.module.css';
import { answersFor } from './languageAnswers';
import { showProblems } from './showProblems';

/** Where fingers type, the phone selects, scrolls, and has a keyboard of its own. */
const hasMouse = !window.matchMedia('(pointer: coarse)').matches;

/**
 * The site's editor, and the session: what changes in one of the two changes in the other. Typing doesn't
 * render it; another text, or another name of it, makes another editor.
 */
export function FullEditor({
  name,
  isReady,
  onReady,
}: {
  name: TextName;
  /** Until it can be typed into, it has its size already, and isn't seen. */
  isReady: boolean;
  /** Called when there is an editor to type into: the plain one can leave. */
  onReady: () => void;
}) {
  const playground = usePlayground();
  const { store } = playground;
  // Each file has its own undo, selection, and scroll position.
  const path = useSelector(({ shared }) => pathOf(shared, name));
  const language = useSelector(({ shared }) =>
    name === 'code' ? (shared.fileType.split('.').at(-1) ?? 'ts') : 'json',
  );
  const label = useSelector(session => labelOf(session.shared, name));
  const isWrapped = useWordWrap();
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();

  // Before the browser paints: the editor measures its lines in the next frame, and none may move then.
  useLayoutEffect(() => {
    // The page may be ahead of this, with another file: the next time, it's about that.
    if (!frame.current || path !== pathOf(store.get().shared, name)) {
      return undefined;
    }
    const answers = answersFor(store, name);
    const editor = createEditor({
      ...answers,
      text: store.get().shared[name],
      language,
      label,
      isWrapped,
      parent: frame.current,
      before: store.get().leftEditors[path],
      describedBy: hint,
      extensions: [
        commandPalette(commandsFor(playground)),
        hasMouse ? [editingTools, languageHelp(answers)] : [],
      ],
      onChange(text) {
        if (name === 'code') {
          changeCode(store, path, text);
        } else {
          changeShared(store, { [name]: text });
        }
      },
      onSelect([, cursor]) {
        if (name === 'code' && path === pathOf(store.get().shared, name)) {
          store.set({ cursor });
        }
      },
    });
    takeOver(editor, store.get().editors[name]);
    const disconnect = connectEditor(editor, store, name, path);
    onReady();
    return () => {
      disconnect();
      const { leftEditors } = store.get();
      store.set({ leftEditors: { ...leftEditors, [path]: editor.leave() } });
      editor.destroy();
    };
  }, [
    hint,
    isWrapped,
    label,
    language,
    name,
    onReady,
    path,
    playground,
    store,
  ]);
  return (
    <div className={isReady ? controls.column : styles.coming}>
      <div ref={frame} className={styles.editor} />
      <p id={hint} className={hidden.visuallyHidden}>
        {wayOut}
      </p>
    </div>
  );
}

/** Goes on where the editor before was left, if that had the focus. */
function takeOver(editor: CodeEditor, before: PresentEditor | undefined): void {
  if (before?.hasFocus()) {
    editor.select(before.selection());
    editor.focus();
  }
}

/** Shows in an editor what the session has: a text that was changed elsewhere, and what was found in it. */
function connectEditor(
  editor: CodeEditor,
  store: SessionStore,
  name: TextName,
  path: string,
): () => void {
  return endAll([
    store.watch(
      ({ shared }) => shared[name],
      text => {
        // The page may be ahead of the editor, with another file.
        if (
          pathOf(store.get().shared, name) === path &&
          editor.text() !== text
        ) {
          editor.setText(text);
        }
        return undefined;
      },
    ),
    addEditor(store, name, editor),
    showProblems(editor, store, name),
    ...(name === 'code'
      ? [
          store.watch(
            ({ typeQueries }) => typeQueries,
            queries => {
              editor.setTypeAnswers(queries, editor.text());
              return undefined;
            },
          ),
          store.watch(
            ({ highlights }) => highlights,
            ranges => {
              editor.setHighlights(ranges);
              return undefined;
            },
          ),
        ]
      : []),
  ]);
}

/** What F1 in the editor can do with the page, in the order of the list. */
function commandsFor({ store, versions }: PlaygroundConstants): PageCommands {
  const toText = (text: TextName) => () => showText(store, text);
  const toView = (showAST: SharedState['showAST']) => () =>
    changeShared(store, { showAST });
  const tellFailure = (sharing: Promise<string>) =>
    sharing.catch((error: unknown) => addNotes(store, [messageOf(error)]));
  return {
    'Fix all problems that can be fixed': () => fixAll(store),
    'Check the code again': () => checkAgain(store),
    'Copy the link': () => tellFailure(copyLink(store)),
    'Copy as Markdown': () => tellFailure(copyMarkdown(store)),
    'Copy the config as eslint.config.mjs': () =>
      tellFailure(copyFlatConfig(store)),
    'Download as a project': () => tellFailure(downloadProject(store)),
    'Start over with the example': () => reset(store, versions),
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
}
