import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import type {
  LinterClient,
  SelectorMatch,
  SelectorResult,
  WorkerInput,
} from '../../linter/protocol';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import controls from '../controls.module.css';
import { reveal } from '../sides/navigation';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { changeLink } from '../state/session';
import styles from './StructurePanel.module.css';

const nothing = { matches: [] as SelectorMatch[] };

/** Finds the nodes that a selector matches, as in rules and in `no-restricted-syntax`. */
export function SelectorFilter(): ReactNode {
  const id = useId();
  const { store } = usePlayground();
  const selector = useSelector(({ link }) => link.esQuery);
  const result = useSelectorResult(selector.trim());
  const [shown, setShown] = useState(0);
  const matches = 'matches' in result ? result.matches : nothing.matches;
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
            changeLink(store, { esQuery: target.value });
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
      <p
        className={'error' in result ? controls.mistake : controls.hint}
        role="status"
      >
        {'error' in result
          ? result.error
          : selector.trim() !== '' &&
            `${String(matches.length)} ${matches.length === 1 ? 'match' : 'matches'}`}
      </p>
    </div>
  );
}

function useSelectorResult(selector: string): SelectorResult {
  const ask = useCallback(
    (client: LinterClient, input: WorkerInput) =>
      client.ask('select', input, selector),
    [selector],
  );
  const answer = useWorkerAnswer(selector === '' ? undefined : ask);
  return selector === '' ? nothing : (answer ?? nothing);
}
