import { indexLines } from '../../text/positions';
import type { Problem } from '../problems/problem';
import { memoizeLast } from '../state/memoizeLast';
import type { Session } from '../state/session';
import { selectPlacedProblems } from './analysisSelectors';

/** What is underlined in the code, each problem at the range that is. */
export function selectMarked(session: Session): readonly Problem[] {
  return mark(
    session,
    session.lastCheck?.input.code ?? '',
    selectPlacedProblems(session),
  );
}

const mark = memoizeLast((code: string, problems: readonly Problem[]) =>
  toFirstLine(code, withoutConsequences(problems)),
);

/** Where the code cannot be parsed, what is wrong apart from the syntax follows from that. */
function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const isSyntax = ({ code, message, source }: Problem) =>
    source === 'ESLint'
      ? code === undefined && message.startsWith('Parsing error')
      : /^TS1\d{3}$/.test(code ?? '');
  return problems.some(
    problem => problem.source === 'ESLint' && isSyntax(problem),
  )
    ? problems.filter(isSyntax)
    : problems;
}

/** The first line of what goes over several: underlined, the others would be as much indentation as code. */
function toFirstLine(text: string, problems: readonly Problem[]): Problem[] {
  const lines = indexLines(text);
  return problems.map(problem => {
    const { line, endLine } = problem;
    const end = lines.endOfLine(line);
    return endLine > line
      ? { ...problem, endLine: line, endColumn: end }
      : problem;
  });
}
