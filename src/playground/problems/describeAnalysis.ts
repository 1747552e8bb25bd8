import { translate } from '@docusaurus/Translate';
import {
  isFresh,
  selectErrors,
  selectInput,
  selectProblems,
  selectReading,
  selectRefusal,
} from '../analysis/analysisSelectors';
import { countInOthers } from '../analysis/otherChecks';
import type { SelectMessage } from '../selectMessage';
import type { Session } from '../state/session';
import { countProblems } from './countProblems';

const notChecked = translate({
  id: 'playground.problems.notChecked',
  message: 'This code could not be checked.',
});

/** Why there is no report yet. */
export function describeWaiting(session: Session): string {
  if (selectInput(session) === undefined) {
    return translate({
      id: 'playground.problems.configErrors',
      message:
        'The config has errors. Fix them to see the problems in the code.',
    });
  }
  return selectRefusal(session) === undefined
    ? translate({
        id: 'playground.problems.waiting',
        message:
          'The first problems are shown here as soon as the linter is loaded. You can read and edit the code meanwhile.',
      })
    : notChecked;
}

/** What it means that there are no problems. */
export function describeNone(session: Session): string {
  if (selectInput(session) === undefined) {
    return translate({
      id: 'playground.problems.noneBefore',
      message: 'There were none before the config had errors.',
    });
  }
  if (!isFresh(session)) {
    return selectRefusal(session) === undefined
      ? translate({ id: 'playground.problems.checking', message: 'Checking …' })
      : notChecked;
  }
  if (session.shared.code.trim() === '') {
    return translate({
      id: 'playground.problems.noCode',
      message: 'There is no code to check yet.',
    });
  }
  if (session.shared.fileType === '.json') {
    return translate({
      id: 'playground.problems.json',
      message: 'JSON isn’t linted: it’s here for code to import.',
    });
  }
  const unchecked = describeUnchecked(session);
  if (unchecked !== undefined) {
    return unchecked;
  }
  if (selectErrors(session).length > 0) {
    return translate({
      id: 'playground.problems.noneOfUsable',
      message:
        'The rules that could be used report nothing. See above for those that could not.',
    });
  }
  return selectReading(session).leavesOut
    ? translate({
        id: 'playground.problems.noneOfPart',
        message:
          'No problems, but only part of the config could be used. What it leaves out is listed below it.',
      })
    : translate({
        id: 'playground.problems.none',
        message: 'No problems: nothing to complain about.',
      });
}

/** Code can also turn rules on. */
const inlineConfig = /\/\*\s*eslint\s/;

/** Why no problems means nothing here: no rule has looked at the code. */
function describeUnchecked(session: Session): string | undefined {
  const { lastCheck, shared } = session;
  if (shared.fileType === '.json') {
    return undefined;
  }
  if (lastCheck?.report.activeRules !== 0 || inlineConfig.test(shared.code)) {
    return undefined;
  }
  if (selectReading(session).isIgnored) {
    return translate({
      id: 'playground.problems.ignored',
      message:
        'Nothing was checked: the config tells ESLint to ignore this file.',
    });
  }
  return selectErrors(session).length > 0
    ? translate({
        id: 'playground.problems.noUsableRule',
        message:
          'Nothing was checked: none of the rules could be used. See above.',
      })
    : translate({
        id: 'playground.problems.noRule',
        message:
          'Nothing was checked: the config doesn’t turn on any rule that the playground has.',
      });
}

/** How the problems came about, and whether they are about what is in the editor now. */
export function describeAge(session: Session): string {
  const { lastCheck } = session;
  if (selectInput(session) === undefined) {
    return translate({
      id: 'playground.problems.old.configErrors',
      message: 'Old: from before the config had errors.',
    });
  }
  if (lastCheck !== undefined && isFresh(session)) {
    // What the linter needs to get ready says nothing of the code.
    return lastCheck.isFirst
      ? translate({ id: 'playground.problems.checked', message: 'Checked.' })
      : translate(
          {
            id: 'playground.problems.checkedIn',
            message: 'Checked in {duration} ms',
          },
          { duration: Math.round(lastCheck.report.duration) },
        );
  }
  return selectRefusal(session) === undefined
    ? translate({
        id: 'playground.problems.old.checking',
        message: 'Old: from before the last change, which is being checked …',
      })
    : translate({
        id: 'playground.problems.old.notChecked',
        message:
          'Old: from before the last change, which could not be checked.',
      });
}

/**
 * How many problems there are, for people who do not see the list. Empty while the linter has said
 * nothing of this code or of what was there before, and while it is asked nothing.
 */
export function describeCount(
  session: Session,
  selectMessage: SelectMessage,
): string {
  if (
    session.lastCheck === undefined ||
    selectInput(session) === undefined ||
    selectRefusal(session) !== undefined
  ) {
    return '';
  }
  const inOthers = countInOthers(session);
  const count = describeShownCount(session, selectMessage);
  return inOthers === 0
    ? count
    : translate(
        {
          id: 'playground.count.inOthers',
          message: '{shown}. {count} in other files.',
        },
        { shown: count.replace(/\.$/, ''), count: inOthers },
      );
}

function describeShownCount(
  session: Session,
  selectMessage: SelectMessage,
): string {
  const problems = selectProblems(session);
  const unchecked = describeUnchecked(session);
  if (problems.length === 0 && unchecked !== undefined) {
    return unchecked;
  }
  if (selectErrors(session).length === 0) {
    return countProblems(problems, selectMessage);
  }
  return problems.length === 0
    ? translate({
        id: 'playground.count.someRules.none',
        message: 'Some rules could not be used. The others report nothing.',
      })
    : translate(
        {
          id: 'playground.count.someRules',
          message: '{count}. Some rules could not be used.',
        },
        { count: countProblems(problems, selectMessage) },
      );
}
