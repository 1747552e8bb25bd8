import type ts from 'typescript';
import type { LintMessage, TypeDiagnostic } from '../types';
import type { CheckedFile } from './target';
import { hasAny } from './typeTests';

/** A report, as far as it says what it is about. */
export type ReportPlace = Pick<
  LintMessage,
  'column' | 'endColumn' | 'endLine' | 'line' | 'messageId' | 'ruleId'
>;

/** Finds the reported value in the nodes that lie where the report does, the outermost first. */
type ValueFinder = (
  file: CheckedFile,
  nodes: readonly ts.Node[],
) => ts.Node | undefined;

const prefix = '@typescript-eslint/';

/** What rules report about an `any`, by rule and message. */
const finders: Readonly<Record<string, ValueFinder>> = {
  'no-unsafe-call': findCallee,
  'no-unsafe-member-access': findObject,
  'no-unsafe-member-access/unsafeComputedMemberAccess': findInnermost,
  'no-unsafe-return': findReturned,
  'no-unsafe-argument': findInnermost,
  'no-unsafe-assignment': findAssigned,
  'no-unsafe-assignment/unsafeArrayPattern': findTaken,
  'no-unsafe-assignment/unsafeArrayPatternFromTuple': findTaken,
  'no-explicit-any': findInnermost,
  'no-redundant-type-constituents': findInnermost,
  'restrict-plus-operands': findOperand,
  'restrict-template-expressions': findInnermost,
  'strict-boolean-expressions': findInnermost,
  'only-throw-error': findInnermost,
  'use-unknown-in-catch-callback-variable': findInnermost,
};

/**
 * Finds the value that a report is about.
 *
 * @returns `undefined` if the report isn't about an `any`
 */
export function findReported(
  file: CheckedFile,
  report: ReportPlace,
): ts.Node | undefined {
  const rule = report.ruleId?.startsWith(prefix)
    ? report.ruleId.slice(prefix.length)
    : '';
  const find = finders[`${rule}/${String(report.messageId)}`] ?? finders[rule];
  const node = find?.(file, nodesAt(file, report));
  return node && isAbout(file, node) ? node : undefined;
}

/** TypeScript's errors about parameters and parts of patterns that are `any` without saying so. */
const implicitAny: ReadonlySet<number> = new Set([7006, 7019, 7031]);

/** Finds the value that an error of TypeScript's is about; `undefined` if it isn't about an `any`. */
export function findDiagnosed(
  file: CheckedFile,
  { code, column, endColumn, endLine, line }: TypeDiagnostic,
): ts.Node | undefined {
  if (!implicitAny.has(code)) {
    return undefined;
  }
  const nodes = nodesAt(file, { column, endColumn, endLine, line });
  return declarationOf(file, nodes);
}

/** A parameter or a part of a pattern, whose error is at its name. */
function declarationOf(
  { ts: typescript }: CheckedFile,
  nodes: readonly ts.Node[],
): ts.Node | undefined {
  return (
    nodes.find(typescript.isParameter) ??
    nodes.find(typescript.isBindingElement) ??
    nodes.map(({ parent }) => parent).find(typescript.isParameter) ??
    nodes.map(({ parent }) => parent).find(typescript.isBindingElement)
  );
}

function isAbout(file: CheckedFile, node: ts.Node): boolean {
  const { checker, ts: typescript } = file;
  const type = checker.getTypeAtLocation(node);
  return (
    typescript.isAccessor(node) ||
    hasAny(file, checker.getBaseConstraintOfType(type) ?? type)
  );
}

/** The nodes that begin and end where a report does, or at least begin there and end before; the outermost first. */
function nodesAt(
  { sourceFile, ts: typescript }: CheckedFile,
  report: Omit<ReportPlace, 'messageId' | 'ruleId'>,
): ts.Node[] {
  const offsetOf = (line: number, column: number): number =>
    // Not `getPositionOfLineAndCharacter()`, which throws where the code has no such line.
    (sourceFile.getLineStarts()[line - 1] ?? sourceFile.end) + column - 1;
  const start = offsetOf(report.line, report.column);
  const end =
    report.endLine === undefined || report.endColumn === undefined
      ? start
      : offsetOf(report.endLine, report.endColumn);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (node.end < start || node.pos > start) {
      return;
    }
    if (node.end === end && beginsAt(typescript, node, start)) {
      found.push(node);
    }
    typescript.forEachChild(node, visit);
  };
  // Without the end of the file, which is nothing that is reported.
  sourceFile.statements.forEach(visit);
  return found;
}

