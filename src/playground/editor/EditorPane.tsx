import { type ReactNode, useState } from 'react';
import type { Problem } from '../problems/problem';
import type { PlaygroundState, TextName } from '../state/playgroundState';
import type { TextProblem } from '../config/textProblem';
import { ConfigProblems } from '../config/ConfigProblems';
import controls from '../controls.module.css';
import styles from './EditorPane.module.css';
import type { Commands } from './commands';
import type { EditorHandle, TextRange } from './editorTypes';
import type { FeatureContext } from './features/useFeatures';
import { SourceEditor } from './SourceEditor';
import { EditorSettings } from './EditorSettings';
import { Tabs } from '../../ui/Tabs';
import { useMarkers } from './useMarkers';

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
  commands: Commands;
  /** Set where the ESLint config is in a format that can be turned into JSON. */
  onConvert: (() => void) | undefined;
  /** The form that edits the selected config. */
  form: ReactNode;
}

const labels: Record<TextName, string> = {
  code: 'Code',
  eslintrc: 'ESLint config',
  tsconfig: 'tsconfig',
};

const names: readonly TextName[] = ['code', 'eslintrc', 'tsconfig'];

const none: readonly TextProblem[] = [];

/** The three texts, one at a time. */
export function EditorPane(props: Props): ReactNode {
  const { state, selected, onSelect, configProblems, tsconfigProblems } = props;
  const problemsOfTexts: Record<TextName, readonly TextProblem[]> = {
    // The code's are listed next to it.
    code: none,
    eslintrc: configProblems,
    tsconfig: tsconfigProblems,
  };
  const textProblems = problemsOfTexts[selected];
  const [asForm, setAsForm] = useState(false);
  const [tabMovesFocus, setTabMovesFocus] = useState(false);
  const isConfig = selected !== 'code';
  return (
    <Tabs
      label="Texts"
      selected={selected}
      onSelect={onSelect}
      tabs={names.map(name => ({
        name,
        label: <Label name={name} problems={problemsOfTexts[name]} />,
      }))}
    >
      {isConfig && asForm ? (
        <div className={styles.form}>{props.form}</div>
      ) : (
        <TextEditor
          {...props}
          textProblems={textProblems}
          tabMovesFocus={tabMovesFocus}
          onTabMovesFocus={setTabMovesFocus}
        />
      )}
      {isConfig && (
        <ConfigProblems problems={textProblems} text={state[selected]} />
      )}
      {selected === 'eslintrc' && props.onConvert && (
        <p className={controls.notice}>
          <button
            type="button"
            className={controls.button}
            onClick={props.onConvert}
          >
            Turn this config into JSON
          </button>
        </p>
      )}
      <EditorSettings
        hasForm={isConfig}
        asForm={asForm}
        onAsForm={setAsForm}
        tabMovesFocus={tabMovesFocus}
        onTabMovesFocus={setTabMovesFocus}
        wordWrap={props.wordWrap}
        onWordWrap={props.onWordWrap}
      />
    </Tabs>
  );
}

function TextEditor({
  state,
  selected,
  onChange,
  problems,
  textProblems,
  ruleUrl,
  ...editor
}: Props & {
  textProblems: readonly TextProblem[];
  tabMovesFocus: boolean;
  onTabMovesFocus: (tabMovesFocus: boolean) => void;
}): ReactNode {
  const text = state[selected];
  return (
    <SourceEditor
      name={selected}
      label={labels[selected]}
      text={text}
      onChange={changed => {
        onChange({ [selected]: changed });
      }}
      markers={useMarkers({ selected, text, problems, textProblems, ruleUrl })}
      highlights={editor.highlights}
      onCursor={editor.onCursor}
      onReady={editor.onReady}
      wordWrap={editor.wordWrap}
      tabMovesFocus={editor.tabMovesFocus}
      onTabMovesFocus={editor.onTabMovesFocus}
      features={editor.features}
      commands={editor.commands}
    />
  );
}

/** A text's name, and how many mistakes are in it. */
function Label({
  name,
  problems,
}: {
  name: TextName;
  problems: readonly TextProblem[];
}): ReactNode {
  const mistakes = countErrors(problems);
  return (
    <>
      {labels[name]}
      {mistakes > 0 && (
        <span className={styles.mistakes}>
          {mistakes}
          <span className={styles.hidden}>
            {mistakes === 1 ? ' error' : ' errors'}
          </span>
        </span>
      )}
    </>
  );
}

function countErrors(problems: readonly TextProblem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}
