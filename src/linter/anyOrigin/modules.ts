import ts from 'typescript';
import type { TypeScriptView } from '../types';
import { endAt, type Next } from './target';

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
export function isAlias(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Alias) !== 0;
}

/** Says why an import gives `any`, or goes on to what it imports. */
export function explainImport(file: TypeScriptView, symbol: ts.Symbol): Next {
  const { checker } = file;
  const declaration = symbol.declarations?.[0];
  if (!declaration) {
    return undefined;
  }
  const specifier = moduleSpecifierOf(declaration);
  const broken = specifier && explainModule(file, specifier);
  if (broken) {
    return broken;
  }
  const target = checker.getAliasedSymbol(symbol);
  if (isUnknownSymbol(checker, target)) {
    return endAt('missing-export', declaration, {
      module: specifier?.getText().slice(1, -1) ?? symbol.name,
      name: exportedName(declaration) ?? symbol.name,
    });
  }
  const node = target.valueDeclaration ?? target.declarations?.[0];
  return node && { to: { node } };
}

/** Says what is wrong with the module that is named, if anything is. */
export function explainModule(
  { checker }: TypeScriptView,
  specifier: ts.Node,
): Next {
  if (!ts.isStringLiteralLike(specifier)) {
    return undefined;
  }
  const module = specifier.text;
  const symbol = checker.getSymbolAtLocation(specifier);
  if (!symbol) {
    return endAt('unresolved-module', specifier, { module, name: module });
  }
  const shorthand = symbol.declarations?.find(
    node => ts.isModuleDeclaration(node) && !node.body,
  );
  return (
    shorthand && endAt('shorthand-module', shorthand, { module, name: module })
  );
}

/** What an import takes, as the module should have it. */
function exportedName(declaration: ts.Declaration): string | undefined {
  if (ts.isImportClause(declaration)) {
    return 'default';
  }
  return ts.isImportSpecifier(declaration) || ts.isExportSpecifier(declaration)
    ? (declaration.propertyName ?? declaration.name).text
    : undefined;
}

function moduleSpecifierOf(
  declaration: ts.Declaration,
): ts.Expression | undefined {
  const node = ts.findAncestor(
    declaration,
    each =>
      ts.isImportDeclaration(each) ||
      ts.isExportDeclaration(each) ||
      ts.isImportEqualsDeclaration(each) ||
      ts.isVariableDeclaration(each),
  );
  if (!node || ts.isVariableDeclaration(node)) {
    return requiredIn(node?.initializer);
  }
  if (!ts.isImportEqualsDeclaration(node)) {
    return (node as ts.ExportDeclaration).moduleSpecifier;
  }
  const { moduleReference } = node;
  return ts.isExternalModuleReference(moduleReference)
    ? moduleReference.expression
    : undefined;
}

/** Of `require('module').member`, the module. */
function requiredIn(node: ts.Node | undefined): ts.Expression | undefined {
  if (node && ts.isPropertyAccessExpression(node)) {
    return requiredIn(node.expression);
  }
  return node && ts.isCallExpression(node) ? node.arguments[0] : undefined;
}
