import { useEffect, useState } from 'react';
import { parseConfig } from '../../config/configDocument';
import {
  describeFormat,
  foreignFormat,
} from '../../config/convert/foreignFormat';
import { applyEdits } from '../../config/json/edits';
import { openConfig } from '../../config/openConfig';
import type { Finding } from '../../config/review/finding';
import { editBetween } from '../../text/editBetween';
import { messageOf } from '../../text/messageOf';
import { indexLines } from '../../text/positions';
import { selectTextProblems } from '../analysis/analysisSelectors';
import { Button, Notice } from '../controls';
import { addNotes, changeShared, rewriteText } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { SessionStore } from '../state/session';
import type { TextName } from '../state/sharedState';
import { useRested } from '../useRested';
import styles from './TextProblems.module.css';

/** How long a reader has to pause before a config is reviewed, in milliseconds. */
const pause = 200;

/** What is wrong with a config, also for those who do not see its squiggles, and what mends it. */
export function ConfigProblems({ name }: { name: TextName }) {
  const { store } = usePlayground();
  const text = useSelector(({ shared }) => shared[name]);
  const problems = useSelector(session => selectTextProblems(session, name));
  const findings = useFindings(name === 'eslintrc' ? text : '');
  return (
    <TextProblems
      text={text}
      problems={withFindings(problems, findings)}
      onChange={changed => changeShared(store, { [name]: changed })}
    />
  );
}

/** What is wrong with a config's text, and where. */
export function TextProblems({
  text,
  problems,
  onChange,
}: {
  text: string;
  problems: readonly Finding[];
  onChange: (text: string) => void;
}) {
  if (problems.length === 0) {
    return null;
  }
  const lines = indexLines(text);
  const messages = listOnce(problems.map(({ message }) => message));
  return (
    <ul className={styles.problems} aria-label="Problems of this config">
      {problems.map(({ fix, offset, severity }, index) => {
        const { lineNumber, column } = lines.positionAt(offset);
        return (
          <li key={index} data-severity={severity}>
            {`Line ${String(lineNumber)}, column ${String(column)}: ${messages[index] ?? ''} `}
            {fix && (
              <Button onClick={() => onChange(applyEdits(text, fix.edits))}>
                {fix.label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a review of the config finds, as on `/config`; nothing as long as it isn't known. */
function useFindings(text: string): readonly Finding[] {
  const known = useSelector(session => session.knownRules);
  const [last, setLast] = useState<{
    of: string;
    findings: readonly Finding[];
  }>();
  const rested = useRested(text, pause);
  useEffect(() => {
    if (known !== undefined && rested !== undefined && rested.trim() !== '') {
      import('../../config/review/reviewConfig').then(
        ({ reviewConfig }) => {
          const findings = reviewConfig(parseConfig(rested), known);
          setLast({ of: rested, findings });
        },
        // The linter's own problems are listed without it.
        () => undefined,
      );
    }
  }, [rested, known]);
  return last?.of === text ? last.findings : [];
}

function withFindings(
  problems: readonly Finding[],
  findings: readonly Finding[],
): readonly Finding[] {
  const isSame = (a: Finding, b: Finding): boolean =>
    a.offset === b.offset && a.message === b.message;
  return [
    ...problems.map(
      problem => findings.find(each => isSame(each, problem)) ?? problem,
    ),
    ...findings.filter(
      finding =>
        finding.severity === 'warning' &&
        !problems.some(each => isSame(each, finding)),
    ),
  ];
}

/** Offers to make the playground's config of one in another format. */
export function ConvertOffer() {
  const { store } = usePlayground();
  const isForeign = useSelector(
    ({ shared }) => foreignFormat(shared.eslintrc) !== undefined,
  );
  return (
    isForeign && (
      <Notice
        offer="Turn this config into JSON"
        onTake={() => convertForeign(store)}
      />
    )
  );
}

/** Sentences of more characters list what there is: every preset, for one. */
const maxSentence = 120;

/** Leaves out of a message what its place in the config already says: sentences that are long lists. */
export function withoutLists(message: string): string {
  return leaveOut(message, isList);
}

/** Leaves long lists out of messages that come after others with the same list. */
export function listOnce(messages: readonly string[]): string[] {
  return messages.map((message, index) => {
    const before = messages.slice(0, index);
    return leaveOut(
      message,
      sentence =>
        isList(sentence) && before.some(each => each.includes(sentence)),
    );
  });
}

function leaveOut(
  message: string,
  isLeftOut: (sentence: string) => boolean,
): string {
  return message
    .split(/(?<=[.?!]) /)
    .filter((sentence, index) => index === 0 || !isLeftOut(sentence))
    .join(' ');
}

function isList(sentence: string): boolean {
  return sentence.length > maxSentence;
}

/** More characters than this, added at once, were pasted. */
const maxTyped = 20;

/**
 * Makes the playground's config of one in another format that is opened or pasted. While the reader types,
 * nothing is changed below the cursor.
 */
export function convertPasted(store: SessionStore): () => void {
  let before = '';
  /** Once is enough: undoing it would start it again. */
  const seen = new Set<string>();
  return store.watch(
    ({ shared }) => shared.eslintrc,
    eslintrc => {
      const added = editBetween(before, eslintrc).text;
      before = eslintrc;
      if (added.length > maxTyped && !seen.has(eslintrc)) {
        seen.add(eslintrc);
        convertForeign(store);
      }
      return undefined;
    },
  );
}

/** Makes the playground's config of one in another format; does nothing to one that is its own. */
export function convertForeign(store: SessionStore): void {
  const { eslintrc } = store.get().shared;
  const format = foreignFormat(eslintrc);
  if (format === undefined) {
    return;
  }
  openConfig(eslintrc).then(
    ({ document, notes }) => {
      // What was typed meanwhile is not to be lost.
      if (store.get().shared.eslintrc === eslintrc) {
        rewriteText(store, 'eslintrc', document.text);
        addNotes(store, [
          `The ESLint config was ${describeFormat(format)}: here it is as JSON.`,
          ...notes,
        ]);
      }
    },
    (error: unknown) => addNotes(store, [messageOf(error)]),
  );
}
