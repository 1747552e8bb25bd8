import type { ReactNode } from 'react';
import { Tabs } from '../ui/Tabs';
import hidden from '../ui/visuallyHidden.module.css';
import { countAll } from './analysis/check';
import { ComparePanel } from './compare/ComparePanel';
import { FindRules } from './findRules/FindRules';
import { describeCount } from './problems/describeAnalysis';
import { ProblemsPanel } from './problems/ProblemsPanel';
import { SideButton } from './sides/Split';
import { changeShared } from './state/changeSession';
import { usePlayground, useSelector } from './state/PlaygroundContext';
import type { ResultView } from './state/sharedState';
import { treeNames, TreePanel } from './structure/TreePanel';
import { TypePanel } from './structure/TypePanel';
import { useRested } from './useRested';

type View = ResultView | 'problems';

const labels: Record<View, ReactNode> = {
  problems: <ProblemsLabel />,
  ...treeNames,
  types: 'Types',
  rules: 'All rules',
  compare: 'Compare',
};

const tabs = (Object.keys(labels) as View[]).map(name => ({
  name,
  label: labels[name],
}));

/** What is found in the code: problems, trees, types, rules. */
export function ResultPane() {
  const { store } = usePlayground();
  const selected = useSelector(({ shared }) => shared.showAST || 'problems');
  return (
    <Tabs
      label="Results"
      selected={selected}
      onSelect={view =>
        changeShared(store, { showAST: view === 'problems' ? false : view })
      }
      tabs={tabs}
      end={<SideButton to="texts" />}
    >
      <SelectedView selected={selected} />
    </Tabs>
  );
}

function ProblemsLabel() {
  const count = useSelector(countAll);
  return count > 0 ? `Problems (${String(count)})` : 'Problems';
}

function SelectedView({ selected }: { selected: View }) {
  switch (selected) {
    case 'problems':
      return <ProblemsPanel />;
    case 'types':
      return <TypePanel />;
    case 'rules':
      return <FindRules />;
    case 'compare':
      return <ComparePanel />;
    default:
      // A tree's unfolded nodes are its own.
      return <TreePanel key={selected} kind={selected} />;
  }
}

/** How long the count has to last before it is read out, in milliseconds. */
const rest = 1000;

/** Tells screen readers how many problems there are, once a reader pauses. */
export function ProblemCount() {
  const said = useRested(useSelector(describeCount), rest);
  return (
    <p
      className={hidden.visuallyHidden}
      role="status"
      aria-label="Problems in the code"
    >
      {said}
    </p>
  );
}
