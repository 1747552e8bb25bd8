import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { groupBy } from '../../src/linter/groupBy';
import type { OnUnknown } from './unknown';

/** A field of a node, as the types declare it. What all nodes have is left out. */
export interface NodeField {
  name: string;
  /** As TypeScript: node types, and unions of them, by their names. */
  type: string;
  /** The types of the nodes that it can hold, on its own or in a list. */
  nodes: string[];
  /** What it is where there is nothing to hold; empty if it always holds something. */
  absent: ('null' | 'undefined')[];
  replacedBy?: string;
}

export interface NodeTypes {
  /** The fields of each node, by the value of its `type`. */
  fields: ReadonlyMap<string, readonly NodeField[]>;
  /** The types of nodes behind each name that a field's type can have: `Expression`, `StringLiteral`. */
  named: ReadonlyMap<string, readonly string[]>;
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/**
 * Reads the nodes from their type declarations. They are read as text: the type checker would resolve the
 * unions, whose names readers need.
 *
 * @param resolve finds the file that a package's name stands for
 */
export function readNodeTypes(
  resolve: (name: string) => string,
  onUnknown: OnUnknown,
): NodeTypes {
  const types = new DeclaredTypes(
    join(
      dirname(resolve('@typescript-eslint/types')),
      'generated/ast-spec.d.ts',
    ),
  );
  const nodes = groupBy(types.interfacesOf('Node'), ({ name }) =>
    String(types.nodesOf(name.text)),
  );
  if (nodes.size === 0) {
    onUnknown(
      'There are no nodes in generated/ast-spec.d.ts of @typescript-eslint/types. Look for where they are declared now, and teach plugins/packages/nodeTypes.ts.',
    );
  }
  return {
    fields: new Map(
      Array.from(nodes, ([name, variants]) => [name, types.fieldsOf(variants)]),
    ),
    named: new Map(
      [...types.declarations.keys()].map(name => [name, types.nodesOf(name)]),
    ),
  };
}

const inherited = new Set(['type', 'loc', 'range', 'parent']);

/** What a file of declarations has, which may not be there. */
export class DeclaredTypes {
  readonly declarations: ReadonlyMap<string, Declaration>;

  constructor(file: string) {
    const { statements } = ts.createSourceFile(
      file,
      existsSync(file) ? readFileSync(file, 'utf8') : '',
      ts.ScriptTarget.Latest,
      true,
    );
    this.declarations = new Map(
      statements.flatMap(node =>
        ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
          ? [[node.name.text, node] as const]
          : [],
      ),
    );
  }

  /** The interfaces that a name stands for: several of a node, where its fields depend on each other. */
  interfacesOf(name: string): ts.InterfaceDeclaration[] {
    const declaration = this.declarations.get(name);
    if (declaration === undefined || ts.isInterfaceDeclaration(declaration)) {
      return declaration ? [declaration] : [];
    }
    return partsOf(declaration.type).flatMap(part =>
      this.interfacesOf(part.getText()),
    );
  }

  nodesOf(name: string): string[] {
    const nodes = this.interfacesOf(name).flatMap(declaration => {
      const type = this.membersOf(declaration).get('type')?.type?.getText();
      return /^AST_NODE_TYPES\.(\w+)$/.exec(type ?? '')?.[1] ?? [];
    });
    return [...new Set(nodes)];
  }

  /** The properties of an interface, with those that it inherits and doesn't declare itself. */
  membersOf({
    heritageClauses = ts.factory.createNodeArray(),
    members,
  }: ts.InterfaceDeclaration): Map<string, ts.PropertySignature> {
    const bases = heritageClauses
      .flatMap(({ types }) => [...types])
      .flatMap(({ expression }) => this.interfacesOf(expression.getText()));
    return new Map([
      ...bases.flatMap(base => [...this.membersOf(base)]),
      ...members
        .filter(ts.isPropertySignature)
        .map(member => [member.name.getText(), member] as const),
    ]);
  }

  /** The fields of a node, each with all that it can be in any of the node's interfaces. */
  fieldsOf(variants: readonly ts.InterfaceDeclaration[]): NodeField[] {
    const members = variants.map(variant => this.membersOf(variant));
    const names = new Set(members.flatMap(one => [...one.keys()]));
    return [...names]
      .filter(name => !inherited.has(name))
      .map(name =>
        this.#mergeField(
          name,
          members.map(one => one.get(name)),
        ),
      );
  }

  #mergeField(
    name: string,
    members: readonly (ts.PropertySignature | undefined)[],
  ): NodeField {
    const parts = new Set(
      members.flatMap(member => [
        ...(member?.type ? this.#spellOut(member.type) : ['undefined']),
        ...(member?.questionToken ? ['undefined'] : []),
      ]),
    );
    if (parts.has('true') && parts.has('false')) {
      parts.add('boolean');
    }
    if (parts.has('boolean')) {
      parts.delete('true');
      parts.delete('false');
    }
    const absent = (['null', 'undefined'] as const).filter(
      value => parts.size > 1 && parts.delete(value),
    );
    const type = [...parts, ...absent].join(' | ').replaceAll(/\s+/g, ' ');
    const nodes = type.match(/\w+/g)?.flatMap(word => this.nodesOf(word));
    const replacedBy = members.flatMap(deprecationOf)[0];
    return {
      name,
      type,
      nodes: [...new Set(nodes)],
      absent,
      ...(replacedBy !== undefined && { replacedBy }),
    };
  }

  /** The members of a union, without the names that only this file knows or that stand for plain values. */
  #spellOut(type: ts.TypeNode): string[] {
    return partsOf(type).flatMap(part => {
      const text = part.getText();
      const [, table = ''] = /^ValueOf<(\w+)>$/.exec(text) ?? [];
      const [values] = this.interfacesOf(table);
      if (values) {
        return Array.from(this.membersOf(values).values(), ({ type }) =>
          String(type?.getText()),
        );
      }
      const alias = this.declarations.get(text);
      return alias &&
        ts.isTypeAliasDeclaration(alias) &&
        (this.nodesOf(text).length === 0 ||
          !alias.getText().startsWith('export '))
        ? this.#spellOut(alias.type)
        : text;
    });
  }
}

function partsOf(type: ts.TypeNode): ts.TypeNode[] {
  return ts.isUnionTypeNode(type) ? [...type.types] : [type];
}

/** The field that a `@deprecated` comment names. */
function deprecationOf(member: ts.PropertySignature | undefined): string[] {
  const tag = member && ts.getJSDocDeprecatedTag(member);
  const text = tag && ts.getTextOfJSDocComment(tag.comment);
  return /(\w+)`/.exec(text ?? '')?.slice(1) ?? [];
}
