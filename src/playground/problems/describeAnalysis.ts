import { plural } from '../../text/plural';
import {
  isStuck,
  selectErrors,
  selectProblems,
  selectReading,
  stageOf,
} from '../analysis/analysisSelectors';
import { countInOthers } from '../analysis/check';
import type { OtherCheck, Session } from '../state/session';
import { isOwn, type Problem } from './problem';

const notChecked = 'This code could not be checked.';

/** Why there is no report yet. */
export function describeWaiting(session: Session): string {
  switch (stageOf(session)) {
    case 'broken':
      return 'The config has errors. Fix them to see the problems in the code.';
    case 'refused':
      return notChecked;
    default:
      return 'The code is being checked. Its problems are shown here in a moment; you can read and edit it meanwhile.';
  }
}

/** What it means that there are no problems. */
export function describeNone(session: Session): string {
  switch (stageOf(session)) {
    case 'broken':
      return 'There were none before the config had errors.';
    case 'refused':
      return notChecked;
    case 'checking':
      return 'Checking …';
    case 'checked':
      return describeNoneIn(session);
  }
}

function describeNoneIn(session: Session): string {
  if (session.shared.code.trim() === '') {
    return 'There is no code to check yet.';
  }
  const unchecked = describeUnchecked(session);
  if (unchecked !== undefined) {
    return unchecked;
  }
  if (selectErrors(session).length > 0) {
    return 'The rules that could be used report nothing. See above for those that could not.';
  }
  return selectReading(session).problems.some(({ isLeftOut }) => isLeftOut)
    ? 'No problems, but only part of the config could be used. What it leaves out is listed below it.'
    : 'No problems: nothing to complain about.';
}

/** Code can also turn rules on. */
const inlineConfig = /\/\*\s*eslint\s/;

/** Why no problems means nothing here: no rule has looked at the code. */
function describeUnchecked(session: Session): string | undefined {
  const { lastCheck, shared } = session;
  if (shared.fileType === '.json') {
    return 'JSON isn’t linted: it’s here for code to import.';
  }
  if (lastCheck?.report.activeRules !== 0 || inlineConfig.test(shared.code)) {
    return undefined;
  }
  if (selectReading(session).isIgnored) {
    return 'Nothing was checked: the config tells ESLint to ignore this file.';
  }
  return selectErrors(session).length > 0
    ? 'Nothing was checked: none of the rules could be used. See above.'
    : 'Nothing was checked: the config doesn’t turn on any rule that the playground has.';
}

/** Why no problems of a file are listed that isn't shown. */
export function describeNoneInOther(known: OtherCheck | undefined): string {
  if (known?.check) {
    return 'No problems.';
  }
  // One that was left before it was checked will be.
  return known?.seen
    ? 'This file could not be checked.'
    : 'Checked in a moment …';
}

/** How the problems came about, and whether they are about what is in the editor now. */
export function describeAge(session: Session): string {
  const { lastCheck } = session;
  switch (stageOf(session)) {
    case 'broken':
      return 'Old: from before the config had errors.';
    case 'refused':
      return 'Old: from before the last change, which could not be checked.';
    case 'checking':
      return 'Old: from before the last change, which is being checked …';
    case 'checked':
      // What the linter needs to get ready says nothing of the code.
      return lastCheck === undefined || lastCheck.isFirst
        ? 'Checked.'
        : `Checked in ${String(Math.round(lastCheck.report.duration))} ms`;
  }
}

/**
 * How many problems there are, for people who do not see the list. Empty while the linter has said
 * nothing of this code or of what was there before, and while it is asked nothing.
 */
export function describeCount(session: Session): string {
  if (session.lastCheck === undefined || isStuck(session)) {
    return '';
  }
  const inOthers = countInOthers(session);
  const count = describeShownCount(session);
  return inOthers === 0
    ? count
    : `${count.replace(/\.$/, '')}. ${String(inOthers)} in other files.`;
}

function describeShownCount(session: Session): string {
  const problems = selectProblems(session);
  const unchecked = describeUnchecked(session);
  if (problems.length === 0 && unchecked !== undefined) {
    return unchecked;
  }
  if (selectErrors(session).length === 0) {
    return countProblems(problems);
  }
  return problems.length === 0
    ? 'Some rules could not be used. The others report nothing.'
    : `${countProblems(problems)}. Some rules could not be used.`;
}

/**
 * "2 errors and 1 warning", for people who do not see the list. What follows from imports without types is
 * counted apart: "2 errors, plus 10 that follow from imports without types".
 */
export function countProblems(problems: readonly Problem[]): string {
  const own = countBySeverity(problems.filter(isOwn));
  const count = (role: 'follower' | 'import'): number =>
    problems.filter(({ untyped }) => untyped?.role === role).length;
  const followers = count('follower');
  const imports = count('import');
  if (followers > 0) {
    return `${own}, plus ${plural(followers, 'that follows', 'that follow')} from imports without types`;
  }
  return imports === 0
    ? own
    : `${own}, plus ${plural(imports, 'import')} without types`;
}

const nouns = { error: 'error', warning: 'warning', info: 'hint' };

function countBySeverity(problems: readonly Problem[]): string {
  if (problems.length === 0) {
    return 'No problems';
  }
  const parts = Object.entries(nouns).flatMap(([severity, noun]) => {
    const found = problems.filter(problem => problem.severity === severity);
    return found.length === 0 ? [] : [plural(found.length, noun)];
  });
  // Without a comma before the "and".
  return new Intl.ListFormat('en-GB').format(parts);
}
