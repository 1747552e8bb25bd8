import assets from '@generated/playground/default/assets.json';
import { version as pluginVersion } from '@typescript-eslint/eslint-plugin/package.json';
import { version as eslintVersion } from 'eslint/package.json';
import { type ReactNode, useMemo, useState } from 'react';
import type { PlaygroundCompilerOption } from '../../linter/protocol';
import { type Problem, problemsOf } from '../../playground/problems';
import type { ToolVersions } from '../../playground/share/describeState';
import { EditorPane } from './EditorPane';
import type { TextRange } from './editor/editorTypes';
import { LinkNotes } from './LinkNotes';
import { LinterStatus } from './LinterStatus';
import styles from './Playground.module.css';
import { ProblemCount } from './problems/ProblemCount';
import { ResultPane } from './ResultPane';
import { ConfigForm } from './rules/ConfigForm';
import { TsconfigForm } from './rules/TsconfigForm';
import { SideSwitch } from './SideSwitch';
import { Split } from './Split';
import { ShareMenu } from './toolbar/ShareMenu';
import { Toolbar } from './toolbar/Toolbar';
import { useAnalysis } from './useAnalysis';
import { useCodeNavigation } from './useCodeNavigation';
import { useJson } from './useJson';
import { useLinterClient } from './useLinterClient';
import { usePlaygroundState } from './usePlaygroundState';
import { usePreferences } from './usePreferences';
import { useRules } from './useRules';

const typescriptVersions = {
  available: assets.typescript.map(({ version }) => version),
  default: assets.defaultVersion,
};

const toolVersions: ToolVersions = {
  eslint: eslintVersion,
  typescriptEslint: pluginVersion,
};

const noProblems: Problem[] = [];

/** The playground: texts on one side, what is found in them on the other. */
export function Playground(): ReactNode {
  const { state, set, notes, forgetNotes } =
    usePlaygroundState(typescriptVersions);
  const { client, status } = useLinterClient(assets, state.ts);
  const analysis = useAnalysis(state, client);
  const [preferences, prefer] = usePreferences();
  const { rules, ruleUrl } = useRules(assets.rules);
  const compilerOptions = useJson<PlaygroundCompilerOption[]>(
    assets.typescript.find(({ version }) => version === state.ts)?.options,
  );
  const navigation = useCodeNavigation();
  const [cursor, setCursor] = useState(0);
  const [highlights, setHighlights] = useState<readonly TextRange[]>([]);
  const { report } = analysis;
  const problems = useMemo(
    () => (report === undefined ? noProblems : problemsOf(report)),
    [report],
  );

  const texts = (
    <EditorPane
      state={state}
      selected={navigation.text}
      onSelect={navigation.showText}
      onChange={set}
      problems={problems}
      configProblems={analysis.configProblems}
      tsconfigProblems={analysis.tsconfigProblems}
      ruleUrl={ruleUrl}
      highlights={highlights}
      onCursor={setCursor}
      onReady={navigation.onEditorReady}
      wordWrap={preferences.wordWrap}
      onWordWrap={wordWrap => {
        prefer({ wordWrap });
      }}
      features={{
        client,
        input: analysis.input,
        problems: analysis.fresh ? problems : noProblems,
        rules: rules ?? [],
        compilerOptions: compilerOptions ?? [],
      }}
      form={
        navigation.text === 'eslintrc' ? (
          <ConfigForm
            rules={rules}
            text={state.eslintrc}
            onChange={eslintrc => {
              set({ eslintrc });
            }}
          />
        ) : (
          <TsconfigForm
            options={compilerOptions}
            text={state.tsconfig}
            onChange={tsconfig => {
              set({ tsconfig });
            }}
          />
        )
      }
    />
  );
  const results = (
    <ResultPane
      state={state}
      onChange={set}
      client={client}
      analysis={analysis}
      problems={problems}
      ruleUrl={ruleUrl}
      cursor={cursor}
      onReveal={navigation.reveal}
      onHighlight={setHighlights}
      onShowConfig={() => {
        navigation.showText(
          analysis.configProblems.some(({ severity }) => severity === 'error')
            ? 'eslintrc'
            : 'tsconfig',
        );
      }}
    />
  );
  return (
    <div className={styles.playground}>
      <Toolbar
        state={state}
        versions={typescriptVersions.available}
        onChange={set}
      >
        <ShareMenu
          state={state}
          input={analysis.input}
          versions={toolVersions}
        />
      </Toolbar>
      <LinkNotes notes={notes} onClose={forgetNotes} />
      <LinterStatus
        status={status}
        client={client}
        failure={analysis.failure}
        onCheckAgain={analysis.checkAgain}
      />
      <Split
        texts={texts}
        results={results}
        side={navigation.side}
        split={preferences.split}
        onSplit={split => {
          prefer({ split });
        }}
      />
      <SideSwitch
        side={navigation.side}
        onSwitch={navigation.showSide}
        problems={problems.length}
      />
      <ProblemCount problems={problems} known={report !== undefined} />
    </div>
  );
}
