import { version as pluginVersion } from '@typescript-eslint/eslint-plugin/package.json';
import { version as eslintVersion } from 'eslint/package.json';
import type { ReactNode } from 'react';
import type { Problem } from './problems/problem';
import type { ToolVersions } from './share/describeState';
import type { Commands } from './editor/commands';
import { EditorPane } from './editor/EditorPane';
import { LinkNotes } from './link/LinkNotes';
import { LinterStatus } from './analysis/LinterStatus';
import { pageCommands } from './editor/pageCommands';
import styles from './Playground.module.css';
import { ProblemCount } from './problems/ProblemCount';
import { ReplacedNote } from './state/ReplacedNote';
import { ResultPane } from './ResultPane';
import { SelectedForm } from './config/form/SelectedForm';
import { SideSwitch } from './sides/SideSwitch';
import { Split } from './sides/Split';
import { ShareMenu } from './toolbar/ShareMenu';
import { useShare } from './toolbar/useShare';
import { Toolbar } from './toolbar/Toolbar';
import type { Analysis } from './analysis/useAnalysis';
import {
  type PlaygroundParts,
  typescriptVersions,
  usePlayground,
} from './state/usePlayground';

const toolVersions: ToolVersions = {
  eslint: eslintVersion,
  typescriptEslint: pluginVersion,
};

const noProblems: readonly Problem[] = [];

/** The playground: texts on one side, what is found in them on the other. */
export function Playground(): ReactNode {
  const parts = usePlayground();
  const { state, set, analysis, problems, navigation } = parts;
  const share = useShare({
    state,
    input: analysis.input,
    versions: toolVersions,
  });
  return (
    <div className={styles.playground}>
      <Toolbar
        state={state}
        versions={typescriptVersions.available}
        onChange={set}
        onReset={parts.reset}
      >
        <ShareMenu state={state} versions={toolVersions} share={share} />
      </Toolbar>
      <LinkNotes notes={parts.notes} onClose={parts.forgetNotes} />
      <ReplacedNote
        replaced={parts.replaced}
        onBringBack={parts.bringBack}
        onClose={parts.forgetReplaced}
      />
      <LinterStatus
        status={parts.status}
        client={parts.client}
        failure={analysis.failure}
        onCheckAgain={analysis.checkAgain}
      />
      <Split
        texts={<Texts {...parts} commands={pageCommands(parts, share)} />}
        results={<Results {...parts} />}
        side={navigation.side}
        split={parts.preferences.split}
        onSplit={split => {
          parts.prefer({ split });
        }}
      />
      <SideSwitch
        side={navigation.side}
        onSwitch={navigation.showSide}
        problems={analysis.refused ? 0 : problems.length}
      />
      <ProblemCount
        problems={problems}
        known={analysis.report !== undefined && !analysis.refused}
      />
    </div>
  );
}

function Texts({
  state,
  set,
  analysis,
  problems,
  navigation,
  rules,
  compilerOptions,
  commands,
  ...parts
}: PlaygroundParts & { commands: Commands }): ReactNode {
  return (
    <EditorPane
      state={state}
      selected={navigation.text}
      onSelect={navigation.showText}
      onChange={set}
      problems={isMisplaced(analysis, state.code) ? noProblems : problems}
      configProblems={analysis.configProblems}
      tsconfigProblems={analysis.tsconfigProblems}
      ruleUrl={parts.ruleUrl}
      highlights={parts.highlights}
      onCursor={parts.setCursor}
      onReady={navigation.onEditorReady}
      wordWrap={parts.preferences.wordWrap}
      onWordWrap={wordWrap => {
        parts.prefer({ wordWrap });
      }}
      features={{
        client: parts.client,
        input: analysis.input,
        problems: analysis.fresh ? problems : [],
        rules: rules ?? [],
        compilerOptions: compilerOptions ?? [],
      }}
      commands={commands}
      onConvert={parts.convertConfig}
      form={
        <SelectedForm
          selected={navigation.text}
          state={state}
          onChange={set}
          rules={rules}
          compilerOptions={compilerOptions}
        />
      }
    />
  );
}

function Results({
  analysis,
  navigation,
  ...parts
}: PlaygroundParts): ReactNode {
  return (
    <ResultPane
      state={parts.state}
      onChange={parts.set}
      client={parts.client}
      analysis={analysis}
      problems={parts.problems}
      ruleUrl={parts.ruleUrl}
      cursor={parts.cursor}
      onReveal={navigation.reveal}
      onHighlight={parts.setHighlights}
      onShowConfig={() => {
        navigation.showText(brokenConfig(analysis));
      }}
    />
  );
}

/** Whether the last problems are those of other code, with no newer ones to come. */
function isMisplaced(
  { input, refused, reported }: Analysis,
  code: string,
): boolean {
  return (refused || input === undefined) && reported?.code !== code;
}

/** The config whose errors keep the linter from checking. */
function brokenConfig({ configProblems }: Analysis): 'eslintrc' | 'tsconfig' {
  return configProblems.some(({ severity }) => severity === 'error')
    ? 'eslintrc'
    : 'tsconfig';
}
