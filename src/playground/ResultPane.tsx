import { type ReactNode, useState } from 'react';
import { Tabs } from '../ui/Tabs';
import { countShown } from './analysis/analysis';
import { FindRules } from './findRules/FindRules';
import { ProblemsPanel } from './problems/ProblemsPanel';
import { usePlayground, useSelector } from './state/PlaygroundContext';
import { type StructureView, structureViews } from './state/playgroundState';
import { changeLink } from './state/session';
import { TreePanel } from './structure/TreePanel';
import { TypePanel } from './structure/TypePanel';

type View = StructureView | 'problems' | 'rules';

const labels: Record<View, ReactNode> = {
  problems: <ProblemsLabel />,
  es: 'ESTree',
  ts: 'TypeScript AST',
  scope: 'Scopes',
  types: 'Types',
  rules: 'All rules',
};

const views: readonly View[] = ['problems', ...structureViews, 'rules'];

const tabs = views.map(name => ({ name, label: labels[name] }));

/** What is found in the code: problems, trees, types, rules. */
export function ResultPane(): ReactNode {
  const { store } = usePlayground();
  const showAST = useSelector(({ link }) => link.showAST);
  // Links have no name for this view.
  const [rulesShown, setRulesShown] = useState(false);
  const selected = rulesShown ? 'rules' : showAST || 'problems';
  return (
    <Tabs
      label="Results"
      selected={selected}
      onSelect={view => {
        setRulesShown(view === 'rules');
        if (view !== 'rules') {
          changeLink(store, { showAST: view === 'problems' ? false : view });
        }
      }}
      tabs={tabs}
    >
      <SelectedView selected={selected} />
    </Tabs>
  );
}

function ProblemsLabel(): ReactNode {
  const count = useSelector(countShown);
  return `Problems${count > 0 ? ` (${String(count)})` : ''}`;
}

function SelectedView({ selected }: { selected: View }): ReactNode {
  switch (selected) {
    case 'problems':
      return <ProblemsPanel />;
    case 'types':
      return <TypePanel />;
    case 'rules':
      return <FindRules />;
    default:
      // A tree's unfolded nodes are its own.
      return <TreePanel key={selected} kind={selected} />;
  }
}
