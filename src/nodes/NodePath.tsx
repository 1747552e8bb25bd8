import Link from '@docusaurus/Link';
import { type SyntheticEvent, useRef, useState } from 'react';
import { PasteField } from '../tools/PasteField';
import { findNodes, type FoundNode } from './findNodes';
import { listedNodes } from './NodeHint';
import styles from './NodeIndex.module.css';

const sample = "const port = Number(process.env.PORT ?? '3000') as Port;\n";

/** Shows the nodes at the cursor in code that a reader writes, from the program down, each with a link. */
export function NodePath() {
  const [cursor, setCursor] = useState(0);
  const [nodes, setNodes] = useState<readonly FoundNode[]>([]);
  const [state, setState] = useState('');
  /** The code that was last read. None is before the reader comes: only then is the parser loaded. */
  const asked = useRef<string>(undefined);

  const follow = ({
    currentTarget: { selectionStart, value },
  }: SyntheticEvent<HTMLTextAreaElement>) => {
    setCursor(selectionStart);
    if (value !== asked.current) {
      asked.current = value;
      setState('The code is being read.');
      const show = (found: readonly FoundNode[], text: string) => {
        if (value === asked.current) {
          setNodes(found);
          setState(text);
        }
      };
      findNodes(value).then(
        found =>
          show(found, found.length === 0 ? 'The code has a syntax error.' : ''),
        (error: unknown) => show([], String(error)),
      );
    }
  };
  const path = nodes.filter(
    ({ range: [start, end] }) =>
      start <= cursor && cursor < Math.max(end, start + 1),
  );
  return (
    <form className="needs-script">
      <PasteField
        id="node-path"
        label="Paste your code, and put the cursor on it"
        rows={4}
        defaultValue={sample}
        onChange={follow}
        onFocus={follow}
        onSelect={follow}
      >
        <p role="status">{state}</p>
      </PasteField>
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
