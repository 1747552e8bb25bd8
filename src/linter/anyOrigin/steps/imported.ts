import type ts from 'typescript';
import { getImmediateAlias, isUnknownSymbol } from '../internals';
import { type CheckedFile, endAt, type Next, type Want } from '../target';

/** Says why an import gives `any`, or goes on to what it imports. */
export function explainImport(
  file: CheckedFile,
  symbol: ts.Symbol,
  want: Want,
): Next {
  const { checker } = file;
  const declaration = symbol.declarations?.[0];
  const specifier = declaration && moduleSpecifierOf(file, declaration);
  if (!declaration) {
    return undefined;
  }
  const broken = specifier && explainModule(file, specifier);
  if (broken) {
    return broken;
  }
  const target = checker.getAliasedSymbol(symbol);
  if (isUnknownSymbol(checker, target)) {
    return explainMissing(file, symbol, declaration, specifier);
  }
  const imported = target.valueDeclaration ?? target.declarations?.[0];
  return imported && { to: { node: imported, want } };
}

/** Says what is wrong with the module that is named, if anything is. */
export function explainModule(
  file: CheckedFile,
  specifier: ts.Expression,
): Next {
  const { checker, ts: typescript } = file;
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

/** The export isn't there, or the module can't find itself what it exports. */
function explainMissing(
  file: CheckedFile,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  specifier: ts.Expression | undefined,
): Next {
  const { checker, ts: typescript } = file;
  const module =
    specifier && typescript.isStringLiteralLike(specifier)
      ? specifier.text
      : symbol.name;
  let hop = getImmediateAlias(checker, symbol);
  let last: ts.Declaration | undefined;
  while (
    hop &&
    !isUnknownSymbol(checker, hop) &&
    hop.declarations?.[0] !== last
  ) {
    last = hop.declarations?.[0];
    hop =
      (hop.flags & typescript.SymbolFlags.Alias) !== 0
        ? getImmediateAlias(checker, hop)
        : undefined;
  }
  return last
    ? endAt('missing-reexport', last, { module, name: symbol.name })
    : endAt('missing-export', declaration, { module, name: symbol.name });
}

function moduleSpecifierOf(
  { ts: typescript }: CheckedFile,
  declaration: ts.Declaration,
): ts.Expression | undefined {
  if (
    typescript.isImportEqualsDeclaration(declaration) &&
    typescript.isExternalModuleReference(declaration.moduleReference)
  ) {
    return declaration.moduleReference.expression;
  }
  const variable = typescript.findAncestor(
    declaration,
    typescript.isVariableDeclaration,
  );
  if (variable?.initializer) {
    return requiredIn(typescript, variable.initializer);
  }
  const statement = typescript.findAncestor(
    declaration,
    (node): node is ts.ExportDeclaration | ts.ImportDeclaration =>
      typescript.isImportDeclaration(node) ||
      typescript.isExportDeclaration(node),
  );
  return statement?.moduleSpecifier;
}

/** Of `require('module').member`, the module. */
function requiredIn(
  typescript: typeof ts,
  node: ts.Expression,
): ts.Expression | undefined {
  if (typescript.isPropertyAccessExpression(node)) {
    return requiredIn(typescript, node.expression);
  }
  return typescript.isCallExpression(node) ? node.arguments[0] : undefined;
}
