import { expect, it } from 'vitest';
import { parseSnippet, scopeKinds } from './parseSnippet';

/** The code that makes something of a kind, and the tree in which it is marked. */
function find(
  kind: string,
  code: string,
  word: 'scope' | 'script' = 'scope',
): { found: string[]; tree: string[] } {
  const block = { type: 'code' as const, value: code };
  const { nodes, tree = '' } = parseSnippet(kind, block, 'ts', word);
  return {
    found: nodes.map(({ range }) => code.slice(...range)),
    tree: tree.replaceAll(/<mark>([\w-]+)<\/mark>/g, '*$1').split('\n'),
  };
}

it('knows the kinds of the package by their names', () => {
  expect(scopeKinds).toEqual(
    expect.arrayContaining([
      'class-static-block',
      'TSEnumMemberName',
      'isReadWrite',
      'isTypeReference',
      'isValueVariable',
    ]),
  );
  expect(scopeKinds).not.toContain('isRead');
  expect(new Set(scopeKinds).size).toBe(scopeKinds.length);
});

it('finds scopes by the node that makes them', () => {
  expect(find('type', 'type Id<T> = T;')).toEqual({
    found: ['type Id<T> = T;'],
    tree: [
      'global',
      '  module',
      '    variable Id: Type isTypeVariable',
      '    *type',
      '      variable T: Type isTypeVariable',
      '      reference T: isTypeReference isReadOnly',
    ],
  });
  expect(find('type', 'type Id = 1;').found).toEqual([]);
});

it('finds names by their definitions and flags, each once', () => {
  expect(find('ClassName', 'class Cart {}').found).toEqual(['Cart']);
  expect(find('Type', 'class Cart {} interface Cart {}')).toEqual({
    found: ['Cart', 'Cart'],
    tree: [
      'global',
      '  module',
      '    variable Cart: ClassName *Type isTypeVariable isValueVariable',
      '    class',
      '      variable Cart: ClassName isTypeVariable isValueVariable',
    ],
  });
  expect(find('isReadWrite', 'a += b; b = a;').found).toEqual(['a']);
  expect(find('TSEnumMemberName', "enum A { b, 'c' }").found).toEqual([
    'b',
    "'c'",
  ]);
});

it('reads scripts, whose names are global, declared or not', () => {
  expect(find('ImplicitGlobalVariable', 'total = 0;', 'script')).toEqual({
    found: ['total'],
    tree: [
      'global',
      '  variable total: *ImplicitGlobalVariable isValueVariable',
      '  reference total: isValueReference isWriteOnly',
    ],
  });
  expect(find('ImplicitGlobalVariable', 'total = 0;').found).toEqual([]);
  expect(find('global', 'let total;', 'script').found).toEqual(['let total;']);
});
