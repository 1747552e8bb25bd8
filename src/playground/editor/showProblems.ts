import type { CodeEditor } from '../../editor/createEditor';
import type { EditorProblem } from '../../editor/editor';
import { indexLines } from '../../text/positions';
import {
  messagePage,
  selectPlacedProblems,
  selectRulePages,
  selectTextProblems,
} from '../analysis/analysisSelectors';
import { describeUntyped, type Problem } from '../problems/problem';
import { derive, type Session, type SessionStore } from '../state/session';
import type { ConfigName, TextName } from '../state/sharedState';

/** How long a reader has to pause until what is new is underlined, in milliseconds. */
const pause = 600;

/**
 * Underlines what was found in a text. What is gone vanishes at once, but code that is being typed is wrong
 * most of the time: what is new waits for a pause.
 */
export function showProblems(
  editor: Pick<CodeEditor, 'setProblems' | 'text'>,
  store: SessionStore,
  name: TextName,
): () => void {
  let typed = -Infinity;
  let shown: readonly FoundProblem[] = [];
  let before = store.get().shared;
  const stopListening = store.subscribe(() => {
    const { shared } = store.get();
    // What another file has instead isn't typed.
    if (shared[name] !== before[name] && shared.shown === before.shown) {
      typed = performance.now();
    }
    before = shared;
  });
  const stopWatching = store.watch(
    session => selectFound(session, name),
    ({ problems, checked }) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = (some: readonly FoundProblem[]) => {
        shown = some;
        editor.setProblems(
          some,
          problems.length === 0 ? editor.text() : checked,
        );
      };
      const showWhenCalm = () => {
        const wait = typed + pause - performance.now();
        if (wait <= 0) {
          show(problems);
        } else {
          timer = setTimeout(showWhenCalm, wait);
        }
      };
      const shownKeys = new Set(shown.map(({ key }) => key));
      show(problems.filter(({ key }) => shownKeys.has(key)));
      showWhenCalm();
      return () => clearTimeout(timer);
    },
  );
  return () => {
    stopListening();
    stopWatching();
  };
}

interface FoundProblem extends EditorProblem {
  /** Tells it from the others, wherever in the text it is by now. */
  key: string;
}

interface Found {
  problems: readonly FoundProblem[];
  /** The text as it was then. Until there is an answer about a newer one, what is typed moves them along. */
  checked: string;
}

/** What the editor underlines in a text. */
export function selectFound(session: Session, name: TextName): Found {
  return name === 'code' ? findInCode(session) : findInConfig[name](session);
}

const findInCode = derive(
  [
    ({ lastCheck }) => lastCheck?.input.code ?? '',
    selectPlacedProblems,
    ({ lastCheck }) => lastCheck?.edits,
    selectRulePages,
  ],
  (code, problems, allEdits, pages): Found => {
    const { endOfLine, offsetAt } = indexLines(code);
    return {
      checked: code,
      problems: withoutConsequences(problems).map(problem => {
        const { column, endColumn, endLine, line: lineNumber } = problem;
        const page = pages.get(problem.code ?? '');
        const edits = allEdits?.get(problem.key) ?? [];
        return {
          ...describe(problem),
          key: problem.key,
          start: offsetAt({ lineNumber, column }),
          end: offsetAt({ lineNumber: endLine, column: endColumn }),
          // Of several lines, all but the first would be as much indentation as code.
          underlinedUntil:
            endLine > lineNumber
              ? offsetAt({ lineNumber, column: endOfLine(lineNumber) })
              : undefined,
          source: problem.code ?? problem.source,
          url: page && messagePage(page, problem.messageId),
          edits: edits.map((edit, index) => ({
            title: problem.proposals[index]?.title ?? '',
            edit,
          })),
        };
      }),
    };
  },
);

const findInConfig = {
  eslintrc: findIn('eslintrc'),
  tsconfig: findIn('tsconfig'),
};

function findIn(name: ConfigName): (session: Session) => Found {
  return derive(
    [
      ({ shared }) => shared[name],
      session => selectTextProblems(session, name),
    ],
    (checked, problems) => ({
      checked,
      problems: problems.map(({ severity, message, offset, length }) => ({
        key: message,
        severity,
        message,
        start: offset,
        end: offset + Math.max(1, length),
      })),
    }),
  );
}

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

/** What is said of imports without types, and how it's underlined. */
function describe({
  message,
  severity,
  untyped,
}: Problem): Pick<EditorProblem, 'message' | 'severity'> {
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
