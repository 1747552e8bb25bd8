import type ts from 'typescript';
import { type CheckedFile, endAt, type Next } from './target';

/** Whether a symbol is only there because TypeScript found none. */
export function isUnknownSymbol(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): boolean {
  // All versions have it at run time, and none in its types.
  const { isUnknownSymbol: isUnknown } = checker as {
    isUnknownSymbol?: (symbol: ts.Symbol) => boolean;
  };
  return isUnknown?.(symbol) ?? symbol.name === 'unknown';
}

/** Whether a symbol is an import or a re-export. */
export function isAlias(
  { ts: typescript }: CheckedFile,
  symbol: ts.Symbol,
): boolean {
  return (symbol.flags & typescript.SymbolFlags.Alias) !== 0;
}

/** Says why an import gives `any`, or goes on to what it imports. */
export function explainImport(file: CheckedFile, symbol: ts.Symbol): Next {
  const { checker } = file;
  const declaration = symbol.declarations?.[0];
  if (!declaration) {
    return undefined;
  }
  const specifier = moduleSpecifierOf(file, declaration);
  const broken = specifier && explainModule(file, specifier);
  if (broken) {
    return broken;
  }
  const target = checker.getAliasedSymbol(symbol);
  if (isUnknownSymbol(checker, target)) {
    return endAt('missing-export', declaration, {
      module: specifier?.getText().slice(1, -1) ?? symbol.name,
      name: exportedName(file, declaration) ?? symbol.name,
    });
  }
  const node = target.valueDeclaration ?? target.declarations?.[0];
  return node && { to: { node } };
}

/** Says what is wrong with the module that is named, if anything is. */
export function explainModule(
  { checker, ts: typescript }: CheckedFile,
  specifier: ts.Node,
): Next {
  if (!typescript.isStringLiteralLike(specifier)) {
    return undefined;
  }
  const module = specifier.text;
  const symbol = checker.getSymbolAtLocation(specifier);
  if (!symbol) {
    return endAt('unresolved-module', specifier, { module, name: module });
  }
  const shorthand = symbol.declarations?.find(
    node => typescript.isModuleDeclaration(node) && !node.body,
  );
  return (
    shorthand && endAt('shorthand-module', shorthand, { module, name: module })
  );
}

/** What an import takes, as the module should have it. */
function exportedName(
  { ts: typescript }: CheckedFile,
  declaration: ts.Declaration,
): string | undefined {
  if (typescript.isImportClause(declaration)) {
    return 'default';
  }
  return typescript.isImportSpecifier(declaration) ||
    typescript.isExportSpecifier(declaration)
    ? (declaration.propertyName ?? declaration.name).text
    : undefined;
}

function moduleSpecifierOf(
  { ts: typescript }: CheckedFile,
  declaration: ts.Declaration,
): ts.Expression | undefined {
  for (
    let node: ts.Node = declaration;
    !typescript.isSourceFile(node);
    node = node.parent
  ) {
    if (
      typescript.isImportDeclaration(node) ||
      typescript.isExportDeclaration(node)
    ) {
      return node.moduleSpecifier;
    }
    if (typescript.isImportEqualsDeclaration(node)) {
      const { moduleReference } = node;
      return typescript.isExternalModuleReference(moduleReference)
        ? moduleReference.expression
        : undefined;
    }
    if (typescript.isVariableDeclaration(node)) {
      return requiredIn(typescript, node.initializer);
    }
  }
  return undefined;
}

/** Of `require('module').member`, the module. */
function requiredIn(
  typescript: typeof ts,
  node: ts.Node | undefined,
): ts.Expression | undefined {
  if (node && typescript.isPropertyAccessExpression(node)) {
    return requiredIn(typescript, node.expression);
  }
  return node && typescript.isCallExpression(node)
    ? node.arguments[0]
    : undefined;
}
