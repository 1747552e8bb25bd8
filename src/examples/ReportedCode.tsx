import './liveButtons.css';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { type Note, rowOf } from './exampleData';
import { NoteText } from './NoteText';
import styles from './ReportedCode.module.css';

interface Props extends Omit<NotesProps, 'onApply'> {
  /** The colored code, in parts: see `exampleData`. */
  html: string;
  /** Whether notes are next to their lines where the frame is wide, rather than below. */
  hasRoom?: boolean;
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
  hasRoom = false,
  children,
  ...notes
}: Props) {
  return (
    <div className={clsx(styles.code, hasRoom && styles.beside)}>
      {children}
      <pre>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <Notes {...notes} />
    </div>
  );
}

interface NotesProps {
  notes: readonly Note[];
  /** What the ids of marks and messages start with. */
  id: string;
  /** Whether suggestions are listed, rather than folded. */
  listsSuggestions?: boolean;
  /** Applies a proposal of a note; absent where the code can't be changed. */
  onApply?: (note: Note, proposal: number) => void;
}

/** What is said about code, with what its proposals make of the lines. They are in the grid of `ReportedCode`. */
export function Notes({
  notes,
  id,
  listsSuggestions = false,
  onApply,
}: NotesProps) {
  return (
    notes.length > 0 && (
      <ol aria-label="Reports">
        {notes.map(note => (
          <li key={note.line}>
            <div className={styles.note} style={placeOf(note)}>
              {note.reports.map(report => (
                <NoteText
                  key={report.number}
                  codeId={id}
                  group={groupOf(id, note)}
                  report={report}
                  listsSuggestions={listsSuggestions}
                  onApply={onApply && (proposal => onApply(note, proposal))}
                />
              ))}
            </div>
            {note.changes?.map(({ proposal, line, html }) => (
              <pre
                key={`${String(proposal)} ${String(line)}`}
                className={styles.change}
                style={{ gridRow: rowOf(line) + 1 }}
                data-change={proposal}
              >
                <code dangerouslySetInnerHTML={{ __html: html }} />
              </pre>
            ))}
          </li>
        ))}
      </ol>
    )
  );
}

/** A name for the proposals of a note, by which browsers keep one of them open at a time. */
function groupOf(id: string, { line, changes = [] }: Note): string | undefined {
  return changes.some(({ proposal }) => proposal > 1)
    ? `${id}-n${String(line)}`
    : undefined;
}

/** A note's rows: its own line's, and, next to the code, those up to the next line with a note. */
function placeOf({ line, next }: Note): CSSProperties {
  return {
    '--row': rowOf(line),
    '--end': rowOf(next),
  } as CSSProperties;
}
