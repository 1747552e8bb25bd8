import type { NamingDecision, NamingVerdict } from '../protocol';
import type { LintMessage } from '../types';

/** An entry of the rule's options, as far as it is of interest here. The rule's schema has checked it. */
type Entry = Readonly<Record<string, unknown>>;

/** What keeps an entry from names that its selector is for. */
const conditions = ['filter', 'types', 'modifiers'] as const;

type RunRule = (entries: readonly Entry[]) => readonly LintMessage[];

/**
 * Finds out which entry of the rule's options decides about the name at a place, and why the others don't.
 * The rule itself is asked, with entries that let no name pass and say which they are: what it would report
 * about the name then comes from the entry that it chose.
 *
 * @param isAtPlace whether a report is about the name in question
 * @returns nothing where the rule looks at no name
 */
export function decideNaming(
  entries: readonly Entry[],
  run: RunRule,
  isAtPlace: (message: LintMessage) => boolean,
): NamingDecision | null {
  /** Which of these entries the rule chooses for the name, by its number. */
  const chosenFrom = (candidates: readonly Entry[]): number | undefined =>
    readMark(run(candidates.map(refuseAll)).find(isAtPlace));

  const about = run([refuseAll({ selector: 'default' }, 0)]).find(isAtPlace);
  if (!about) {
    return null;
  }
  const chosen = chosenFrom(entries);
  return {
    subject: readSubject(about),
    entries: entries.map((entry, index) => ({
      entry,
      verdict:
        index === chosen
          ? 'decides'
          : explainRefusal(entry, candidate => chosenFrom([candidate]) === 0),
    })),
  };
}

/** @param applies whether the rule would choose an entry if it were the only one */
function explainRefusal(
  entry: Entry,
  applies: (candidate: Entry) => boolean,
): NamingVerdict {
  if (applies(entry)) {
    return 'outranked';
  }
  const present = conditions.filter(name => entry[name] !== undefined);
  const single = present.find(name => applies(without(entry, [name])));
  if (single) {
    return single;
  }
  return present.length > 1 && applies(without(entry, present))
    ? 'conditions'
    : 'selector';
}

function without(entry: Entry, names: readonly string[]): Entry {
  return Object.fromEntries(
    Object.entries(entry).filter(([name]) => !names.includes(name)),
  );
}

/** An entry for the same names that none of them satisfies; the rule's message contains its number. */
function refuseAll(entry: Entry, index: number): Entry {
  const { filter, modifiers, selector, types } = entry;
  return {
    ...(filter !== undefined && { filter }),
    ...(modifiers !== undefined && { modifiers }),
    ...(types !== undefined && { types }),
    selector,
    format: null,
    custom: { regex: `(?!)entry-${String(index)}-`, match: true },
  };
}

function readMark(message: LintMessage | undefined): number | undefined {
  const mark = message && /entry-(\d+)-/.exec(message.message)?.[1];
  return mark === undefined ? undefined : Number(mark);
}

/** `Variable name `x` must match …` is about "Variable name `x`". */
function readSubject({ message }: LintMessage): string {
  return /^.*? name `.*?`/s.exec(message)?.[0] ?? message;
}
