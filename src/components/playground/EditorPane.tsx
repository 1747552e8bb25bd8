import { type ReactNode, useMemo, useState } from 'react';
import { indexLines } from '../../playground/positions';
import type { Problem } from '../../playground/problems';
import type { PlaygroundState, TextName } from '../../playground/state';
import type { TextProblem } from '../../playground/textProblem';
import controls from './controls.module.css';
import styles from './EditorPane.module.css';
import type {
  EditorHandle,
  EditorMarker,
  TextRange,
} from './editor/editorTypes';
import type { FeatureContext } from './editor/features/useFeatures';
import { SourceEditor } from './editor/SourceEditor';
import { TAB_KEY } from './editor/tabKey';
import { Tabs } from './Tabs';

interface Props {
  state: PlaygroundState;
  selected: TextName;
  onSelect: (name: TextName) => void;
  onChange: (change: Partial<PlaygroundState>) => void;
  problems: readonly Problem[];
  configProblems: readonly TextProblem[];
  tsconfigProblems: readonly TextProblem[];
  ruleUrl: (ruleId: string) => string | undefined;
  highlights: readonly TextRange[];
  onCursor: (offset: number) => void;
  onReady: (handle: EditorHandle | undefined) => void;
  wordWrap: boolean;
  onWordWrap: (wordWrap: boolean) => void;
  features: FeatureContext;
  /** The form that edits the selected config. */
  form: ReactNode;
}

const labels: Record<TextName, string> = {
  code: 'Code',
  eslintrc: 'ESLint config',
  tsconfig: 'tsconfig',
};

/** The three texts, one at a time. */
export function EditorPane({
  state,
  selected,
  onSelect,
  onChange,
  problems,
  configProblems,
  tsconfigProblems,
  ruleUrl,
  highlights,
  onCursor,
  onReady,
  wordWrap,
  onWordWrap,
  features,
  form,
}: Props): ReactNode {
  const [asForm, setAsForm] = useState(false);
  const [tabMovesFocus, setTabMovesFocus] = useState(false);
  const text = state[selected];
  const markers = useMemo((): EditorMarker[] => {
    if (selected === 'code') {
      return problems.map(problem => ({
        ...problem,
        owner: problem.source,
        url: problem.code === undefined ? undefined : ruleUrl(problem.code),
      }));
    }
    return toMarkers(
      text,
      selected === 'eslintrc' ? configProblems : tsconfigProblems,
    );
  }, [selected, text, problems, configProblems, tsconfigProblems, ruleUrl]);
  const mistakes = {
    code: 0,
    eslintrc: countErrors(configProblems),
    tsconfig: countErrors(tsconfigProblems),
  };
  const isConfig = selected !== 'code';
  return (
    <Tabs
      label="Texts"
      selected={selected}
      onSelect={onSelect}
      tabs={(['code', 'eslintrc', 'tsconfig'] as const).map(name => ({
        name,
        label: (
          <>
            {labels[name]}
            {mistakes[name] > 0 && (
              <span className={styles.mistakes}>
                {mistakes[name]}
                <span className={styles.hidden}>
                  {mistakes[name] === 1 ? ' error' : ' errors'}
                </span>
              </span>
            )}
          </>
        ),
      }))}
    >
      {isConfig && asForm ? (
        <div className={styles.form}>{form}</div>
      ) : (
        <SourceEditor
          name={selected}
          label={labels[selected]}
          text={text}
          onChange={changed => {
            onChange({ [selected]: changed });
          }}
          markers={markers}
          highlights={highlights}
          onCursor={onCursor}
          onReady={onReady}
          wordWrap={wordWrap}
          tabMovesFocus={tabMovesFocus}
          onTabMovesFocus={setTabMovesFocus}
          features={features}
        />
      )}
      {isConfig && (
        <ConfigProblems
          problems={selected === 'eslintrc' ? configProblems : tsconfigProblems}
          text={text}
        />
      )}
      <div className={styles.settings}>
        {isConfig && (
          <button
            type="button"
            className={controls.button}
            aria-pressed={asForm}
            onClick={() => {
              setAsForm(!asForm);
            }}
          >
            Edit as a form
          </button>
        )}
        {!(isConfig && asForm) && (
          <>
            <button
              type="button"
              className={controls.button}
              aria-pressed={tabMovesFocus}
              aria-keyshortcuts={TAB_KEY.shortcut}
              onClick={() => {
                setTabMovesFocus(!tabMovesFocus);
              }}
            >
              Tab leaves the editor
              <kbd className={styles.key} aria-hidden="true">
                {TAB_KEY.name}
              </kbd>
            </button>
            <button
              type="button"
              className={controls.button}
              aria-pressed={wordWrap}
              onClick={() => {
                onWordWrap(!wordWrap);
              }}
            >
              Wrap lines
            </button>
          </>
        )}
      </div>
    </Tabs>
  );
}

/** What is wrong with a config, also for those who do not see its squiggles. */
function ConfigProblems({
  problems,
  text,
}: {
  problems: readonly TextProblem[];
  text: string;
}): ReactNode {
  const lines = useMemo(() => indexLines(text), [text]);
  if (problems.length === 0) {
    return null;
  }
  return (
    <ul className={styles.problems} aria-label="Problems of this config">
      {problems.map(({ severity, message, offset }, index) => {
        const { lineNumber, column } = lines.positionAt(offset);
        return (
          <li key={index} data-severity={severity}>
            Line {lineNumber}, column {column}: {message}
          </li>
        );
      })}
    </ul>
  );
}

function countErrors(problems: readonly TextProblem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

function toMarkers(
  text: string,
  problems: readonly TextProblem[],
): EditorMarker[] {
  const lines = indexLines(text);
  return problems.map(({ severity, message, offset, length }) => {
    const start = lines.positionAt(offset);
    const end = lines.positionAt(offset + Math.max(1, length));
    return {
      owner: 'config',
      severity,
      message,
      code: undefined,
      url: undefined,
      line: start.lineNumber,
      column: start.column,
      endLine: end.lineNumber,
      endColumn: end.column,
    };
  });
}
