import { fixTitle } from '../../editor/editor';
import type { UntypedImport, WorkerReport } from '../../linter/protocol';
import type { LintMessage } from '../../linter/types';
import type { TextEdit } from '../../text/editBetween';

/**
 * Something that the linter or the compiler found in the code. It stays the very same object for as long as it
 * says the same: what shows it isn't rendered again. So the edits are apart: their offsets move with each
 * letter that is typed before them.
 */
export interface Problem {
  /** Tells it from all others of the file. What is typed before it moves it, and its key stays. */
  key: string;
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
  /** The changes that a reader can take over: its fix, if it has one, and its suggestions. */
  proposals: readonly Proposal[];
  /**
   * Set for an import of a module without types here, and for what follows from it alone: it isn't wrong
   * where the types are.
   */
  untyped?: { module: string; role: 'follower' | 'import' } | undefined;
}

interface Proposal {
  isFix: boolean;
  /** What a suggestion says of itself; "Fix" for a fix. */
  title: string;
}

/** Whether a problem is the code's own, whatever the types of its imports are. */
export function isOwn({ untyped }: Pick<Problem, 'untyped'>): boolean {
  return untyped === undefined;
}

/** What readers are told of an import without types, in code's marks. */
export function describeUntyped(module: string): string {
  return `The types of '${module}' aren’t here, so what it exports counts as \`any\`.`;
}

/** All that a report finds in the code. What is still said of what was found before stays the very same object. */
export function findingsIn(
  report: WorkerReport,
  before: readonly Problem[] = [],
) {
  const known = new Map(before.map(problem => [problem.key, problem]));
  const counts = new Map<string, number>();
  const edits = new Map<string, readonly TextEdit[]>();
  const problems = foundIn(report).map(({ edits: own, ...found }): Problem => {
    const words = `${found.code ?? ''}:${found.message}`;
    const count = counts.get(words) ?? 0;
    counts.set(words, count + 1);
    const key = `${String(count)}:${words}`;
    edits.set(key, own);
    return keepIfEqual(known.get(key), { key, ...found });
  });
  const isSame =
    problems.length === before.length &&
    problems.every((problem, index) => problem === before[index]);
  return {
    /** In order of place. */
    problems: isSame ? before : problems,
    /** By the problems' keys, in the order of their proposals. */
    edits,
  };
}

/** Keeps the former of two values that say the same, so that what shows it isn't rendered again. They are plain data. */
export function keepIfEqual<Value>(
  before: Value | undefined,
  after: Value,
): Value {
  return before !== undefined &&
    JSON.stringify(before) === JSON.stringify(after)
    ? before
    : after;
}

/** A problem that has no key yet, with its edits. */
type Found = Omit<Problem, 'key'> & { edits: readonly TextEdit[] };

function foundIn(report: WorkerReport): Found[] {
  const { untypedImports } = report;
  const said = new Set(untypedImports.flatMap(({ notFound }) => notFound));
  return [
    ...lintProblems(report),
    ...typeProblems(report, said),
    ...untypedImports.map(each => importProblem(report, each)),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
}

function lintProblems({ messages, untypedImports }: WorkerReport): Found[] {
  const follows = followersIn(untypedImports, each => each.messages);
  return messages.map((message, index) => {
    const { fix, suggestions = [] } = message;
    return {
      ...lintProblem(message),
      edits: [...(fix ? [fix] : []), ...suggestions.map(each => each.fix)],
      untyped: follows.get(index),
    };
  });
}

/** What a message of ESLint's says, whatever else is in its report. */
export function lintProblem({
  column,
  endColumn = column + 1,
  fix,
  line,
  endLine = line,
  message,
  messageId,
  ruleId,
  severity,
  suggestions = [],
}: LintMessage): Omit<Problem, 'key'> {
  return {
    source: 'ESLint',
    severity: severity === 2 ? 'error' : 'warning',
    message,
    code: ruleId ?? undefined,
    messageId,
    line,
    column,
    endLine,
    endColumn,
    proposals: [
      ...(fix ? [{ isFix: true, title: fixTitle }] : []),
      ...suggestions.map(({ desc }) => ({ isFix: false, title: desc })),
    ],
  };
}

/** @param said which of the diagnostics are said otherwise */
function typeProblems(
  { typeDiagnostics, untypedImports }: WorkerReport,
  said: ReadonlySet<number>,
): Found[] {
  const follows = followersIn(untypedImports, each => each.typeDiagnostics);
  return [...typeDiagnostics.entries()]
    .filter(([index]) => !said.has(index))
    .map(([index, { category, code, message, ...place }]) => ({
      ...typescriptProblem(code, message, place),
      severity:
        category === 'error' || category === 'warning' ? category : 'info',
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

/** One problem for a module, however often TypeScript reports it: `describeUntyped` has the page's words. */
function importProblem(
  { typeDiagnostics }: WorkerReport,
  { module, notFound, ...place }: UntypedImport,
): Found {
  const [first = -1] = notFound;
  const { code, message = '' } = typeDiagnostics[first] ?? {};
  return {
    ...typescriptProblem(code, message, place),
    untyped: { module, role: 'import' },
  };
}

function typescriptProblem(
  code: number | undefined,
  message: string,
  {
    line,
    column,
    endLine,
    endColumn,
  }: Pick<Problem, 'column' | 'endColumn' | 'endLine' | 'line'>,
): Found {
  return {
    source: 'TypeScript',
    severity: 'info',
    message,
    code: code === undefined ? undefined : `TS${String(code)}`,
    messageId: undefined,
    line,
    column,
    endLine,
    endColumn,
    proposals: [],
    edits: [],
  };
}
