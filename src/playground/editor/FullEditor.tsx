import {
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { commandPalette, type PageCommands } from '../../editor/commandPalette';
import type { CodeEditor } from '../../editor/createEditor';
import { createEditor, wayOut } from '../../editor/createEditor';
import { editingTools } from '../../editor/editingTools';
import { languageHelp } from '../../editor/languageHelp';
import hidden from '../../ui/visuallyHidden.module.css';
import { checkAgain } from '../analysis/check';
import { changeCode } from '../files/changeFiles';
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
  labelOf,
  pathOf,
  type SharedState,
  type TextName,
} from '../state/sharedState';
import styles from './FullEditor.module.css';
import { answersFor } from './languageAnswers';
import { showProblems } from './showProblems';

/** A text as the editor shows it. */
interface EditedText {
  /** Tells it from others: each has its own undo, selection, and scroll position. */
  path: string;
  /** What it starts with. */
  text: string;
  /** As a file name ends: `ts`, `json`. */
  language: string;
  /** What screen readers call it. */
  label: string;
}

/** Where fingers type, the phone selects, scrolls, and has a keyboard of its own. */
const hasMouse = !window.matchMedia('(pointer: coarse)').matches;

/**
 * The site's editor, and the session: what changes in one of the two changes in the other. Typing doesn't
 * render it; another text, or another name of it, makes another editor.
 */
export function FullEditor({
  name,
  onReady,
}: {
  name: TextName;
  /** Called when there is an editor to type into: the plain one can leave. */
  onReady: () => void;
}): ReactNode {
  const playground = usePlayground();
  const { store } = playground;
  const edited = useEditedText(name);
  const isWrapped = useWordWrap();
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [shown, setShown] = useState<{ editor: CodeEditor; path: string }>();

  // Before the browser paints: the editor measures its lines in the next frame, and none may move then.
  useLayoutEffect(() => {
    if (!frame.current) {
      return undefined;
    }
    const { path, ...text } = edited;
    const answers = answersFor(store, name);
    const editor = createEditor({
      ...text,
      ...answers,
      isWrapped,
      parent: frame.current,
      before: store.get().leftEditors[path],
      describedBy: hint,
      extensions: [
        commandPalette(commandsFor(playground)),
        hasMouse ? [editingTools, languageHelp(answers)] : [],
      ],
      onChange(changed) {
        keepTyped(store, name, path, changed);
      },
      onSelect([, cursor]) {
        if (name === 'code' && path === pathOf(store.get().shared, name)) {
          store.set({ cursor });
        }
      },
    });
    takeOver(editor, store, name, path);
    setShown({ editor, path });
    onReady();
    return () => {
      const { leftEditors } = store.get();
      store.set({ leftEditors: { ...leftEditors, [path]: editor.leave() } });
      editor.destroy();
    };
  }, [edited, hint, isWrapped, name, onReady, playground, store]);

  useLayoutEffect(
    () =>
      shown?.path === edited.path
        ? connectEditor(shown.editor, store, name, shown.path)
        : undefined,
    [shown, edited.path, store, name],
  );
  return (
    <>
      <div ref={frame} className={styles.editor} />
      <p id={hint} className={hidden.visuallyHidden}>
        {wayOut}
      </p>
    </>
  );
}

/** The text as it's edited: for code, that of the file that is shown. */
function useEditedText(name: TextName): EditedText {
  const { store } = usePlayground();
  const path = useSelector(({ shared }) => pathOf(shared, name));
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
function takeOver(
  editor: CodeEditor,
  store: SessionStore,
  name: TextName,
  path: string,
): void {
  const session = store.get();
  if (path !== pathOf(session.shared, name)) {
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
function keepTyped(
  store: SessionStore,
  name: TextName,
  path: string,
  text: string,
): void {
  if (name === 'code') {
    changeCode(store, path, text);
  } else {
    changeShared(store, { [name]: text });
  }
}

/**
 * Shows in an editor what the session has: a text that was changed elsewhere, by a fix, a form or a link,
 * what was found in it, and what is to stand out.
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

/** What F1 in the editor can do with the page, in the order of the list. */
function commandsFor({ store, versions }: PlaygroundConstants): PageCommands {
  const toText = (text: TextName) => () => {
    showText(store, text);
  };
  const toView = (showAST: SharedState['showAST']) => () => {
    changeShared(store, { showAST });
  };
  return {
    'Fix all problems that can be fixed': () => fixAll(store),
    'Check the code again': () => {
      checkAgain(store);
    },
    'Copy the link': () => copyLink(store),
    'Copy as Markdown': () => copyMarkdown(store),
    'Copy the config as eslint.config.mjs': () => copyFlatConfig(store),
    'Download as a project': () => downloadProject(store),
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
}
