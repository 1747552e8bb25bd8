import clsx from 'clsx';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './TreeView.module.css';
import { type TreeRow, usePointedRange } from './useTree';

interface Props {
  label: string;
  rows: readonly TreeRow[];
  active: string | undefined;
  /** Told of a row that the reader moves to. */
  onActivate: (row: TreeRow) => void;
  onToggle: (row: TreeRow, expanded: boolean) => void;
}

/** Height of a row in pixels, as in the style sheet. */
const rowHeight = 28;

/** Rows that are there above and below those in sight. */
const margin = 8;

/**
 * A tree of which only what is in sight is in the page. Trees of packages want all nodes in advance; these
 * rows come from the linter as they are unfolded.
 */
export function TreeView({ label, rows, active, onActivate, onToggle }: Props) {
  const id = useId();
  const { point, mark } = usePointedRange();
  const tree = useRef<HTMLDivElement>(null);
  const { first, count, onScroll } = useWindow(tree);
  const index = rows.findIndex(({ key }) => key === active);
  useEffect(() => scrollToRow(tree.current, index), [index, active]);

  const activate = (row: TreeRow) => {
    onActivate(row);
    if (row.entry.range) {
      mark(row.entry.range);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = moveBy(event.key, rows, index, onToggle);
    if (target !== undefined) {
      event.preventDefault();
      if (target !== null) {
        activate(target);
      }
    }
  };
  const last = first + count - 1;
  const inSight = rows
    .slice(first, last + 1)
    .map((row, offset) => ({ row, place: first + offset }));
  const activeRow = rows[index];
  // Also when it is out of sight, so that screen readers know where they are.
  const shown =
    activeRow && (index < first || index > last)
      ? [...inSight, { row: activeRow, place: index }]
      : inSight;
  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={activeRow && `${id}-${String(index)}`}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      onPointerLeave={() => point(undefined)}
    >
      <div
        className={styles.rows}
        role="presentation"
        style={{ height: rows.length * rowHeight }}
      >
        {shown.map(({ row, place }) => (
          <Row
            key={row.key}
            id={`${id}-${String(place)}`}
            row={row}
            top={place * rowHeight}
            selected={row.key === active}
            onActivate={activate}
            onToggle={onToggle}
            onPoint={point}
          />
        ))}
      </div>
    </div>
  );
}

function Row({
  id,
  row,
  top,
  selected,
  onActivate,
  onToggle,
  onPoint,
}: {
  id: string;
  row: TreeRow;
  top: number;
  selected: boolean;
  onPoint: (row: TreeRow) => void;
} & Pick<Props, 'onActivate' | 'onToggle'>) {
  const { entry, level, position, siblings, expanded } = row;
  return (
    <div
      id={id}
      className={clsx(styles.row, selected && styles.selected)}
      style={{ top, paddingLeft: `${String(level * 0.875)}rem` }}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={selected}
      aria-expanded={entry.size > 0 ? expanded : undefined}
      onPointerEnter={() => onPoint(row)}
      onClick={() => {
        onActivate(row);
        if (entry.size > 0 && (selected || !expanded)) {
          onToggle(row, !expanded);
        }
      }}
    >
      <span className={styles.fold} aria-hidden="true">
        {entry.size > 0 && (expanded ? '▾' : '▸')}
      </span>
      <span className={styles.name}>{entry.name}</span>
      {': '}
      <span className={styles[entry.kind]}>{entry.text}</span>
    </div>
  );
}

function useWindow(tree: RefObject<HTMLDivElement | null>) {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  useEffect(() => {
    const element = tree.current;
    if (element === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [tree]);
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - margin),
    count: Math.ceil(height / rowHeight) + 2 * margin,
    onScroll: () => setTop(tree.current?.scrollTop ?? 0),
  };
}

function scrollToRow(tree: HTMLDivElement | null, index: number): void {
  if (tree === null || index < 0) {
    return;
  }
  const top = index * rowHeight;
  const isAbove = top < tree.scrollTop;
  const isBelow = top + rowHeight > tree.scrollTop + tree.clientHeight;
  if (isAbove || isBelow) {
    tree.scrollTop = top - tree.clientHeight / 3;
  }
}

/** What a key does in a tree. @returns where to move; `null`: nowhere; `undefined`: not a key of trees */
function moveBy(
  key: string,
  rows: readonly TreeRow[],
  index: number,
  onToggle: Props['onToggle'],
): TreeRow | null | undefined {
  const row = rows[index];
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1] ?? null;
    case 'ArrowUp':
      return rows[index - 1] ?? null;
    case 'Home':
      return rows[0] ?? null;
    case 'End':
      return rows.at(-1) ?? null;
    case 'ArrowRight':
      if (row?.expanded === true) {
        return rows[index + 1] ?? null;
      }
      if (row !== undefined && row.entry.size > 0) {
        onToggle(row, true);
      }
      return null;
    case 'ArrowLeft':
      if (row?.expanded === true) {
        onToggle(row, false);
        return null;
      }
      return (
        rows
          .slice(0, Math.max(0, index))
          .filter(({ level }) => level < (row?.level ?? 0))
          .at(-1) ?? null
      );
    case 'Enter':
    case ' ':
      if (row !== undefined && row.entry.size > 0) {
        onToggle(row, !row.expanded);
      }
      return row ?? null;
    default:
      return undefined;
  }
}
