import { type ReactNode, useState } from 'react';
import type { LinterClient, TreeKind } from '../linter/protocol';
import { type RuleSetting, setRule } from './config/editConfig';
import { indexLines } from '../text/positions';
import type { Problem } from './problems/problem';
import {
  type PlaygroundState,
  STRUCTURE_VIEWS,
  type StructureView,
} from './state/playgroundState';
import type { TextRange } from './editor/editorTypes';
import { ProblemsPanel } from './problems/ProblemsPanel';
import { FindRules } from './findRules/FindRules';
import { TreePanel } from './structure/TreePanel';
import { TypePanel } from './structure/TypePanel';
import { Tabs } from '../ui/Tabs';
import type { Analysis } from './analysis/useAnalysis';

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

type Place = readonly [line: number, column: number];

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

/** The results for the code: problems, trees, types, rules. */
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
          // Those of other code are no count of this one's.
          name === 'problems' && problems.length > 0 && !props.analysis.refused
            ? `Problems (${String(problems.length)})`
            : labels[name],
      }))}
    >
      <View {...props} selected={selected} />
    </Tabs>
  );
}

function View({ selected, ...props }: Props & { selected: View }): ReactNode {
  switch (selected) {
    case 'problems':
      return <Problems {...props} />;
    case 'types':
      return (
        <TypePanel
          client={props.client}
          input={props.analysis.input}
          cursor={props.cursor}
          onHighlight={props.onHighlight}
        />
      );
    case 'rules':
      return <AllRules {...props} />;
    default:
      // A tree's unfolded nodes are its own.
      return <Tree key={selected} kind={selected} {...props} />;
  }
}

function Problems({ state, onChange, onReveal, ...props }: Props): ReactNode {
  return (
    <ProblemsPanel
      analysis={props.analysis}
      problems={props.problems}
      code={state.code}
      client={props.client}
      ruleUrl={props.ruleUrl}
      onReveal={({ line, column, endLine, endColumn }) => {
        onReveal(rangeIn(state.code, [line, column], [endLine, endColumn]));
      }}
      onChangeCode={code => {
        onChange({ code });
      }}
      onShowConfig={props.onShowConfig}
    />
  );
}

function AllRules({ state, onChange, onReveal, ...props }: Props): ReactNode {
  return (
    <FindRules
      client={props.client}
      input={props.analysis.input}
      config={state.eslintrc}
      ruleUrl={props.ruleUrl}
      onSetRule={(ruleId: string, setting: RuleSetting) => {
        onChange({ eslintrc: setRule(state.eslintrc, ruleId, setting) });
      }}
      onReveal={(line, column) => {
        onReveal(rangeIn(state.code, [line, column], [line, column]));
      }}
    />
  );
}

function Tree({
  kind,
  state,
  onChange,
  ...props
}: Props & { kind: TreeKind }): ReactNode {
  return (
    <TreePanel
      kind={kind}
      client={props.client}
      input={props.analysis.input}
      cursor={props.cursor}
      onReveal={props.onReveal}
      onHighlight={props.onHighlight}
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

/** Lines and columns are counted from 1. */
function rangeIn(code: string, start: Place, end: Place): TextRange {
  const lines = indexLines(code);
  const offsetAt = ([lineNumber, column]: Place) =>
    lines.offsetAt({ lineNumber, column });
  return [offsetAt(start), offsetAt(end)];
}