/** Modifiers and decorators aren't part of what ESLint calls the node, nor is a property's name in a pattern. */
function beginsAt(
  typescript: typeof ts,
  node: ts.Node,
  start: number,
): boolean {
  return (
    node.getStart() === start ||
    ((typescript.isPropertyDeclaration(node) ||
      typescript.isParameter(node) ||
      typescript.isBindingElement(node)) &&
      node.name.getStart() === start)
  );
}

function findInnermost(
  { ts: typescript }: CheckedFile,
  nodes: readonly ts.Node[],
): ts.Node | undefined {
  const node = nodes.find(typescript.isTypeNode) ?? nodes.at(-1);
  return node && typescript.isSpreadElement(node.parent)
    ? node.parent.expression
    : node &&
        typescript.isIdentifier(node) &&
        typescript.isParameter(node.parent)
      ? node.parent
      : node;
}

function findCallee(
  { ts: typescript }: CheckedFile,
  nodes: readonly ts.Node[],
): ts.Node | undefined {
  const made = nodes.find(typescript.isNewExpression);
  return made?.expression ?? nodes.at(-1);
}

function findObject(
  { ts: typescript }: CheckedFile,
  nodes: readonly ts.Node[],
): ts.Node | undefined {
  return nodes
    .map(({ parent }) => parent)
    .find(
      (
        node,
      ): node is ts.ElementAccessExpression | ts.PropertyAccessExpression =>
        typescript.isPropertyAccessExpression(node) ||
        typescript.isElementAccessExpression(node),
    )?.expression;
}

function findReturned(
  { ts: typescript }: CheckedFile,
  nodes: readonly ts.Node[],
): ts.Node | undefined {
  const statement = nodes.find(typescript.isReturnStatement);
  return statement?.expression ?? nodes.at(-1);
}

function findOperand(
  file: CheckedFile,
  nodes: readonly ts.Node[],
): ts.Node | undefined {
  const { checker, ts: typescript } = file;
  const sum = nodes.find(typescript.isBinaryExpression);
  return sum
    ? [sum.left, sum.right].find(node =>
        hasAny(file, checker.getTypeAtLocation(node)),
      )
    : nodes.at(-1);
}

function findAssigned(
  file: CheckedFile,
  nodes: readonly ts.Node[],
): ts.Node | undefined {
  const { ts: typescript } = file;
  for (const node of nodes) {
    if (
      typescript.isBinaryExpression(node) &&
      node.operatorToken.kind === typescript.SyntaxKind.EqualsToken
    ) {
      return node.right;
    }
    if (typescript.isSpreadElement(node)) {
      return node.expression;
    }
    if (typescript.isShorthandPropertyAssignment(node)) {
      return node.objectAssignmentInitializer ?? node.name;
    }
    if (typescript.isAccessor(node)) {
      return node;
    }
    if (hasInitializer(node)) {
      return node.initializer;
    }
  }
  return nodes.at(-1);
}

function hasInitializer(
  node: ts.Node,
): node is ts.HasInitializer & { initializer: ts.Expression } {
  return 'initializer' in node && node.initializer !== undefined;
}

/** The target of a pattern: the declaration that takes a part of the value. */
function findTaken(
  { ts: typescript }: CheckedFile,
  nodes: readonly ts.Node[],
): ts.Node | undefined {
  const node = nodes.at(-1);
  if (!node) {
    return undefined;
  }
  const pattern = nodes.find(typescript.isArrayBindingPattern);
  if (pattern) {
    const { parent } = pattern;
    return typescript.isVariableDeclaration(parent)
      ? (parent.initializer ?? parent)
      : parent;
  }
  return typescript.findAncestor(node, typescript.isBindingElement) ?? node;
}
