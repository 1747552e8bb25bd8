import { describe, expect, it } from 'vitest';
import { readNodeTypes } from './nodeTypes';
import { installedPackages } from './packages';

const { fields, named } = installedPackages.nodeTypes;
const typesOf = (node: string) =>
  Object.fromEntries(
    fields.get(node)?.map(({ name, type }) => [name, type]) ?? [],
  );

describe('readNodeTypes', () => {
  it('has every type of node', async () => {
    const { AST_NODE_TYPES } = await import('@typescript-eslint/utils');
    expect([...fields.keys()].sort()).toEqual(
      Object.values<string>(AST_NODE_TYPES).sort(),
    );
  });

  it('puts the interfaces of a node together', () => {
    expect(typesOf('MemberExpression')).toEqual({
      object: 'Expression',
      property: 'Expression | Identifier | PrivateIdentifier',
      computed: 'boolean',
      optional: 'boolean',
    });
    // Only one of the interfaces has it.
    expect(typesOf('Literal').bigint).toBe('string | undefined');
  });

  it('keeps the names of unions of nodes, and spells others out', () => {
    expect(typesOf('TSMappedType')).toMatchObject({
      nameType: 'TypeNode | null',
      readonly: "boolean | '-' | '+' | undefined",
    });
    expect(typesOf('ImportDeclaration').importKind).toBe("'type' | 'value'");
    expect(typesOf('AssignmentExpression').operator).toContain("'=' | '+='");
    expect(typesOf('ForOfStatement').left).toBe(
      'Expression | LetOrConstOrVarDeclaration | UsingInForOfDeclaration',
    );
  });

  it('says what a field is where it holds nothing, and which nodes it can hold', () => {
    expect(fields.get('TryStatement')).toEqual([
      {
        name: 'block',
        type: 'BlockStatement',
        nodes: ['BlockStatement'],
        absent: [],
      },
      {
        name: 'handler',
        type: 'CatchClause | null',
        nodes: ['CatchClause'],
        absent: ['null'],
      },
      {
        name: 'finalizer',
        type: 'BlockStatement | null',
        nodes: ['BlockStatement'],
        absent: ['null'],
      },
    ]);
    expect(named.get('StringLiteral')).toEqual(['Literal']);
    expect(named.get('Expression')).toContain('TSAsExpression');
  });

  it('knows what replaces a deprecated field', () =>
    expect(
      fields
        .get('CallExpression')
        ?.map(({ name, replacedBy }) => [name, replacedBy]),
    ).toContainEqual(['typeParameters', 'typeArguments']));

  it('says when the declarations are somewhere else', () => {
    const problems: string[] = [];
    readNodeTypes(
      () => '/nowhere/index.js',
      problem => problems.push(problem),
    );
    expect(problems).toEqual([
      expect.stringContaining('no nodes in generated/ast-spec.d.ts'),
    ]);
  });
});
