import type ts from 'typescript';
import {
  type CheckedFile,
  endAt,
  firstOf,
  type Next,
  type Target,
} from '../target';
import { isAny, isGeneric, matches, wantIn } from '../typeTests';
import { declarationOf } from './declared';
import { errorAt } from './errors';
import { explainModule } from './imported';
import { explainTypeParameter } from './typeParameter';
import {
  baseArguments,
  canBe,
  declarationOfReference,
  defaultOf,
  explainEntityName,
  isWrittenAny,
  keyGiven,
  kindOf,
  lacksArguments,
} from './typeReference';

type TypeTarget = Target & { node: ts.TypeNode };

/** Finds the `any` that a type is written with, or the name in it that isn't found. */
export function explainTypeNode(file: CheckedFile, target: TypeTarget): Next {
  return target.want.inside
    ? findInside(file, target)
    : findItself(file, target);
}

/** What makes the type itself `any`. */
function findItself(file: CheckedFile, target: TypeTarget): Next {
  const { ts: typescript } = file;
  const { node, want } = target;
  const type = file.checker.getTypeFromTypeNode(node);
  if (!matches(file, type, want) && !isGeneric(file, node)) {
    return undefined;
  }
  if (want.is === 'any' && isWrittenAny(file, node)) {
    return endAt(kindOf(file, target), node);
  }
  if (typescript.isTypeReferenceNode(node)) {
    return explainReference(file, { ...target, node });
  }
  if (typescript.isTypeQueryNode(node)) {
    return { to: { node: node.exprName, want } };
  }
  if (typescript.isImportTypeNode(node)) {
    return explainImportType(file, node);
  }
  if (typescript.isIndexedAccessTypeNode(node)) {
    return explainIndexedAccess(file, { ...target, node });
  }
  return firstOf(partsOf(file, node), part =>
    findItself(file, { ...target, node: part }),
  );
}

/** The types that a type is one of. */
function partsOf(
  { ts: typescript }: CheckedFile,
  node: ts.TypeNode,
): readonly ts.TypeNode[] {
  if (
    typescript.isUnionTypeNode(node) ||
    typescript.isIntersectionTypeNode(node)
  ) {
    return node.types;
  }
  if (typescript.isConditionalTypeNode(node)) {
    return [node.trueType, node.falseType];
  }
  return wrappedType(typescript, node);
}

function wrappedType(
  typescript: typeof ts,
  node: ts.TypeNode,
): readonly ts.TypeNode[] {
  if (
    typescript.isParenthesizedTypeNode(node) ||
    typescript.isOptionalTypeNode(node) ||
    typescript.isRestTypeNode(node) ||
    typescript.isNamedTupleMember(node) ||
    typescript.isTypeOperatorNode(node) ||
    typescript.isJSDocNullableType(node) ||
    typescript.isJSDocNonNullableType(node) ||
    typescript.isJSDocOptionalType(node) ||
    typescript.isJSDocVariadicType(node)
  ) {
    return [node.type];
  }
  return typescript.isJSDocTypeExpression(node) ? [node.type] : [];
}

/** What makes a type that is written in this one `any`. */
function findInside(file: CheckedFile, target: TypeTarget): Next {
  const { ts: typescript } = file;
  const { node, want } = target;
  const direct = { is: want.is, inside: false } as const;
  const itselfOrInside = (part: ts.TypeNode): Next =>
    findItself(file, { ...target, node: part, want: direct }) ??
    findInside(file, {
      ...target,
      node: part,
      want: { is: want.is, inside: true },
    });
  if (typescript.isArrayTypeNode(node)) {
    return itselfOrInside(node.elementType);
  }
  if (typescript.isTupleTypeNode(node)) {
    const wanted =
      want.index === undefined ? undefined : node.elements[want.index];
    return firstOf(wanted ? [wanted] : node.elements, itselfOrInside);
  }
  if (typescript.isTypeReferenceNode(node)) {
    return explainReferenceInside(file, { ...target, node }, itselfOrInside);
  }
  if (typescript.isTypeLiteralNode(node)) {
    return explainMembers(file, target, node.members);
  }
  if (
    typescript.isFunctionTypeNode(node) ||
    typescript.isConstructorTypeNode(node) ||
    typescript.isMappedTypeNode(node)
  ) {
    return node.type && itselfOrInside(node.type);
  }
  if (typescript.isTypeQueryNode(node)) {
    return { to: { node: node.exprName, want } };
  }
  if (typescript.isIndexedAccessTypeNode(node)) {
    return explainIndexedAccess(file, { ...target, node });
  }
  return firstOf(partsOf(file, node), part =>
    findInside(file, { ...target, node: part }),
  );
}

