import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { StartReact } from '../navigation/StartReact';
import styles from './ToolPage.module.css';
import { ToolRow } from './ToolRow';
import { type ToolId, tools } from './tools';

interface Props {
  tool: ToolId;
  children: ReactNode;
}

/** The page of a tool: the row of all tools, what this one is for, and what it works with. */
export function ToolPage({ tool, children }: Props) {
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

interface Sides {
  input: ReactNode;
  result: ReactNode;
  /** Whether the first of two parts of the result stands below the input. */
  isSplit?: boolean;
}

/** What is put in, with what comes out next to it, or below it where the window is narrow. */
export function InputAndResult({ input, isSplit, result }: Sides) {
  return (
    <div className={clsx(styles.sides, isSplit && styles.split)}>
      <div>{input}</div>
      <Result>{result}</Result>
    </div>
  );
}

/** What changes with the input. A browser that translates would take its texts away from React. */
export function Result({ children }: { children: ReactNode }) {
  return <div translate="no">{children}</div>;
}

/** Where the result will be: what can be put in, and what comes of it. */
export function WaitingResult({ children }: { children: ReactNode }) {
  return <p className={styles.waiting}>{children}</p>;
}
