import { Editor } from '@monaco-editor/react';
import {
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CodeEditor, EditorProblem } from '../../editor/editor';
import { editBetween } from '../../text/editBetween';
import type {
  EditorCommand,
  EditorHost,
  FullEditorProps,
} from './ConnectedEditor';
import { type ColorMode, colorModel, defineTheme } from './monacoColors';
import styles from './MonacoEditor.module.css';
import { answerFor, languageFor, monaco, offerEdits } from './monacoLanguages';
import { decorationsIn, disposeLater, rangeIn, TabFocus } from './monacoParts';

type Instance = monaco.editor.IStandaloneCodeEditor;
type Model = monaco.editor.ITextModel;

/** Monaco, with the site's colors, as the site's other editors are used. Each text has a model of its own. */
export function MonacoEditor({
  edited: { label, language, path, text },
  isWrapped,
  answers,
  commands,
  host,
}: FullEditorProps): ReactNode {
  const [instance, setInstance] = useState<Instance>();
  const mode = useSyncExternalStore(watchColorMode, currentColorMode);
  const theme = useMemo(() => defineTheme(mode), [mode]);
  const options = useMemo(
    () => optionsFor(label, isWrapped),
    [label, isWrapped],
  );
  useEffect(() => answerFor(path, answers), [path, answers]);
  useEffect(() => instance && followModel(instance, host), [instance, host]);
  useEffect(
    () => instance && addCommands(instance, commands),
    [instance, commands],
  );
  useEffect(() => instance && leaveByTab(instance), [instance]);
  useEffect(
    // By now, it shows the text.
    () => instance && colorModel(instance, language),
    [instance, language, path],
  );
  return (
    <div className={styles.editor}>
      <Editor
        path={path}
        language={languageFor(language)}
        // Its text isn't a `value`: that would be changed in one step with what was typed before.
        defaultValue={text}
        theme={theme}
        options={options}
        loading={null}
        keepCurrentModel
        onMount={setInstance}
      />
    </div>
  );
}

/**
 * Tells of each model that an editor shows, and of what the reader does in it.
 *
 * @returns a function that ends it
 */
function followModel(instance: Instance, host: EditorHost): () => void {
  let shown: { isSetting: () => boolean } | undefined;
  const change = () => {
    const model = instance.getModel();
    if (model && shown?.isSetting() === false) {
      host.change(model.getValue(), model.uri.toString());
    }
  };
  const move = () => {
    const position = instance.getPosition();
    const model = instance.getModel();
    if (position && model) {
      host.move(model.getOffsetAt(position), model.uri.toString());
    }
  };
  const show = () => {
    const model = instance.getModel();
    if (model) {
      const adapted = adapt(instance, model, change);
      shown = adapted;
      host.show(adapted.editor, model.uri.toString());
      move();
    }
  };
  const stop = disposeLater([
    instance.onDidChangeModel(show),
    instance.onDidChangeModelContent(change),
    instance.onDidChangeCursorPosition(move),
  ]);
  show();
  return stop;
}

/** @param onForeign called where Monaco can't have a text as it is: it has one kind of line ends in a text */
function adapt(
  instance: Instance,
  model: Model,
  onForeign: () => void,
): { editor: CodeEditor; isSetting: () => boolean } {
  let isSetting = false;
  const isShown = () => instance.getModel() === model;
  const showAnswers = decorationsIn(model);
  const showHighlights = decorationsIn(model);
  const editor: CodeEditor = {
    text: () => model.getValue(),
    setText(text) {
      if (!isShown()) {
        return;
      }
      isSetting = true;
      instance.pushUndoStop();
      adoptLineEnds(text, model);
      const { range, text: inserted } = editBetween(model.getValue(), text);
      instance.executeEdits('page', [
        {
          range: rangeIn(model, range),
          text: inserted,
          forceMoveMarkers: true,
        },
      ]);
      instance.pushUndoStop();
      isSetting = false;
      if (model.getValue() !== text) {
        onForeign();
      }
    },
    setProblems(problems, checked, all = problems) {
      if (model.getValue() === checked) {
        monaco.editor.setModelMarkers(
          model,
          'page',
          problems.map(problem => toMarker(problem, model)),
        );
        offerEdits(model, all);
      }
    },
    setTypeAnswers(answers, checked) {
      if (model.getValue() === checked) {
        showAnswers(
          answers.map(({ end, text }) => ({
            range: rangeIn(model, [end, end]),
            options: {
              description: 'type',
              showIfCollapsed: true,
              after: { content: ` ${text}`, inlineClassName: styles.answer },
            },
          })),
        );
      }
    },
    setHighlights(ranges) {
      showHighlights(
        ranges.map(range => ({
          range: rangeIn(model, range),
          options: { description: 'highlight', className: styles.highlight },
        })),
      );
    },
    select(range) {
      if (isShown()) {
        const selected = rangeIn(model, range);
        instance.setSelection(selected);
        instance.revealRangeInCenterIfOutsideViewport(selected);
      }
    },
    selection() {
      const selection = isShown() ? instance.getSelection() : null;
      return selection
        ? [
            model.getOffsetAt(selection.getStartPosition()),
            model.getOffsetAt(selection.getEndPosition()),
          ]
        : [0, 0];
    },
    focus() {
      instance.focus();
    },
    hasFocus: () => isShown() && instance.hasTextFocus(),
  };
  return { editor, isSetting: () => isSetting };
}

