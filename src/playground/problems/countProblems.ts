import { plural } from '../../text/plural';
import { isOwn, type Problem } from './problem';

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
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
