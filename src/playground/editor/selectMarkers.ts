import type { TextProblem } from '../../config/textProblem';
import { indexLines } from '../../text/positions';
import { selectTextProblems } from '../analysis/analysisSelectors';
import { selectMarked } from '../analysis/markedProblems';
import { messagePage, selectRulePages } from '../analysis/messagePages';
import { describeUntyped, editsOf, type Problem } from '../problems/problem';
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
    ? markCode(session, selectMarked(session), selectRulePages(session))
    : markConfig(
        session,
        session.shared[name],
        selectTextProblems(session, name),
      );
}

const markCode = memoizeLast(
  (
    problems: readonly Problem[],
    pages: ReadonlyMap<string, string>,
  ): EditorMarker[] =>
    problems.map(problem => ({
      ...problem,
      ...describeMarked(problem),
      owner: problem.source,
      url: pageOf(problem, pages),
      edits: editsOf(problem),
    })),
);

/** What is said of imports without types, and how it's underlined. */
function describeMarked({
  message,
  severity,
  untyped,
}: Problem): Pick<EditorMarker, 'message' | 'severity'> {
  switch (untyped?.role) {
    case 'follower':
      return {
        severity: 'info',
        message: `${message}\n\nThis follows from '${untyped.module}', whose types aren’t here.`,
      };
    case 'import':
      return { severity, message: describeUntyped(untyped.module) };
    default:
      return { severity, message };
  }
}

function pageOf(
  { code, messageId }: Problem,
  pages: ReadonlyMap<string, string>,
): string | undefined {
  const url = code === undefined ? undefined : pages.get(code);
  return url === undefined ? undefined : messagePage(url, messageId);
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
