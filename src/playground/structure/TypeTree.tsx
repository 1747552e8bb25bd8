import { type ReactNode, useState } from 'react';
import { selectInput } from '../analysis/analysisSelectors';
import { useSelector } from '../state/PlaygroundContext';
import styles from './StructurePanel.module.css';
import { TreeView } from './TreeView';
import { usePointedRange } from './usePointedRange';
import { keyOf, useTree } from './useTree';
import { useUnfolded } from './useUnfolded';

const unfoldedAtFirst = [keyOf(['members']), keyOf(['union of'])];

function isShown(): boolean {
  return true;
}

/**
 * What the type at an offset of the code consists of, to unfold: members, signatures, base types, and where
 * it is declared. Nothing for a type without any of these.
 */
export function TypeTree({ offset }: { offset: number }): ReactNode {
  const client = useSelector(session => session.client);
  const input = useSelector(selectInput);
  const { expanded, unfold, fold } = useUnfolded(unfoldedAtFirst);
  const { rows } = useTree(
    client,
    input,
    `type:${String(offset)}`,
    expanded,
    isShown,
  );
  const [active, setActive] = useState<string>();
  const { point, mark } = usePointedRange();
  return rows.length === 0 ? null : (
    <div className={styles.type}>
      <TreeView
        label="What the type consists of"
        rows={rows}
        active={active}
        onActivate={({ key, entry }) => {
          setActive(key);
          if (entry.range) {
            mark(entry.range);
          }
        }}
        onToggle={({ key }, isExpanded) => {
          (isExpanded ? unfold : fold)([key]);
        }}
        onPoint={point}
      />
    </div>
  );
}
