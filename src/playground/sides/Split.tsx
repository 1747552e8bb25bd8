import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { countAll } from '../analysis/check';
import { Button } from '../controls';
import { prefer } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { limitSplit, splitLimits } from '../state/preferences';
import type { Side } from '../state/session';
import styles from './Split.module.css';

interface Props {
  texts: ReactNode;
  results: ReactNode;
}

/** How far a press of an arrow key moves the edge, in percent. */
const step = 2;

/**
 * Two sides with an edge that can be moved; on a phone, one side at a time. A package of resizable panels
 * would bring nesting and collapsing, which nothing here needs, and not the phone's switch.
 */
export function Split({ texts, results }: Props) {
  const { store } = usePlayground();
  const side = useSelector(session => session.shownSide);
  const { split, wordWrap } = useSelector(({ preferences }) => preferences);
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number>();
  const shown = dragged ?? split;

  const drag = ({ clientX }: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (dragged !== undefined && box !== undefined) {
      setDragged(limitSplit((100 * (clientX - box.left)) / box.width));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (change !== undefined) {
      event.preventDefault();
      prefer(store, { split: limitSplit(split + change) });
    }
  };
  return (
    <div
      ref={root}
      className={styles.split}
      data-side={side}
      data-wrap={wordWrap}
      style={{ ['--split' as string]: `${String(shown)}%` }}
    >
      <section className={styles.texts} aria-label="Code and configs">
        {texts}
      </section>
      <div
        className={styles.edge}
        role="separator"
        aria-label="Width of the editor"
        aria-orientation="vertical"
        aria-valuenow={Math.round(shown)}
        aria-valuemin={splitLimits.min}
        aria-valuemax={splitLimits.max}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(split);
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          if (dragged !== undefined) {
            prefer(store, { split: dragged });
          }
          setDragged(undefined);
        }}
        onPointerCancel={() => setDragged(undefined)}
      />
      <section className={styles.results} aria-label="Results">
        {results}
      </section>
    </div>
  );
}

/** On a phone, leads from the texts to what is found in them, and back. */
export function SideButton({ to }: { to: Side }) {
  const { store } = usePlayground();
  const problems = useSelector(countAll);
  return (
    <Button
      className={styles.other}
      onClick={() => store.set({ shownSide: to })}
    >
      {to === 'texts'
        ? 'Editor'
        : problems > 0
          ? `Results (${String(problems)})`
          : 'Results'}
    </Button>
  );
}
