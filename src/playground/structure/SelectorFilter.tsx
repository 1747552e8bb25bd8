import { type ReactNode, useEffect, useId, useState } from 'react';
import type { SelectorMatch } from '../../linter/protocol';
import { plural } from '../../text/plural';
import controls from '../controls.module.css';
import { reveal } from '../sides/navigation';
import { changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import styles from './StructurePanel.module.css';
import { type SelectorSearch, useSelectorResult } from './useSelectorResult';

const none: readonly SelectorMatch[] = [];

/** Finds the nodes that a selector matches, as in rules and in `no-restricted-syntax`. */
export function SelectorFilter(): ReactNode {
  const id = useId();
  const { store } = usePlayground();
  const selector = useSelector(({ shared }) => shared.esQuery);
  const search = useSelectorResult(selector.trim());
  const [shown, setShown] = useState(0);
  const { result } = search;
  const matches = result && 'matches' in result ? result.matches : none;
  useEffect(() => {
    store.set({ highlights: matches.map(({ range }) => range) });
    return () => {
      store.set({ highlights: [] });
    };
  }, [matches, store]);

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
          className={`${controls.field ?? ''} ${controls.code ?? ''}`}
          type="search"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          placeholder="CallExpression > Identifier"
          value={selector}
          onChange={({ target }) => {
            setShown(0);
            changeShared(store, { esQuery: target.value });
          }}
        />
        <button
          type="button"
          className={controls.button}
          disabled={matches.length === 0}
          onClick={next}
        >
          Next match
        </button>
      </div>
      <Outcome search={search} />
    </div>
  );
}

/** What came of the search, in a place that is always there: screen readers say what comes into it. */
function Outcome({ search }: { search: SelectorSearch }): ReactNode {
  const { isSearching, result, searchAgain } = search;
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
        <button type="button" className={controls.button} onClick={searchAgain}>
          Search again
        </button>
      )}
    </div>
  );
}

function describe(result: SelectorSearch['result']): string {
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
