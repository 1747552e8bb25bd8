import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import type { SelectMessage } from '../selectMessage';
import { isOwn, type Problem } from './problem';

/**
 * "2 errors and 1 warning", for people who do not see the list. What follows from imports without types is
 * counted apart: "2 errors, plus 10 that follow from imports without types".
 */
export function countProblems(
  problems: readonly Problem[],
  selectMessage: SelectMessage,
): string {
  const own = countBySeverity(problems.filter(isOwn), selectMessage);
  const count = (role: 'follower' | 'import'): number =>
    problems.filter(({ untyped }) => untyped?.role === role).length;
  const followers = count('follower');
  const imports = count('import');
  if (followers > 0) {
    return selectMessage(
      followers,
      translate(
        {
          id: 'playground.count.plusFollowers',
          message:
            '{own}, plus {count} that follows from imports without types|{own}, plus {count} that follow from imports without types',
        },
        { own, count: followers },
      ),
    );
  }
  return imports === 0
    ? own
    : selectMessage(
        imports,
        translate(
          {
            id: 'playground.count.plusImports',
            message:
              '{own}, plus {count} import without types|{own}, plus {count} imports without types',
          },
          { own, count: imports },
        ),
      );
}

function countBySeverity(
  problems: readonly Problem[],
  selectMessage: SelectMessage,
): string {
  if (problems.length === 0) {
    return translate({
      id: 'playground.count.none',
      message: 'No problems',
    });
  }
  const count = (severity: Problem['severity'], message: string): string[] => {
    const { length } = problems.filter(
      problem => problem.severity === severity,
    );
    return length === 0
      ? []
      : [interpolate(selectMessage(length, message), { count: length })];
  };
  const parts = [
    ...count(
      'error',
      translate({
        id: 'playground.count.errors',
        message: '{count} error|{count} errors',
      }),
    ),
    ...count(
      'warning',
      translate({
        id: 'playground.count.warnings',
        message: '{count} warning|{count} warnings',
      }),
    ),
    ...count(
      'info',
      translate({
        id: 'playground.count.hints',
        message: '{count} hint|{count} hints',
      }),
    ),
  ];
  const last = parts.pop() ?? '';
  return parts.length === 0
    ? last
    : translate(
        { id: 'list.and', message: '{before} and {last}' },
        { before: parts.join(', '), last },
      );
}
