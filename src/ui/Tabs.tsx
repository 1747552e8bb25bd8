import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import styles from './Tabs.module.css';

export interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
}

interface Props<Name extends string> {
  /** The name of the group of tabs, for screen readers. */
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** Shown next to the tabs, at the end of their row. */
  end?: ReactNode;
  children: ReactNode;
}

/** Tabs: one stop of the Tab key, arrow keys between them. */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  end,
  children,
}: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (name: Name) => `${id}-${name}`;
  const place = tabs.findIndex(({ name }) => name === selected);
  useEffect(
    () => (list.current ? keepSelectedInView(list.current) : undefined),
    [selected, place],
  );

  const move = (event: KeyboardEvent) => {
    // From the last on to the first and back.
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: place - 1,
      ArrowRight: (place + 1) % tabs.length,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs.at(target);
    if (tab !== undefined) {
      event.preventDefault();
      onSelect(tab.name);
      list.current
        ?.querySelector<HTMLElement>(`[id="${tabId(tab.name)}"]`)
        ?.focus();
    }
  };

  return (
    <div className={styles.tabs}>
      <div className={styles.bar}>
        <div
          ref={list}
          className={styles.list}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
        >
          {tabs.map(tab => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={tabId(tab.name)}
              className={styles.tab}
              aria-selected={tab.name === selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab.name === selected ? 0 : -1}
              onClick={() => onSelect(tab.name)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {end}
      </div>
      <div
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={tabId(selected)}
      >
        {children}
      </div>
    </div>
  );
}

/**
 * Scrolls a list that is too narrow, but not the page, to its selected tab, and again when what other tabs
 * say moves that out of view. Where the reader has scrolled away, it stays.
 *
 * @returns a function that ends it
 */
function keepSelectedInView(list: HTMLElement): (() => void) | undefined {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) {
    return undefined;
  }
  const measure = () => ({
    start: tab.offsetLeft,
    end: tab.offsetLeft + tab.offsetWidth,
    width: list.clientWidth,
  });
  const isInView = ({ end, start, width }: ReturnType<typeof measure>) =>
    start >= list.scrollLeft && end <= list.scrollLeft + width;
  let place = measure();
  const show = () => {
    if (!isInView(place)) {
      list.scrollLeft = place.end - place.width;
    }
  };
  show();
  const observer = new ResizeObserver(() => {
    const wasInView = isInView(place);
    place = measure();
    if (wasInView) {
      show();
    }
  });
  for (const element of [list, ...list.children]) {
    observer.observe(element);
  }
  return () => observer.disconnect();
}
