import { keepIfEqual } from '../analysis/keepIfEqual';
import { editsOf, type Problem } from './problem';

/**
 * What the list says of a problem, and no more: the offsets of its edits move with each letter that is
 * typed before them, and a row that says the same as before is not to be rendered again.
 */
export interface ListedProblem extends Pick<
  Problem,
  | 'code'
  | 'column'
  | 'line'
  | 'message'
  | 'messageId'
  | 'severity'
  | 'source'
  | 'untyped'
> {
  /** Tells it from all others of the list. */
  key: string;
  /** In the order of `editsOf`. */
  edits: readonly ListedEdit[];
}

/** What is said of an edit. */
export interface ListedEdit {
  kind: 'fix' | 'suggestion';
  /** Empty for a fix. */
  title: string;
}

/**
 * Lists problems for a reader who has a list already.
 *
 * @param before the list until now. Of it, what is still said stays the very same object.
 */
export function listProblems(
  problems: readonly Problem[],
  before: readonly ListedProblem[],
): readonly ListedProblem[] {
  const known = new Map(before.map(listed => [listed.key, listed]));
  const counts = new Map<string, number>();
  const listed = problems.map(problem => {
    const {
      code,
      column,
      line,
      message,
      messageId,
      severity,
      source,
      untyped,
    } = problem;
    const words = `${code ?? ''}:${message}`;
    const count = counts.get(words) ?? 0;
    counts.set(words, count + 1);
    // Not the place: what is typed before a problem moves it, and its row is to stay.
    const key = `${String(count)}:${words}`;
    return keepIfEqual<ListedProblem>(known.get(key), {
      key,
      source,
      severity,
      message,
      code,
      messageId,
      line,
      column,
      untyped,
      edits: editsOf(problem).map(edit =>
        edit === problem.fix
          ? { kind: 'fix', title: '' }
          : { kind: 'suggestion', title: edit.title },
      ),
    });
  });
  return listed.length === before.length &&
    listed.every((each, index) => each === before[index])
    ? before
    : listed;
}
