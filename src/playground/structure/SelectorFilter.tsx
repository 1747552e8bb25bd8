import { type ReactNode, useEffect, useId, useState } from 'react';
import type {
  LinterClient,
  SelectorMatch,
  SelectorResult,
  WorkerInput,
} from '../../linter/protocol';
import controls from '../controls.module.css';
import type { TextRange } from '../editor/editorTypes';
import styles from './StructurePanel.module.css';

interface Props {
  client: LinterClient | undefined;
  input: WorkerInput | undefined;
  selector: string;
  onSelector: (selector: string) => void;
  onHighlight: (ranges: readonly TextRange[]) => void;
  onReveal: (range: TextRange) => void;
}

const NOTHING = { matches: [] as SelectorMatch[] };

/** Finds the nodes that a selector matches, as in rules and in `no-restricted-syntax`. */
export function SelectorFilter({
  client,
  input,
  selector,
  onSelector,
  onHighlight,
  onReveal,
}: Props): ReactNode {
  const id = useId();
  const result = useSelectorResult(client, input, selector);
  const [shown, setShown] = useState(0);
  const matches = 'matches' in result ? result.matches : NOTHING.matches;
  useEffect(() => {
    onHighlight(matches.map(({ range }) => range));
    return () => {
      onHighlight([]);
    };
  }, [matches, onHighlight]);

  const next = () => {
    const match = matches[shown % matches.length];
    if (match !== undefined) {
      onReveal(match.range);
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
            onSelector(target.value);
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

function useSelectorResult(
  client: LinterClient | undefined,
  input: WorkerInput | undefined,
  selector: string,
): SelectorResult {
  const [answer, setAnswer] = useState<SelectorResult>(NOTHING);
  const wanted = selector.trim();
  useEffect(() => {
    if (client === undefined || input === undefined || wanted === '') {
      return undefined;
    }
    let outdated = false;
    client.ask('select', input, wanted).then(
      result => {
        if (result !== undefined && !outdated) {
          setAnswer(result);
        }
      },
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [client, input, wanted]);
  return wanted === '' ? NOTHING : answer;
}
