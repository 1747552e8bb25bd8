import type ts from 'typescript';
import type { AnyOrigin, AnyTrace, OriginStep } from './origin';
import { placeOf, textOf } from './place';
import { explainDeclaration } from './steps/declaration';
import { explainExpression } from './steps/expression';
import { explainTypeNode } from './steps/typeNode';
import {
  type CheckedFile,
  type FoundOrigin,
  type Next,
  type Target,
} from './target';

/** More than any code takes: the longest way of the corpus has 13 steps. */
const maxSteps = 60;

/** Follows a value to what made it `any`, or as far as that can be told. */
export function followAny(file: CheckedFile, start: Target): AnyTrace {
  const path: Target[] = [start];
  for (;;) {
    const target = path.at(-1) ?? start;
    const next = path.length > maxSteps ? undefined : explain(file, target);
    if (!next) {
      return describe(file, path, {
        kind: 'not-followed',
        node: lastHere(file, path),
      });
    }
    if ('origin' in next) {
      return describe(file, path, next.origin);
    }
    if (path.some(earlier => isSame(earlier, next.to))) {
      return describe(file, path, circleIn(file, path, next.to));
    }
    path.push(next.to);
  }
}

function explain(file: CheckedFile, target: Target): Next {
  const { ts: typescript } = file;
  const { node } = target;
  const isCalled = typescript.isFunctionLike(node) && target.call;
  if (
    typescript.isTypeNode(node) &&
    !isCalled &&
    !typescript.isExpressionWithTypeArguments(node)
  ) {
    return explainTypeNode(file, { ...target, node });
  }
  return isExpression(typescript, node)
    ? explainExpression(file, { ...target, node })
    : explainDeclaration(file, target);
}

/** An expression. A function counts as its result, unless the function itself has to be explained. */
function isExpression(
  typescript: typeof ts,
  node: ts.Node,
): node is ts.Expression {
  return (
    typescript.isExpression(node) &&
    !typescript.isFunctionLike(node) &&
    !typescript.isClassLike(node)
  );
}

function isSame(a: Target, b: Target): boolean {
  return (
    a.node === b.node &&
    a.want.inside === b.want.inside &&
    a.call === b.call &&
    a.use?.reference === b.use?.reference
  );
}

/** A way that leads back to itself: TypeScript gives up at a declaration without a type. */
function circleIn(
  file: CheckedFile,
  path: readonly Target[],
  start: Target,
): FoundOrigin {
  const { ts: typescript } = file;
  const circle = path.slice(path.findIndex(target => isSame(target, start)));
  const [declaration] = circle
    .filter(
      ({ node }) =>
        typescript.isVariableDeclaration(node) ||
        typescript.isFunctionLike(node),
    )
    .sort((a, b) => a.node.pos - b.node.pos);
  return declaration
    ? { kind: 'failed-inference', node: declaration.node }
    : { kind: 'not-followed', node: lastHere(file, path) };
}

/** The last place in the linted file, where every way begins. */
function lastHere(
  { sourceFile }: CheckedFile,
  path: readonly Target[],
): ts.Node {
  const here = path.filter(({ node }) => node.getSourceFile() === sourceFile);
  return here.at(-1)?.node ?? sourceFile;
}

function describe(
  file: CheckedFile,
  path: readonly Target[],
  { kind, module, name, node }: FoundOrigin,
): AnyTrace {
  const steps: OriginStep[] = [];
  for (const step of [...path.map(target => target.node), node]) {
    const place = placeOf(file, step);
    if (JSON.stringify(place) !== JSON.stringify(steps.at(-1)?.place)) {
      steps.push({ place, text: textOf(file, step) });
    }
  }
  const text = name ?? textOf(file, node);
  return {
    steps,
    origin: {
      kind,
      place: placeOf(file, node),
      name: text,
      ...(module !== undefined && { module }),
    } as AnyOrigin,
  };
}
