import { useEffect, useId, useState } from 'react';
import type {
  SelectorMatch,
  SelectorResult,
  TreePath,
} from '../../linter/protocol';
import { plural } from '../../text/plural';
import { checkAgain } from '../analysis/check';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { Button, codeField } from '../controls';
import controls from '../controls.module.css';
import { reveal } from '../sides/navigation';
import { changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { useRested } from '../useRested';
import styles from './StructurePanel.module.css';

const none: readonly SelectorMatch[] = [];

interface Props {
  onFound: (path: TreePath, isMatch: true) => void;
}

/** Finds the nodes that a selector matches, as in rules and in `no-restricted-syntax`. */
export function SelectorFilter({ onFound }: Props) {
  const id = useId();
  const { store } = usePlayground();
  const selector = useSelector(({ shared }) => shared.esQuery);
  const search = useSelectorResult(selector.trim());
  const [shown, setShown] = useState(0);
  const { result } = search;
  const matches = result && 'matches' in result ? result.matches : none;
  useEffect(() => {
    store.set({ highlights: matches.map(({ range }) => range) });
    if (matches[0]) {
      onFound(matches[0].path, true);
    }
    return () => store.set({ highlights: [] });
  }, [matches, onFound, store]);

  const next = () => {
    const match = matches[shown % matches.length];
    if (match !== undefined) {
      reveal(store, match.range);
      setShown((shown + 1) % matches.length);
    }
  };
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Filter by an AST selector</label>
      <div className={styles.query}>
        <input
          id={id}
          {...codeField}
          type="search"
          placeholder="CallExpression > Identifier"
          value={selector}
          onChange={({ target }) => {
            setShown(0);
            changeShared(store, { esQuery: target.value });
          }}
        />
        <Button disabled={matches.length === 0} onClick={next}>
          Next match
        </Button>
      </div>
      <Outcome {...search} />
    </div>
  );
}

/** What came of the search, in a place that is always there: screen readers say what comes into it. */
function Outcome({
  isSearching,
  result,
}: ReturnType<typeof useSelectorResult>) {
  const { store } = usePlayground();
  const isAbandoned = result !== undefined && 'abandoned' in result;
  const isMistake = result !== undefined && 'error' in result;
  return (
    <div className={styles.outcome}>
      <p
        className={isMistake || isAbandoned ? controls.mistake : controls.hint}
        role="status"
      >
        {isSearching ? 'Searching …' : describe(result)}
      </p>
      {isAbandoned && (
        <Button onClick={() => checkAgain(store)}>Search again</Button>
      )}
    </div>
  );
}

function describe(result: SelectorResult | undefined): string {
  if (result === undefined) {
    return '';
  }
  if ('matches' in result) {
    return plural(result.matches.length, 'match', 'matches');
  }
  return 'error' in result
    ? result.error
    : `The search with this selector did not finish. ${result.abandoned}`;
}

/** How long a search runs before the page says so, in milliseconds. Most end before anyone could read it. */
const silentTime = 300;

/**
 * Searches the tree for a selector, and again whenever the code changes. One that has found no end is not
 * tried again until the reader asks for it.
 */
function useSelectorResult(selector: string) {
  const attempt = useSelector(session => session.attempt);
  const { last, isAwaited } = useWorkerAnswer<Found>(
    selector || undefined,
    async (client, input, before) => {
      if (
        before?.selector === selector &&
        before.attempt === attempt &&
        'abandoned' in before.result
      ) {
        return before;
      }
      const result = await client.ask('select', input, selector);
      return result && { selector, attempt, result };
    },
  );
  const canSearch = useSelector(
    ({ status: { state } }) => state === 'busy' || state === 'ready',
  );
  const isLong = useRested(isAwaited, isAwaited ? silentTime : 0) && isAwaited;
  const isCurrent =
    selector !== '' && (isAwaited ? !isLong : last?.selector === selector);
  return {
    /** `undefined` until there is one, and while a search is slow. */
    result: isCurrent ? last?.result : undefined,
    isSearching: isLong === true && canSearch,
  };
}

interface Found {
  selector: string;
  attempt: number;
  result: SelectorResult;
}
