import ts from 'typescript';
import type { LintMessage, TypeDiagnostic, TypeScriptView } from '../types';
import { canReportAny } from './rulesAboutAny';
import { hasAny } from './target';

export type ReportPlace = Pick<
  LintMessage,
  'column' | 'endColumn' | 'endLine' | 'line' | 'messageId' | 'ruleId'
>;

/** Finds the value that a report is about; nothing if the report isn't about an `any`. */
export function findReported(
  file: TypeScriptView,
  report: ReportPlace,
): ts.Node | undefined {
  return canReportAny(report.ruleId ?? '')
    ? nodesAt(file, report)
        .map(node => valueOf(file, node, report.messageId))
        .find(node => isAbout(file, node))
    : undefined;
}

/** TypeScript's errors about parameters and parts of patterns that are `any` without saying so. */
const implicitAny: ReadonlySet<number> = new Set([7006, 7019, 7031]);

/** That a property doesn't exist, or should be another one: of a class whose base is `any`, it may be the base's. */
const missingProperty: ReadonlySet<number> = new Set([2339, 2551]);

/** Finds the value that an error of TypeScript's is about; `undefined` if it isn't about an `any`. */
export function findDiagnosed(
  file: TypeScriptView,
  { code, column, endColumn, endLine, line }: TypeDiagnostic,
): ts.Node | undefined {
  const nodes = nodesAt(file, { column, endColumn, endLine, line });
  // The error is at the name.
  const around = [...nodes, ...nodes.map(({ parent }) => parent)];
  if (missingProperty.has(code)) {
    return around.find(ts.isPropertyAccessExpression);
  }
  return implicitAny.has(code)
    ? (around.find(ts.isParameter) ?? around.find(ts.isBindingElement))
    : undefined;
}

function isAbout(file: TypeScriptView, node: ts.Node): boolean {
  const { checker } = file;
  const type = checker.getTypeAtLocation(node);
  return (
    ts.isAccessor(node) ||
    hasAny(file, checker.getBaseConstraintOfType(type) ?? type)
  );
}

/** The nodes that begin and end where a report does; the outermost first. */
function nodesAt(
  { sourceFile }: TypeScriptView,
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
    if (node.end === end && beginsAt(node, start)) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  // Without the end of the file, which is nothing that is reported.
  sourceFile.statements.forEach(visit);
  return found;
}

/** Modifiers and decorators aren't part of what ESLint calls the node, nor is a property's name in a pattern. */
function beginsAt(node: ts.Node, start: number): boolean {
  return (
    node.getStart() === start ||
    ((ts.isPropertyDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node)) &&
      node.name.getStart() === start)
  );
}

/** The value that a rule looks at where it reports a node. */
function valueOf(
  file: TypeScriptView,
  node: ts.Node,
  messageId: string | undefined,
): ts.Node {
  const { parent } = node;
  switch (messageId) {
    case 'unsafeMemberExpression':
    case 'unsafeThisMemberExpression':
      return (parent as ts.PropertyAccessExpression).expression;
    case 'unsafeArrayPattern':
    case 'unsafeArrayPatternFromTuple':
      return sourceOf(node);
    default:
  }
  if (
    ts.isNewExpression(node) ||
    ts.isReturnStatement(node) ||
    ts.isSpreadElement(node)
  ) {
    return node.expression ?? node;
  }
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    return operatorToken.kind !== ts.SyntaxKind.EqualsToken &&
      isAbout(file, left)
      ? left
      : right;
  }
  if (ts.isShorthandPropertyAssignment(node)) {
    return node.objectAssignmentInitializer ?? node.name;
  }
  if (ts.isIdentifier(node) && ts.isParameter(parent)) {
    return parent;
  }
  return (node as Partial<ts.VariableDeclaration>).initializer ?? node;
}

/** What a pattern takes apart, or the part that one of its names takes. */
function sourceOf(node: ts.Node): ts.Node {
  if (!ts.isArrayBindingPattern(node)) {
    return ts.findAncestor(node, ts.isBindingElement) ?? node;
  }
  const { parent } = node;
  return ts.isVariableDeclaration(parent)
    ? (parent.initializer ?? parent)
    : parent;
}
