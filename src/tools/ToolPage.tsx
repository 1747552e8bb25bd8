import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { StartReact } from '../navigation/StartReact';
import oneOf from '../ui/OneOf.module.css';
import styles from './ToolPage.module.css';
import { type ToolId, tools } from './tools';

interface Props {
  tool: ToolId;
  children: ReactNode;
}

/** The page of a tool: the row of all tools, what this one is for, and what it works with. */
export function ToolPage({ tool, children }: Props): ReactNode {
  const { description, lead, title } = tools[tool];
  return (
    <Layout title={title} description={description}>
      <StartReact at="use" />
      <ToolRow current={tool} />
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        {children}
      </main>
    </Layout>
  );
}

/** Links to all tools, in one row, which phones scroll. */
export function ToolRow({ current }: { current: ToolId }): ReactNode {
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

interface Sides {
  input: ReactNode;
  result: ReactNode;
  /** Whether the first of two parts of the result stands below the input. */
  isSplit?: boolean;
}

/** What is put in, with what comes out next to it, or below it where the window is narrow. */
export function InputAndResult({ input, isSplit, result }: Sides): ReactNode {
  return (
    <div className={clsx(styles.sides, isSplit && styles.split)}>
      <div>{input}</div>
      <Result>{result}</Result>
    </div>
  );
}

/** What changes with the input. A browser that translates would take its texts away from React. */
export function Result({ children }: { children: ReactNode }): ReactNode {
  return <div translate="no">{children}</div>;
}

/** Where the result will be: what can be put in, and what comes of it. */
export function WaitingResult({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  return <p className={styles.waiting}>{children}</p>;
}