function explainReferenceInside(
  file: CheckedFile,
  target: Target & { node: ts.TypeReferenceNode },
  itselfOrInside: (node: ts.TypeNode) => Next,
): Next {
  const { ts: typescript } = file;
  const { node, want } = target;
  const declaration = declarationOfReference(file, node);
  if (!declaration || typescript.isTypeParameterDeclaration(declaration)) {
    return explainReference(file, target);
  }
  const given = firstOf(node.typeArguments ?? [], itselfOrInside);
  if (given) {
    return given;
  }
  if (typescript.isTypeAliasDeclaration(declaration)) {
    return explainReference(file, target);
  }
  const fallback =
    defaultOf(file, node, declaration, target) ??
    firstOf(baseArguments(file, declaration), itselfOrInside);
  const members = typescript.isInterfaceDeclaration(declaration)
    ? declaration.members
    : [];
  const use = { reference: node, outer: target };
  return (
    fallback ?? explainMembers(file, { want, use, node: declaration }, members)
  );
}

/** The member that has what is wanted, if there is only one: others may be meant. */
function explainMembers(
  file: CheckedFile,
  target: Target,
  members: readonly ts.TypeElement[],
): Next {
  const found = members.flatMap(node => {
    const want = wantIn(file, node, { is: target.want.is, inside: true });
    return want ? [{ ...target, node, want }] : [];
  });
  const [first] = found;
  return first && found.length === 1 ? { to: first } : undefined;
}

/** Says what a name in a type refers to. */
function explainReference(
  file: CheckedFile,
  target: Target & { node: ts.TypeReferenceNode },
): Next {
  const { checker, ts: typescript } = file;
  const { node, want } = target;
  if (want.is === 'function' && node.typeName.getText() === 'Function') {
    return endAt('function-type', node);
  }
  const unresolved = explainEntityName(file, node.typeName);
  if (unresolved) {
    return unresolved;
  }
  const declaration = declarationOfReference(file, node);
  if (!declaration) {
    return endAt('unresolved-type', node, { name: node.typeName.getText() });
  }
  if (typescript.isTypeParameterDeclaration(declaration)) {
    return explainTypeParameter(file, target, declaration);
  }
  if (!typescript.isTypeAliasDeclaration(declaration)) {
    return isAny(file, checker.getTypeFromTypeNode(node))
      ? errorAt(file, node)
      : undefined;
  }
  if (lacksArguments(node, declaration)) {
    return errorAt(file, node);
  }
  const aliased = checker.getTypeFromTypeNode(declaration.type);
  const isApplied =
    (aliased.flags & typescript.TypeFlags.Instantiable) !== 0 &&
    !typescript.isTypeReferenceNode(declaration.type);
  if (!want.inside && !canBe(file, aliased, want)) {
    return undefined;
  }
  // `ReturnType`, `Awaited` and the like: the cause is in what they are applied to.
  if (isApplied && node.typeArguments) {
    return firstOf(node.typeArguments, argument => {
      const found = findInside(file, {
        ...target,
        node: argument,
        want: { is: target.want.is, inside: true },
      });
      return (
        found ??
        findItself(file, {
          ...target,
          node: argument,
          want: { is: target.want.is, inside: false },
        })
      );
    });
  }
  return {
    to: {
      node: declaration.type,
      want,
      use: { reference: node, outer: target },
    },
  };
}

function explainImportType(file: CheckedFile, node: ts.ImportTypeNode): Next {
  const { argument } = node;
  return file.ts.isLiteralTypeNode(argument) &&
    file.ts.isStringLiteral(argument.literal)
    ? explainModule(file, argument.literal)
    : undefined;
}

/** `Type['property']`. */
function explainIndexedAccess(
  file: CheckedFile,
  target: Target & { node: ts.IndexedAccessTypeNode },
): Next {
  const { checker, ts: typescript } = file;
  const { indexType, objectType } = target.node;
  const type = checker.getTypeFromTypeNode(objectType);
  const key =
    typescript.isLiteralTypeNode(indexType) &&
    typescript.isStringLiteral(indexType.literal)
      ? indexType.literal.text
      : keyGiven(file, target, indexType);
  const property = key === undefined ? undefined : type.getProperty(key);
  if (property) {
    return declarationOf(file, property, target.want);
  }
  const outer = findItself(file, {
    ...target,
    node: objectType,
    want: { is: target.want.is, inside: false },
  });
  return (
    outer ??
    findInside(file, {
      ...target,
      node: objectType,
      want: { is: target.want.is, inside: true },
    })
  );
}
