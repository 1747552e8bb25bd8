import type ts from 'typescript';
import { type CheckedFile, inside, type Next, type Want } from '../target';
import { wantIn, wantOf } from '../typeTests';
import { findGuard } from './narrowing';

/**
 * Goes on from a reference to its declaration, unless the declared type is
 * another one: then a check has narrowed it.
 *
 * @param receiver the object that a property is read from
 */
export function explainDeclared(
  file: CheckedFile,
  symbol: ts.Symbol,
  reference: ts.Expression,
  want: Want,
  receiver?: ts.Node,
): Next {
  const declared = file.checker.getTypeOfSymbolAtLocation(
    symbol,
    symbol.valueDeclaration ?? reference,
  );
  const found = wantOf(file, declared, want);
  return found
    ? declarationOf(file, symbol, found, receiver, reference)
    : findGuard(file, reference, want);
}

/** Goes on to what declares a symbol whose declared type has what is wanted. */
export function declarationOf(
  file: CheckedFile,
  symbol: ts.Symbol,
  want: Want,
  receiver?: ts.Node,
  reference?: ts.Node,
): Next {
  const declarations = symbol.declarations ?? [];
  // Of a union's property there are several, and one may be to blame.
  const node =
    (declarations.length > 1
      ? declarations.find(candidate => wantIn(file, candidate, want))
      : undefined) ??
    symbol.valueDeclaration ??
    declarations[0];
  if (node) {
    return {
      to: {
        node,
        want,
        ...(receiver && { receiver }),
        ...(reference && { reference }),
      },
    };
  }
  // Of a mapped type, such as `Record`.
  const found =
    receiver && wantIn(file, receiver, { is: want.is, inside: true });
  return found && { to: { node: receiver, want: found } };
}

/** Goes on to the type that values are read from, such as an array or a map. */
export function receiverOf(
  file: CheckedFile,
  receiver: ts.Node | undefined,
  want: Want,
  index?: number,
): Next {
  const found = receiver && wantIn(file, receiver, inside(want, index));
  return found && { to: { node: receiver, want: found } };
}