/** Monaco writes what is typed and inserted with the line ends that a model has. */
function adoptLineEnds(text: string, model: Model): void {
  const { CRLF, LF } = monaco.editor.EndOfLineSequence;
  const isWindows = text.includes('\r\n');
  if (isWindows !== (model.getEOL() === '\r\n')) {
    model.pushEOL(isWindows ? CRLF : LF);
  }
}

const severities = {
  error: monaco.MarkerSeverity.Error,
  info: monaco.MarkerSeverity.Hint,
  warning: monaco.MarkerSeverity.Warning,
};

function toMarker(
  problem: EditorProblem,
  model: Model,
): monaco.editor.IMarkerData {
  const { end, message, severity, source, start, tool, url } = problem;
  const code = source === tool ? undefined : source;
  return {
    ...rangeIn(model, [start, problem.underlinedUntil ?? end]),
    severity: severities[severity],
    message,
    source: tool,
    code:
      code !== undefined && url !== undefined
        ? { value: code, target: targetOf(url) }
        : code,
  };
}

/** By address: thousands of problems share a few rules, and parsing takes longer than all else here. */
const targets = new Map<string, monaco.Uri>();

function targetOf(url: string): monaco.Uri {
  const target =
    targets.get(url) ??
    monaco.Uri.parse(new URL(url, window.location.href).href);
  targets.set(url, target);
  return target;
}

/** Lists commands in the editor's palette. @returns a function that takes them away */
function addCommands(
  instance: Instance,
  commands: readonly EditorCommand[],
): () => void {
  return disposeLater(
    commands.map(({ label, run }) =>
      instance.addAction({ id: `playground.${label}`, label, run }),
    ),
  );
}

/** Where Escape has nothing else to close or to undo. */
const isEscapeFree = [
  'editorTextFocus',
  '!editorHasMultipleSelections',
  '!editorHasSelection',
  '!findWidgetVisible',
  '!inSnippetMode',
  '!markersNavigationVisible',
  '!parameterHintsVisible',
  '!suggestWidgetVisible',
].join(' && ');

/**
 * After Escape, the next Tab leaves the editor instead of indenting, as in the light editor.
 *
 * @returns a function that ends it
 */
function leaveByTab(instance: Instance): () => void {
  const { Escape, Shift, Tab } = monaco.KeyCode;
  const indent = (): void => {
    TabFocus.setTabFocusMode(false);
  };
  return disposeLater([
    instance.addAction({
      id: 'playground.leave',
      label: 'Let Tab leave the editor',
      keybindings: [Escape],
      keybindingContext: isEscapeFree,
      run() {
        // Monaco's option of that name does nothing.
        TabFocus.setTabFocusMode(true);
      },
    }),
    instance.onKeyDown(({ keyCode }) => {
      if (keyCode !== Escape && keyCode !== Shift && keyCode !== Tab) {
        indent();
      }
    }),
    instance.onDidBlurEditorText(indent),
  ]);
}

/** How the editor looks and what it does on its own. @param label what screen readers call it */
function optionsFor(
  label: string,
  isWrapped: boolean,
): monaco.editor.IStandaloneEditorConstructionOptions {
  const touch = window.matchMedia('(pointer: coarse)').matches;
  return {
    ariaLabel: `${label}. To leave the editor, press Escape, then Tab.`,
    wordWrap: isWrapped ? 'on' : 'off',
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue(
      '--ifm-font-family-monospace',
    ),
    // Phones zoom in on smaller fonts.
    fontSize: touch ? 16 : 14,
    // As in `PlainEditor`, so that no line moves.
    lineHeight: 1.5,
    tabSize: 2,
    detectIndentation: false,
    minimap: { enabled: false },
    folding: !touch,
    // If it were dimmed, the last number would be too faint to read.
    renderFinalNewline: 'on',
    lineNumbersMinChars: touch ? 2 : 3,
    lineDecorationsWidth: 8,
    padding: { top: 8 },
    scrollBeyondLastLine: false,
    fixedOverflowWidgets: true,
    // All of these are our own language service's to answer, or no one's.
    wordBasedSuggestions: 'off',
    quickSuggestions: { strings: true, other: true, comments: false },
    occurrencesHighlight: 'off',
    unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
    links: false,
    colorDecorators: false,
  };
}

/** The page's attribute: only when it has changed, the style sheet has the mode's colors. */
function currentColorMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function watchColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  return () => {
    observer.disconnect();
  };
}
