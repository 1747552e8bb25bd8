import { type ReactNode, useMemo, useRef } from 'react';
import {
  selectInput,
  selectListed,
  selectProblems,
  selectRefusal,
} from '../analysis/analysisSelectors';
import { useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { countProblems } from './countProblems';
import type { ListedProblem } from './listedProblem';
import { isOwn } from './problem';
import { ProblemItem } from './ProblemItem';
import styles from './ProblemsPanel.module.css';
import { ShownNearby } from './ShownNearby';
import { UntypedImports } from './UntypedImports';
import { useEndKey } from './useEndKey';

/** Most problems that are all in the page. Of more, a page would have a hundred thousand elements. */
const maxWhole = 1_000;

/** How many of more problems come into the page, and leave it, together. */
const blockSize = 100;

/** The height that a problem has at least, in pixels. */
const itemHeight = 68;

/** The problems in order of place, and below them what only imports without types are to blame for. */
export function ProblemList(): ReactNode {
  const listed = useSelector(selectListed);
  const label = useSelector(session => countProblems(selectProblems(session)));
  const own = useMemo(() => listed.filter(isOwn), [listed]);
  return (
    <>
      {own.length > 0 && <Listed listed={own} label={label} />}
      {own.length < listed.length && (
        <UntypedImports listed={listed} renderList={renderListed} />
      )}
    </>
  );
}

const renderListed = (listed: readonly ListedProblem[], label: string) => (
  <Listed listed={listed} label={label} />
);

function Listed({ listed, label }: ListProps): ReactNode {
  return listed.length > maxWhole ? (
    <Blocks listed={listed} label={label} />
  ) : (
    <Items listed={listed} label={label} />
  );
}

/** Lists of problems, one below the other, of which only those near what is in view are in the page. */
function Blocks({ listed, label }: ListProps): ReactNode {
  const blocks = useMemo(() => inBlocks(listed), [listed]);
  const frame = useRef<HTMLDivElement>(null);
  useEndKey(frame);
  return (
    <div ref={frame} role="group" aria-label={label}>
      {blocks.map((block, index) => (
        <ShownNearby key={index} height={block.length * itemHeight}>
          <Items listed={block} label={describeBlock(index, listed.length)} />
        </ShownNearby>
      ))}
    </div>
  );
}

/** A list of problems, and what it's called. */
interface ListProps {
  listed: readonly ListedProblem[];
  label: string;
}

function Items({ listed, label }: ListProps): ReactNode {
  const usable = useSelector(isUsable);
  return (
    <ul className={styles.list} aria-label={label}>
      {listed.map(each => (
        <ProblemItem key={each.key} listed={each} usable={usable} />
      ))}
    </ul>
  );
}

function inBlocks(listed: readonly ListedProblem[]): ListedProblem[][] {
  return Array.from(
    { length: Math.ceil(listed.length / blockSize) },
    (_, index) => listed.slice(index * blockSize, (index + 1) * blockSize),
  );
}

function describeBlock(index: number, count: number): string {
  const first = index * blockSize + 1;
  const last = Math.min(count, first + blockSize - 1);
  return `Problems ${String(first)} to ${String(last)} of ${String(count)}`;
}

function isUsable(session: Session): boolean {
  return (
    selectInput(session) !== undefined && selectRefusal(session) === undefined
  );
}
