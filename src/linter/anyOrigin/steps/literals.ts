import type ts from 'typescript';
import { type CheckedFile, type Next, type Want } from '../target';
import { wantIn, wantOf } from '../typeTests';

/** Goes on to the element that has what is wanted, the first of several. */
export function explainArrayLiteral(
  file: CheckedFile,
  { elements }: ts.ArrayLiteralExpression,
  { index, is }: Want,
): Next {
  const wanted = index === undefined ? undefined : elements[index];
  for (const node of wanted ? [wanted] : elements) {
    const value = file.ts.isSpreadElement(node) ? node.expression : node;
    const found = wantIn(file, value, { is, inside: true });
    if (found) {
      return { to: { node: value, want: found } };
    }
  }
  return undefined;
}

/** Goes on to the property that has what is wanted, if there is only one. */
export function explainObjectLiteral(
  file: CheckedFile,
  { properties }: ts.ObjectLiteralExpression,
  { is }: Want,
): Next {
  const found = properties.flatMap(node => {
    const type = file.ts.isSpreadAssignment(node)
      ? file.checker.getTypeAtLocation(node.expression)
      : file.checker.getTypeAtLocation(node);
    const want = wantOf(file, type, { is, inside: true });
    return want ? [{ node, want }] : [];
  });
  const [first] = found;
  return first && found.length === 1 ? { to: first } : undefined;
}
