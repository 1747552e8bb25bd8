import type { UntypedImport, WorkerReport } from '../../linter/protocol';
import type { TextEdit } from '../../text/applyEdit';

/** A change that a reader can take over. */
export interface ProposedEdit {
  /** What editors call it: a suggestion has a label of its own. */
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
  /** Which of its rule's messages it is, if the rule has ids for them. */
  messageId: string | undefined;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  fix: ProposedEdit | undefined;
  suggestions: ProposedEdit[];
  /**
   * Set for an import of a module without types here, and for what follows from it alone: it isn't wrong
   * where the types are.
   */
  untyped?: { module: string; role: 'follower' | 'import' };
}

/** Whether a problem is the code's own, whatever the types of its imports are. */
export function isOwn({ untyped }: Pick<Problem, 'untyped'>): boolean {
  return untyped === undefined;
}

/** What readers are told of an import without types, in code's marks. */
export function describeUntyped(module: string): string {
  return `The types of '${module}' aren’t here, so what it exports counts as \`any\`.`;
}

/** All changes that a problem proposes: its fix, if it has one, and its suggestions. */
export function editsOf({ fix, suggestions }: Problem): ProposedEdit[] {
  return fix === undefined ? suggestions : [fix, ...suggestions];
}

/** All that a report finds in the code, in order of place. */
export function problemsOf(report: WorkerReport): Problem[] {
  const { untypedImports } = report;
  const said = new Set(untypedImports.flatMap(({ notFound }) => notFound));
  return [
    ...lintProblems(report),
    ...typeProblems(report, said),
    ...untypedImports.map(each => importProblem(report, each)),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
}

function lintProblems({ messages, untypedImports }: WorkerReport): Problem[] {
  const follows = followersIn(untypedImports, each => each.messages);
  return messages.map((message, index) => ({
    source: 'ESLint',
    severity: message.severity === 2 ? 'error' : 'warning',
    message: message.message,
    code: message.ruleId ?? undefined,
    messageId: message.messageId,
    line: message.line,
    column: message.column,
    endLine: message.endLine ?? message.line,
    endColumn: message.endColumn ?? message.column + 1,
    fix: message.fix && { title: 'Fix', edit: message.fix },
    suggestions: (message.suggestions ?? []).map(({ desc, fix }) => ({
      title: desc,
      edit: fix,
    })),
    untyped: follows.get(index),
  }));
}

/** @param said which of the diagnostics are said otherwise */
function typeProblems(
  { messages, typeDiagnostics, untypedImports }: WorkerReport,
  said: ReadonlySet<number>,
): Problem[] {
  const follows = followersIn(untypedImports, each => each.typeDiagnostics);
  // A file that does not parse is reported by both, in the same words.
  const fatal = messages.find(({ fatal: isFatal }) => isFatal === true);
  return [...typeDiagnostics.entries()]
    .filter(
      ([index, { line, message }]) =>
        !said.has(index) &&
        (fatal?.line !== line || !fatal.message.includes(message)),
    )
    .map(([index, { category, code, message, ...place }]) => ({
      source: 'TypeScript',
      severity:
        category === 'error' || category === 'warning' ? category : 'info',
      message,
      code: `TS${String(code)}`,
      messageId: undefined,
      line: place.line,
      column: place.column,
      endLine: place.endLine,
      endColumn: place.endColumn,
      fix: undefined,
      suggestions: [],
      untyped: follows.get(index),
    }));
}

/** What follows from imports, by its number in the report. */
function followersIn(
  imports: readonly UntypedImport[],
  numbersOf: (untypedImport: UntypedImport) => readonly number[],
): Map<number, Problem['untyped']> {
  return new Map(
    imports.flatMap(each =>
      numbersOf(each).map(
        number => [number, { module: each.module, role: 'follower' }] as const,
      ),
    ),
  );
}

/** One problem for a module, however often TypeScript reports it. {@link describeUntyped} says it. */
function importProblem(
  { typeDiagnostics }: WorkerReport,
  { module, notFound, ...place }: UntypedImport,
): Problem {
  const [first = -1] = notFound;
  const { code, message = '' } = typeDiagnostics[first] ?? {};
  return {
    source: 'TypeScript',
    severity: 'info',
    message,
    messageId: undefined,
    code: code === undefined ? undefined : `TS${String(code)}`,
    line: place.line,
    column: place.column,
    endLine: place.endLine,
    endColumn: place.endColumn,
    fix: undefined,
    suggestions: [],
    untyped: { module, role: 'import' },
  };
}
