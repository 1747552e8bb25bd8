import type { WorkerReport } from '../../linter/protocol';
import type { TextEdit } from '../../text/applyEdit';

/** A change that a reader can take over. */
export interface ProposedEdit {
  /** The label of the change; `Fix` for a fix. */
  title: string;
  edit: TextEdit;
}

/** Something that the linter or the compiler found in the code. */
export interface Problem {
  source: 'ESLint' | 'TypeScript';
  severity: 'error' | 'info' | 'warning';
  message: string;
  /** A rule's id, or the number of a diagnostic as `TS2304`. `undefined` for syntax errors. */
  code: string | undefined;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  fix: ProposedEdit | undefined;
  suggestions: ProposedEdit[];
}

/** All changes that a problem proposes: its fix, if it has one, and its suggestions. */
export function editsOf({ fix, suggestions }: Problem): ProposedEdit[] {
  return fix === undefined ? suggestions : [fix, ...suggestions];
}

/** All that a report finds in the code, in order of place. */
export function problemsOf(report: WorkerReport): Problem[] {
  return [...lintProblems(report), ...typeProblems(report)].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

function lintProblems({ messages }: WorkerReport): Problem[] {
  return messages.map(message => ({
    source: 'ESLint',
    severity: message.severity === 2 ? 'error' : 'warning',
    message: message.message,
    code: message.ruleId ?? undefined,
    line: message.line,
    column: message.column,
    endLine: message.endLine ?? message.line,
    endColumn: message.endColumn ?? message.column + 1,
    fix: message.fix && { title: 'Fix', edit: message.fix },
    suggestions: (message.suggestions ?? []).map(({ desc, fix }) => ({
      title: desc,
      edit: fix,
    })),
  }));
}

function typeProblems({ messages, typeDiagnostics }: WorkerReport): Problem[] {
  // A file that does not parse is reported by both, in the same words.
  const fatal = messages.find(({ fatal: isFatal }) => isFatal === true);
  return typeDiagnostics
    .filter(
      ({ line, message }) =>
        fatal?.line !== line || !fatal.message.includes(message),
    )
    .map(({ category, code, message, ...place }) => ({
      source: 'TypeScript',
      severity:
        category === 'error' || category === 'warning' ? category : 'info',
      message,
      code: `TS${String(code)}`,
      line: place.line,
      column: place.column,
      endLine: place.endLine,
      endColumn: place.endColumn,
      fix: undefined,
      suggestions: [],
    }));
}

/** "2 errors and 1 warning", for people who do not see the list. */
export function countProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) {
    return 'No problems';
  }
  const count = (severity: Problem['severity'], word: string): string[] => {
    const { length } = problems.filter(
      problem => problem.severity === severity,
    );
    return length === 0
      ? []
      : [`${String(length)} ${word}${length === 1 ? '' : 's'}`];
  };
  const parts = [
    ...count('error', 'error'),
    ...count('warning', 'warning'),
    ...count('info', 'hint'),
  ];
  return parts.length > 1
    ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
    : parts.join('');
}
