import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Json, readJson } from '../text/json';
import chevron from '../ui/Chevron.module.css';
import { CopyButton } from '../ui/CopyButton';
import { Caption, type CaptionProps } from './Caption';
import styles from './Example.module.css';
import type { Note, Verdict } from './exampleData';
import { ReportedCode } from './ReportedCode';
import reportedCode from './ReportedCode.module.css';

/** What the build knows of an example: text only, since it comes from Markdown. */
interface Props {
  /** Start of the ids in it, of its own on the page. Without reports, there are none. */
  id?: string;
  verdict: Verdict;
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
  offersOptions?: 'true';
  /** How many lines at the top are those of the incorrect example above. */
  above?: string;
  /** How many lines at the top declare what is used below. */
  declarations?: string;
  /** Codes of the compile errors that the code is meant to have. */
  typeErrors?: string;
}

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
}: Omit<CaptionProps, keyof Props> & Props) {
  const playground = useBaseUrl('/play');
  const word = verdict === 'correct' ? 'Correct' : 'Incorrect';
  // Browsers would give it the name of its caption, with all the buttons there, or none.
  return (
    <figure className={styles.example} aria-label={word}>
      <figcaption className={clsx(styles.bar, styles[verdict])}>
        {word}
        {/* `src/liveExamples` listens to these buttons, and to those of the table of options. */}
        <button type="button" data-edit="">
          Edit
        </button>
        {offersOptions === 'true' && (
          <button type="button" data-try="">
            Options
          </button>
        )}
        {/* `completePlaygroundLinks` adds code and config. */}
        <a
          className={styles.link}
          href={playground + setting}
          data-rule={ruleId}
        >
          Open in playground
        </a>
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

/**
 * Takes the place of the first lines of code until it is open: of those that a reader has just seen, and,
 * on phones, of declarations. The lines themselves are in the code, which is copied as a whole.
 */
function FoldedLines({
  above,
  declarations,
}: Pick<Props, 'above' | 'declarations'>) {
  const lines = above ?? declarations;
  return (
    lines !== undefined && (
      <details
        className={
          above === undefined ? reportedCode.declarations : reportedCode.above
        }
      >
        <summary>
          <span>1–{lines}</span>{' '}
          <b className={chevron.chevron}>
            {above === undefined ? `${lines} declarations` : 'as above'}
          </b>
        </summary>
      </details>
    )
  );
}

/**
 * The frame around an example or a pair, with what both are linted with. The correct half is always
 * below the incorrect one: only 7 of 147 rule pages have lines that are short enough for both to stand
 * next to each other, and on none does a reader have to look for it in another place, or choose it.
 */
export function ExampleFrame({
  children,
  ...caption
}: CaptionProps & {
  /** An example, or two that answer each other, the incorrect one first. */
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <Caption {...caption} />
      {children}
    </div>
  );
}
