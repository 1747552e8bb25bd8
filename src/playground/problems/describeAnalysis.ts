import {
  isFresh,
  selectErrors,
  selectInput,
  selectProblems,
  selectRefusal,
} from '../analysis/analysis';
import type { Session } from '../state/session';
import { countProblems } from './problem';

const notChecked = 'This code could not be checked.';

/** Why there is no report yet. */
export function describeWaiting(session: Session): string {
  if (selectInput(session) === undefined) {
    return 'The config has errors: there is nothing to show before they are gone.';
  }
  return selectRefusal(session) === undefined
    ? 'The first problems are shown here as soon as the linter is loaded. You can read and edit the code meanwhile.'
    : notChecked;
}

/** What it means that there are no problems. */
export function describeNone(session: Session): string {
  if (selectInput(session) !== undefined && !isFresh(session)) {
    return selectRefusal(session) === undefined ? 'Checking …' : notChecked;
  }
  if (session.link.code.trim() === '') {
    return 'There is no code to check yet.';
  }
  return selectErrors(session).length === 0
    ? 'No problems: nothing to complain about.'
    : 'The rules that could be used report nothing. See above for those that could not.';
}

/** How the problems came about, and whether they are about what is in the editor now. */
export function describeAge(session: Session): string {
  const { answer } = session;
  if (selectInput(session) === undefined) {
    return 'Old: from before the config had errors.';
  }
  if (answer !== undefined && isFresh(session)) {
    // What the linter needs to get ready says nothing of the code.
    return answer.isFirst
      ? 'Checked.'
      : `Checked in ${String(Math.round(answer.report.duration))} ms`;
  }
  return selectRefusal(session) === undefined
    ? 'Old: from before the last change, which is being checked …'
    : 'Old: from before the last change, which could not be checked.';
}

/**
 * How many problems there are, for people who do not see the list. Empty while the linter has said
 * nothing of this code or of what was there before.
 */
export function describeCount(session: Session): string {
  if (session.answer === undefined || selectRefusal(session) !== undefined) {
    return '';
  }
  const problems = selectProblems(session);
  if (selectErrors(session).length === 0) {
    return countProblems(problems);
  }
  return problems.length === 0
    ? 'Some rules could not be used. The others report nothing.'
    : `${countProblems(problems)}. Some rules could not be used.`;
}
