import ts from 'typescript';
import { projectFolder } from '../filePaths';
import type { TypeDiagnostic, TypeScriptView } from '../types';
import { explainDeclaration } from './declarations';
import {
  type AnyTrace,
  describeOrigin,
  mendOf,
  type OriginInformation,
  type OriginStep,
} from './kinds';
import { findDiagnosed, findReported, type ReportPlace } from './reported';
import {
  endAtImplicitAny,
  firstOf,
  type FoundOrigin,
  type Next,
  type Target,
} from './target';
import { explainType } from './types';
import { explainExpression } from './values';

export type * from './kinds';
export type { ReportPlace } from './reported';
export { isAboutAny } from './rulesAboutAny';

/** Follows the value of a report to the place that made it `any`; nothing if the report isn't about one. */
export function traceAny(
  view: TypeScriptView,
  report: ReportPlace,
): AnyTrace | undefined {
  const start = findReported(view, report);
  return start && followAny(view, start);
}

/** The same as readers are told it. */
export function explainAny(
  view: TypeScriptView,
  report: ReportPlace,
): OriginInformation | undefined {
  const trace = traceAny(view, report);
  return (
    trace && {
      ...trace,
      what: describeOrigin(trace.origin),
      mend: mendOf(trace.origin),
    }
  );
}

/** The same for an error of TypeScript's own; nothing if it doesn't say of a value that it's `any`. */
export function traceDiagnostic(
  view: TypeScriptView,
  diagnostic: TypeDiagnostic,
): AnyTrace | undefined {
  const start = findDiagnosed(view, diagnostic);
  return start && followAny(view, start);
}

/** More than any code takes: the longest way of the corpus has 13 steps. */
const maxSteps = 60;

function followAny(file: TypeScriptView, start: ts.Node): AnyTrace {
  const path: Target[] = [{ node: start }];
  for (let target = path[0]; target && path.length < maxSteps;) {
    const next = explain(file, target);
    if (next && 'origin' in next) {
      return describe(file, path, next.origin);
    }
    target = next?.to;
    if (target) {
      // A way that leads back to itself ends as one that leads nowhere.
      const { call, node } = target;
      if (path.some(each => each.node === node && each.call === call)) {
        break;
      }
      path.push(target);
    }
  }
  return describe(file, path, endOf(file, path));
}

function explain(file: TypeScriptView, target: Target): Next {
  const { node } = target;
  if (
    ts.isTypeNode(node) &&
    !ts.isExpressionWithTypeArguments(node) &&
    !(ts.isFunctionLike(node) && target.call)
  ) {
    return explainType(file, { ...target, node });
  }
  // A function counts as its result.
  return ts.isExpression(node) &&
    !ts.isFunctionLike(node) &&
    !ts.isClassLike(node)
    ? explainExpression(file, { ...target, node })
    : explainDeclaration(file, target);
}

/** Where the way ends without an answer, TypeScript may have one: its error about what "implicitly has type any". */
function endOf(file: TypeScriptView, path: readonly Target[]): FoundOrigin {
  const here = path
    .map(({ node }) => node)
    .filter(node => node.getSourceFile() === file.sourceFile);
  const found = firstOf(
    [...here].sort((a, b) => a.pos - b.pos),
    node => endAtImplicitAny(file, node),
  );
  return found && 'origin' in found
    ? found.origin
    : { kind: 'not-followed', node: here.at(-1) ?? file.sourceFile };
}

function describe(
  file: TypeScriptView,
  path: readonly Target[],
  { kind, module, name, node }: FoundOrigin,
): AnyTrace {
  const end = stepAt(file, node);
  const steps: OriginStep[] = [];
  for (const step of [...path.map(each => stepAt(file, each.node)), end]) {
    if (JSON.stringify(step.place) !== JSON.stringify(steps.at(-1)?.place)) {
      steps.push(step);
    }
  }
  return {
    steps,
    origin: {
      kind,
      place: end.place,
      name: name ?? end.text,
      ...(module !== undefined && { module }),
    },
  };
}

/** Longer code is cut: a step is read at a glance. */
const maxTextLength = 60;

function stepAt(file: TypeScriptView, node: ts.Node): OriginStep {
  const source = node.getSourceFile();
  if (source !== file.sourceFile) {
    const declaration = nameOfDeclaration(node);
    return {
      place: { source: nameOfFile(file, source), declaration },
      text: declaration,
    };
  }
  const start = node.getStart(source);
  const { line } = source.getLineAndCharacterOfPosition(start);
  const text = node.getText(source).replace(/\s+/g, ' ');
  return {
    place: { range: [start, node.end], line: line + 1 },
    text:
      text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text,
  };
}

/** Of `/…/node_modules/@scope/name/index.d.ts`, the package's name. */
function nameOfFile(
  { program }: TypeScriptView,
  source: ts.SourceFile,
): string {
  if (program.isSourceFileDefaultLibrary(source)) {
    return 'lib';
  }
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(
    source.fileName,
  );
  return (
    inPackage?.[1] ??
    (source.fileName.startsWith(`${projectFolder}/`)
      ? source.fileName.slice(projectFolder.length + 1)
      : source.fileName)
  );
}

/** `JSON.parse` of the method, its result, or a parameter of it. */
function nameOfDeclaration(node: ts.Node): string {
  const names: string[] = [];
  for (
    let current: ts.Node = node;
    !ts.isSourceFile(current);
    current = current.parent
  ) {
    const { name } = current as Partial<ts.NamedDeclaration>;
    if (name && ts.isIdentifier(name) && isNamed(current)) {
      names.unshift(name.text);
    }
    if (
      ts.isInterfaceDeclaration(current) ||
      ts.isClassLike(current) ||
      ts.isTypeAliasDeclaration(current)
    ) {
      break;
    }
  }
  // `ObjectConstructor.entries` is what code calls `Object.entries`.
  return names
    .slice(-2)
    .join('.')
    .replace(/^(\w+)Constructor\b/, '$1');
}

/** Whether a name is that of something that other code can name. */
function isNamed(node: ts.Node): boolean {
  return (
    !ts.isParameter(node) &&
    !ts.isTypeParameterDeclaration(node) &&
    (!ts.isExpression(node) || ts.isClassLike(node))
  );
}
