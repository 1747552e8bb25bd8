import './liveButtons.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Note } from './exampleData';
import { Notes } from './Notes';
import styles from './ReportedCode.module.css';

interface Props {
  /** The colored code, in parts: see `exampleData`. */
  html: string;
  notes: readonly Note[];
  /** What the ids of marks and messages start with. */
  id: string;
  /** Whether notes are next to their lines where the frame is wide, rather than below. */
  hasRoom?: boolean;
  /** Whether suggestions are listed, rather than folded. */
  listsSuggestions?: boolean;
  /** What is folded at the top of the code. */
  children?: ReactNode;
}

/**
 * Code with what is reported in it: each note is next to its line, or below it where there is no room.
 * What a fix or a suggestion makes of the line is shown below it, once its `details` are open; no script
 * is needed.
 */
export function ReportedCode({
  html,
  notes,
  id,
  hasRoom = false,
  listsSuggestions = false,
  children,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.code, hasRoom && styles.beside)}>
      {children}
      <pre>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <Notes notes={notes} id={id} listsSuggestions={listsSuggestions} />
    </div>
  );
}
