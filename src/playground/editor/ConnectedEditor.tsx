import {
  type ComponentType,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { CodeEditor, LanguageAnswers } from '../../editor/editor';
import { checkAgain } from '../analysis/check';
import { changeCode } from '../files/changeFiles';
import { pathOf, textAt } from '../files/textPaths';
import { fixAll } from '../problems/applyFixes';
import { reset } from '../saving/replace';
import {
  copyFlatConfig,
  copyLink,
  copyMarkdown,
  downloadProject,
} from '../share/share';
import { showText } from '../sides/navigation';
import { useWordWrap } from '../sides/useMedia';
import { addEditor, changeShared } from '../state/changeSession';
import {
  type PlaygroundConstants,
  usePlayground,
  useSelector,
} from '../state/PlaygroundContext';
import type { SessionStore } from '../state/session';
import {
  fileNameOf,
  labelOf,
  type SharedState,
  type TextName,
} from '../state/sharedState';
import { answersFor } from './languageAnswers';
import { showProblems } from './showProblems';

/** A text as a full editor shows it. */
export interface EditedText {
  /** Tells it from others: each has its own undo, selection, and scroll position. */
  path: string;
  /** What it starts with. */
  text: string;
  /** As a file name ends: `ts`, `json`. */
  language: string;
  /** What screen readers call it. */
  label: string;
}

/** What an editor tells its host, each time with the path of the text that it's about. */
export interface EditorHost {
  /** There is an editor; again with another object when it shows another text. */
  show: (editor: CodeEditor, path: string) => void;
  /** The reader has changed a text. */
  change: (text: string, path: string) => void;
  /** The cursor has moved to an offset. */
  move: (cursor: number, path: string) => void;
}

/** What the host of an editor gives to it, whichever it is: Monaco, or the light one. */
export interface FullEditorProps {
  edited: EditedText;
  isWrapped: boolean;
  answers: LanguageAnswers;
  commands: readonly EditorCommand[];
  host: EditorHost;
}

/** A full editor, and the session: what changes in one of the two changes in the other. Typing doesn't render it. */
export function ConnectedEditor({
  Full,
  name,
  onReady,
}: {
  Full: ComponentType<FullEditorProps>;
  name: TextName;
  /** Called when there is an editor to type into: the plain one can leave. */
  onReady: () => void;
}): ReactNode {
  const playground = usePlayground();
  const { store } = playground;
  const edited = useEditedText(name);
  const isWrapped = useWordWrap();
  const answers = useMemo(() => answersFor(store, name), [store, name]);
  const commands = useMemo(() => commandsFor(playground), [playground]);
  const [shown, setShown] = useState<{ editor: CodeEditor; path: string }>();
  const host = useMemo(
    (): EditorHost => ({
      show(editor, path) {
        takeOver(editor, path, store);
        setShown({ editor, path });
        onReady();
      },
      change(text, path) {
        keepTyped(store, text, path);
      },
      move(cursor, path) {
        if (path === pathOf(store.get(), 'code')) {
          store.set({ cursor });
        }
      },
    }),
    [store, onReady],
  );

  useLayoutEffect(
    () =>
      shown?.path === edited.path
        ? connectEditor(shown.editor, store, name, shown.path)
        : undefined,
    [shown, edited.path, store, name],
  );
  return (
    <Full
      edited={edited}
      isWrapped={isWrapped}
      answers={answers}
      commands={commands}
      host={host}
    />
  );
}

/** The text as it's edited: for code, that of the file that is shown. */
function useEditedText(name: TextName): FullEditorProps['edited'] {
  const { store } = usePlayground();
  const path = useSelector(session => pathOf(session, name));
  const language = useSelector(({ shared }) =>
    name === 'code' ? (shared.fileType.split('.').at(-1) ?? 'ts') : 'json',
  );
  const label = useSelector(session => labelOf(session.shared, name));
  return useMemo(
    () => ({ path, language, label, text: store.get().shared[name] }),
    [store, name, path, language, label],
  );
}

/** Goes on where the plain editor was left: with what was typed since this one was given its text, and the focus. */
function takeOver(editor: CodeEditor, path: string, store: SessionStore): void {
  const session = store.get();
  const text = textAt(session, path);
  const name = text && 'config' in text ? text.config : 'code';
  if (path !== pathOf(session, name)) {
    return;
  }
  const before = session.editors[name];
  const hadFocus = before?.hasFocus() ?? false;
  const selected = before?.selection();
  if (editor.text() !== session.shared[name]) {
    editor.setText(session.shared[name]);
  }
  if (hadFocus && selected) {
    editor.select(selected);
    editor.focus();
  }
}

/** For a moment, the page may be ahead of the editor, with another file. */
function keepTyped(store: SessionStore, text: string, path: string): void {
  const session = store.get();
  const changed = textAt(session, path);
  if (changed && 'config' in changed) {
    changeShared(store, { [changed.config]: text });
  } else {
    changeCode(store, changed?.file ?? fileNameOf(session.shared), text);
  }
}

/**
 * Shows in an editor what the session has: a text that was changed elsewhere, by a fix, a form or a link,
 * what was found in it, and what is to stand out.
 *
 * @param path of the text that the editor shows
 * @returns a function that ends it
 */
function connectEditor(
  editor: CodeEditor,
  store: SessionStore,
  name: TextName,
  path: string,
): () => void {
  const ends = [
    store.watch(
      ({ shared }) => shared[name],
      text => {
        // The page may be ahead of the editor, with another file.
        if (pathOf(store.get(), name) === path && editor.text() !== text) {
          editor.setText(text);
        }
        return undefined;
      },
    ),
    addEditor(store, name, editor),
    showProblems(editor, store, name),
    ...(name === 'code' ? [showAnswers(editor, store)] : []),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
  };
}

/** What the code asks for, and what other parts of the page point at in it. */
function showAnswers(editor: CodeEditor, store: SessionStore): () => void {
  const ends = [
    store.watch(
      session => session.typeQueries,
      queries => {
        editor.setTypeAnswers(queries, editor.text());
        return undefined;
      },
    ),
    store.watch(
      session => session.highlights,
      ranges => {
        editor.setHighlights(ranges);
        return undefined;
      },
    ),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
    editor.setTypeAnswers([], editor.text());
    editor.setHighlights([]);
  };
}

/** Something that the page can do, as an editor's palette lists it. */
export interface EditorCommand {
  label: string;
  run: () => void;
}

/** What an editor's palette can do with the page, in the order of the list. */
function commandsFor({
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
