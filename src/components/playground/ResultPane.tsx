import { type ReactNode, useState } from 'react';
import type { LinterClient } from '../../linter/protocol';
import { type RuleSetting, setRule } from '../../playground/config/editConfig';
import { indexLines } from '../../playground/positions';
import type { Problem } from '../../playground/problems';
import {
  type PlaygroundState,
  STRUCTURE_VIEWS,
  type StructureView,
} from '../../playground/state';
import type { TextRange } from './editor/editorTypes';
import { ProblemsPanel } from './problems/ProblemsPanel';
import { FindRules } from './rules/FindRules';
import { TreePanel } from './structure/TreePanel';
import { TypePanel } from './structure/TypePanel';
import { Tabs } from './Tabs';
import type { Analysis } from './useAnalysis';

interface Props {
  state: PlaygroundState;
  onChange: (change: Partial<PlaygroundState>) => void;
  client: LinterClient | undefined;
  analysis: Analysis;
  problems: readonly Problem[];
  ruleUrl: (ruleId: string) => string | undefined;
  cursor: number;
  onReveal: (range: TextRange) => void;
  onHighlight: (ranges: readonly TextRange[]) => void;
  onShowConfig: () => void;
}

type View = StructureView | 'problems' | 'rules';

const labels: Record<View, string> = {
  problems: 'Problems',
  es: 'ESTree',
  ts: 'TypeScript AST',
  scope: 'Scopes',
  types: 'Types',
  rules: 'All rules',
};

const views: readonly View[] = ['problems', ...STRUCTURE_VIEWS, 'rules'];

/** What is found in the code: problems, trees, types, rules. */
export function ResultPane(props: Props): ReactNode {
  const { state, onChange, problems } = props;
  // Links have no name for this view.
  const [rulesShown, setRulesShown] = useState(false);
  const selected = rulesShown ? 'rules' : state.showAST || 'problems';
  return (
    <Tabs
      label="Results"
      selected={selected}
      onSelect={view => {
        setRulesShown(view === 'rules');
        if (view !== 'rules') {
          onChange({ showAST: view === 'problems' ? false : view });
        }
      }}
      tabs={views.map(name => ({
        name,
        label:
          name === 'problems' && problems.length > 0
            ? `Problems (${String(problems.length)})`
            : labels[name],
      }))}
    >
      <View {...props} selected={selected} />
    </Tabs>
  );
}

function View({
  selected,
  state,
  onChange,
  client,
  analysis,
  problems,
  ruleUrl,
  cursor,
  onReveal,
  onHighlight,
  onShowConfig,
}: Props & { selected: View }): ReactNode {
  const { input } = analysis;
  const revealLines = (
    start: [line: number, column: number],
    end: [line: number, column: number],
  ) => {
    const lines = indexLines(state.code);
    const offsetAt = ([lineNumber, column]: typeof start) =>
      lines.offsetAt({ lineNumber, column });
    onReveal([offsetAt(start), offsetAt(end)]);
  };
  switch (selected) {
    case 'problems':
      return (
        <ProblemsPanel
          analysis={analysis}
          problems={problems}
          code={state.code}
          client={client}
          ruleUrl={ruleUrl}
          onReveal={({ line, column, endLine, endColumn }) => {
            revealLines([line, column], [endLine, endColumn]);
          }}
          onChangeCode={code => {
            onChange({ code });
          }}
          onShowConfig={onShowConfig}
        />
      );
    case 'types':
      return (
        <TypePanel
          client={client}
          input={input}
          cursor={cursor}
          onHighlight={onHighlight}
        />
      );
    case 'rules':
      return (
        <FindRules
          client={client}
          input={input}
          config={state.eslintrc}
          ruleUrl={ruleUrl}
          onSetRule={(ruleId: string, setting: RuleSetting) => {
            onChange({ eslintrc: setRule(state.eslintrc, ruleId, setting) });
          }}
          onReveal={(line, column) => {
            revealLines([line, column], [line, column]);
          }}
        />
      );
    default:
      return (
        <TreePanel
          // A tree's unfolded nodes are its own.
          key={selected}
          kind={selected}
          client={client}
          input={input}
          cursor={cursor}
          onReveal={onReveal}
          onHighlight={onHighlight}
          tokens={state.tokens}
          onTokens={tokens => {
            onChange({ tokens });
          }}
          selector={state.esQuery}
          onSelector={esQuery => {
            onChange({ esQuery });
          }}
        />
      );
  }
}
