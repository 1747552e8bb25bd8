import type ts from 'typescript';
import type { CheckedFile, Next, Target } from '../target';
import { wantIn, wantInType, wantOf } from '../typeTests';
import { explainDefault, findTypeArgument } from './inference';

/** Finds what gave a type parameter its type: the call, the use of an alias, the object's type, or the default. */
export function explainTypeParameter(
  file: CheckedFile,
  target: Target,
  parameter: ts.TypeParameterDeclaration,
): Next {
  const { call, want } = target;
  const called = call && file.checker.getResolvedSignature(call)?.declaration;
  if (call && called && called === parameter.parent) {
    return findTypeArgument(file, call, called, parameter, want);
  }
  return (
    explainUse(file, target, parameter) ??
    explainReceiver(file, target, parameter) ??
    explainConstraint(file, parameter, want)
  );
}

function explainUse(
  file: CheckedFile,
  { use, want }: Target,
  parameter: ts.TypeParameterDeclaration,
): Next {
  const { ts: typescript } = file;
  const owner = parameter.parent;
  if (
    !use ||
    !(
      typescript.isTypeAliasDeclaration(owner) ||
      typescript.isInterfaceDeclaration(owner)
    )
  ) {
    return undefined;
  }
  const index = owner.typeParameters?.indexOf(parameter) ?? -1;
  const node = use.reference.typeArguments?.[index];
  if (!node) {
    return explainDefault(file, parameter, want);
  }
  const found = wantInType(file, node, want);
  return found && { to: { ...use.outer, node, want: found } };
}

/** The object, or the function, whose type has the type argument. */
function explainReceiver(
  file: CheckedFile,
  { call, receiver, want }: Target,
  parameter: ts.TypeParameterDeclaration,
): Next {
  const callee = call && 'expression' in call ? call.expression : undefined;
  const candidates = [receiver, callee].flatMap(node => {
    const found = node && wantIn(file, node, { is: want.is, inside: true });
    return found ? [{ node, want: found }] : [];
  });
  const declares = ({ node }: { node: ts.Node }): boolean => {
    const type = file.checker.getTypeAtLocation(node);
    return [type.symbol as ts.Symbol | undefined, type.aliasSymbol].some(
      symbol =>
        symbol?.declarations?.includes(parameter.parent as ts.Declaration),
    );
  };
  const declaring = candidates.find(declares);
  if (declaring) {
    return { to: declaring };
  }
  const [other] = candidates;
  return (
    explainHeritage(file, receiver, want) ??
    explainDefault(file, parameter, want) ??
    (other && { to: other })
  );
}

/** `class Store extends Base<any>`. */
function explainHeritage(
  file: CheckedFile,
  receiver: ts.Node | undefined,
  want: Target['want'],
): Next {
  const { checker, ts: typescript } = file;
  const symbol =
    receiver &&
    (checker.getTypeAtLocation(receiver).symbol as ts.Symbol | undefined);
  for (const declaration of symbol?.declarations ?? []) {
    const clauses =
      typescript.isClassLike(declaration) ||
      typescript.isInterfaceDeclaration(declaration)
        ? (declaration.heritageClauses ?? [])
        : [];
    for (const node of clauses.flatMap(clause =>
      clause.types.flatMap(type => [...(type.typeArguments ?? [])]),
    )) {
      const found = wantOf(file, checker.getTypeFromTypeNode(node), want);
      if (found) {
        return { to: { node, want: found } };
      }
    }
  }
  return undefined;
}

/** `<T extends Record<string, any>>`, of a value whose type is `T`. */
function explainConstraint(
  file: CheckedFile,
  { constraint }: ts.TypeParameterDeclaration,
  want: Target['want'],
): Next {
  const found = constraint && wantInType(file, constraint, want);
  return found && { to: { node: constraint, want: found } };
}
