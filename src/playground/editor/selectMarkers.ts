import type { TextProblem } from '../../config/textProblem';
import { indexLines } from '../../text/positions';
import { selectPlacedProblems, selectTextProblems } from '../analysis/analysis';
import { selectRulePages } from '../analysis/rulePages';
import { editsOf, type Problem } from '../problems/problem';
import { memoizeLast } from '../state/memoizeLast';
import type { Session } from '../state/session';
import type { TextName } from '../state/sharedState';
import type { EditorMarker } from './editorTypes';

/** What the editor underlines in a text. Until there is an answer about it, what is typed moves that along. */
export function selectMarkers(
  session: Session,
  name: TextName,
): readonly EditorMarker[] {
  return name === 'code'
    ? markCode(
        session,
        session.lastCheck?.input.code ?? '',
        selectPlacedProblems(session),
        selectRulePages(session),
      )
    : markConfig(
        session,
        session.shared[name],
        selectTextProblems(session, name),
      );
}

const markCode = memoizeLast(
  (
    code: string,
    problems: readonly Problem[],
    pages: ReadonlyMap<string, string>,
  ): EditorMarker[] =>
    toFirstLine(code, withoutConsequences(problems)).map(problem => ({
      ...problem,
      owner: problem.source,
      url: problem.code === undefined ? undefined : pages.get(problem.code),
      edits: editsOf(problem),
    })),
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

const markConfig = memoizeLast(
  (text: string, problems: readonly TextProblem[]): EditorMarker[] => {
    const lines = indexLines(text);
    return problems.map(({ severity, message, offset, length }) => {
      const start = lines.positionAt(offset);
      const end = lines.positionAt(offset + Math.max(1, length));
      return {
        owner: 'config',
        severity,
        message,
        code: undefined,
        url: undefined,
        line: start.lineNumber,
        column: start.column,
        endLine: end.lineNumber,
        endColumn: end.column,
        edits: [],
      };
    });
  },
);
