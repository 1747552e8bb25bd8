import type ts from 'typescript';
import { type CheckedFile, type Next, type Want } from '../target';
import { wantOf } from '../typeTests';
import { declarationOf, receiverOf } from './declared';

/** Goes on to the property that a name in a pattern takes from an object. */
export function explainProperty(
  file: CheckedFile,
  node: ts.BindingElement,
  type: ts.Type,
  source: ts.Node,
  want: Want,
): Next {
  const { checker, ts: typescript } = file;
  const key = node.propertyName ?? node.name;
  const name =
    typescript.isIdentifier(key) ||
    typescript.isStringLiteralLike(key) ||
    typescript.isNumericLiteral(key)
      ? key.text
      : undefined;
  const symbol =
    name === undefined || node.dotDotDotToken
      ? undefined
      : checker.getPropertyOfType(
          checker.getApparentType(checker.getNonNullableType(type)),
          name,
        );
  if (!symbol) {
    return receiverOf(file, source, want);
  }
  const found = wantOf(
    file,
    checker.getTypeOfSymbolAtLocation(symbol, node),
    want,
  );
  return found && declarationOf(file, symbol, found, source);
}
