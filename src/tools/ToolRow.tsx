import Link from '@docusaurus/Link';
import { useLayoutEffect, useRef } from 'react';
import oneOf from '../ui/OneOf.module.css';
import styles from './ToolRow.module.css';
import { type ToolId, tools } from './tools';

/** Links to all tools, in one row, which phones scroll. */
export function ToolRow({ current }: { current?: ToolId }) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) {
      row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3;
    }
  }, []);
  return (
    <nav className={styles.row} aria-label="Tools">
      <ul ref={row} className={styles.links}>
        {Object.entries(tools).map(([id, { label, path }]) => (
          <li key={id}>
            <Link
              className={oneOf.one}
              to={path}
              aria-current={id === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link className={oneOf.one} to="/play">
            Playground
          </Link>
        </li>
      </ul>
    </nav>
  );
}
