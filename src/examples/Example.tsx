import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Json, readJson } from '../text/json';
import { CopyButton } from '../ui/CopyButton';
import { Caption, type CaptionProps } from './Caption';
import styles from './Example.module.css';
import type { Note, Verdict } from './exampleData';
import { FoldedLines } from './FoldedLines';
import { PlaygroundLink } from './PlaygroundLink';
import { ReportedCode } from './ReportedCode';

/** What the build knows of an example: text only, since it comes from Markdown. */
interface Props {
  /** Start of the ids in it, of its own on the page. Without reports, there are none. */
  id?: string;
  verdict: Verdict;
  /** The code, colored, with the reported ranges marked. */
  html: string;
  /** As in a config. */
  ruleId: string;
  /** What the playground needs to know apart from code and rule, as a hash. */
  setting: string;
  notes?: Json<Note[]>;
  /** Whether its lines are short enough for notes to be next to them. */
  hasRoom?: 'true';
  /** Whether it is the first on its page that has notes. */
  isFirst?: 'true';
  /** Whether the page script adds a button to it that leads to the rule's options. */
  offersOptions?: 'true';
  /** How many lines at the top are those of the incorrect example above. */
  above?: string;
  /** How many lines at the top declare what is used below. */
  declarations?: string;
  /** Codes of the compile errors that the code is meant to have. */
  typeErrors?: string;
}

const words: Record<Verdict, string> = {
  correct: 'Correct',
  incorrect: 'Incorrect',
};

/** Code that a rule reports, with the reports, or code that it accepts. */
export function Example({
  id = '',
  verdict,
  html,
  ruleId,
  setting,
  notes = '[]' as Json<Note[]>,
  hasRoom,
  isFirst,
  offersOptions,
  above,
  declarations,
  typeErrors,
  ...caption
}: Omit<CaptionProps, keyof Props> & Props): ReactNode {
  // Browsers would give it the name of its caption, with all the buttons there, or none.
  return (
    <figure className={styles.example} aria-label={words[verdict]}>
      <figcaption
        className={clsx(
          styles.bar,
          styles[verdict],
          offersOptions === 'true' && styles.offersOptions,
        )}
      >
        {words[verdict]}
        <PlaygroundLink ruleId={ruleId} setting={setting} />
      </figcaption>
      <CopyButton />
      <Caption {...caption} ruleId={ruleId} />
      <ReportedCode
        html={html}
        notes={readJson(notes)}
        id={id}
        hasRoom={hasRoom === 'true'}
        listsSuggestions={isFirst === 'true'}
      >
        <FoldedLines above={above} declarations={declarations} />
      </ReportedCode>
      {typeErrors !== undefined && (
        <p className={styles.foot}>{`Has compile errors: ${typeErrors}`}</p>
      )}
    </figure>
  );
}
