import type ts from 'typescript';

/**
 * What the TypeScript versions of the playground have at run time, and their
 * published types don't, or only those of later versions. Each is optional: a
 * version without it is followed less far.
 */
interface Internals {
  checker: {
    /** Of all versions; published in none. True for the symbol of an import that leads nowhere. */
    isUnknownSymbol?: (symbol: ts.Symbol) => boolean;
    /** Of all versions; published in none. The next of the hops that an import takes. */
    getImmediateAliasedSymbol?: (symbol: ts.Symbol) => ts.Symbol | undefined;
  };
  /** Set for types that TypeScript knows by name: `any`, `error`, `unknown`. */
  type: { intrinsicName?: string };
  /** From 4.9 on. */
  isSatisfiesExpression?: (node: ts.Node) => node is ts.SatisfiesExpression;
}

/** Whether a symbol is only there because TypeScript found none. */
export function isUnknownSymbol(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): boolean {
  return (
    (checker as Internals['checker']).isUnknownSymbol?.(symbol) ??
    symbol.name === 'unknown'
  );
}

/** What an import or a re-export names, which may itself be a re-export. */
export function getImmediateAlias(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): ts.Symbol | undefined {
  return (checker as Internals['checker']).getImmediateAliasedSymbol?.(symbol);
}

/** The expression of `expression satisfies Type`. */
export function satisfiedExpression(
  typescript: typeof ts,
  node: ts.Node,
): ts.Expression | undefined {
  const { isSatisfiesExpression } = typescript as unknown as Internals;
  return isSatisfiesExpression?.(node) ? node.expression : undefined;
}
