import Link from '@docusaurus/Link';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import pasted from '../ui/pastedText.module.css';
import { findNodes, type FoundNode } from './findNodes';
import { listedNodes } from './NodeHint';
import styles from './NodeIndex.module.css';

/** Shows the nodes at the cursor in code that a reader writes, from the program down, each with a link. */
export function NodePath(): ReactNode {
  const [code, setCode] = useState(
    "const port = Number(process.env.PORT ?? '3000') as Port;\n",
  );
  /** `undefined` until the reader comes: only then is the parser loaded. */
  const [cursor, setCursor] = useState<number>();
  const [nodes, setNodes] = useState<readonly FoundNode[]>([]);
  const [state, setState] = useState('');
  const isUsed = cursor !== undefined;

  useEffect(() => {
    let isOutdated = !isUsed;
    const show = (found: readonly FoundNode[], text: string) => {
      if (!isOutdated) {
        setNodes(found);
        setState(text);
      }
    };
    if (isUsed) {
      findNodes(code).then(
        found => {
          show(found, found.length === 0 ? 'The code has a syntax error.' : '');
        },
        (error: unknown) => {
          show([], String(error));
        },
      );
    }
    return () => {
      isOutdated = true;
    };
  }, [code, isUsed]);

  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    if (!isUsed || currentTarget.value !== code) {
      setState('The code is being read.');
    }
    setCode(currentTarget.value);
    setCursor(currentTarget.selectionStart);
  };
  const path = nodes.filter(
    ({ range: [start, end] }) =>
      isUsed && start <= cursor && cursor < Math.max(end, start + 1),
  );
  return (
    <form className={`${pasted.field ?? ''} needs-script`}>
      <label htmlFor="node-path">
        Paste your code, and put the cursor on it
      </label>
      <textarea
        id="node-path"
        className={pasted.text}
        rows={4}
        autoCapitalize="off"
        spellCheck={false}
        value={code}
        onChange={follow}
        onFocus={follow}
        onSelect={follow}
      />
      <p className={pasted.hint} role="status">
        {state}
      </p>
      <ol className={styles.path} aria-label="Nodes at the cursor">
        {path.map(({ field, type }) => (
          <li key={field + type}>
            {field && `${field}: `}
            <Link to={listedNodes.get(type)?.address ?? ''}>{type}</Link>
          </li>
        ))}
      </ol>
    </form>
  );
}
