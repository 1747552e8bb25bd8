import {
  DefinitionType,
  Reference,
  type Scope,
  type ScopeManager,
  ScopeType,
  Variable,
} from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/utils';

/** What references and variables say about themselves. `isRead` and `isWrite` only sum up others. */
const flags = [Reference, Variable]
  .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
  .filter(name => /^is(?!Read$|Write$)/.test(name));

/** The kinds of scopes, definitions, references, and variables, by the package's names for them. */
export const scopeKinds: readonly string[] = [
  ...Object.values(ScopeType),
  ...Object.values(DefinitionType),
  ...flags,
];

/** A scope, a variable, or a reference, as a line of a tree. */
interface Line {
  label: string;
  kinds: string[];
  nodes: TSESTree.Node[];
}

/** Finds what is of a kind in a file's scopes: the nodes that make it, and all scopes as a tree, in HTML. */
export function findScopes(
  kind: string,
  { scopes }: ScopeManager,
): { nodes: TSESTree.Node[]; tree: string } {
  // The first one has all others in it.
  const lines = scopes.slice(0, 1).flatMap(scope => linesOf(scope, ''));
  const nodes = lines
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap(line => line.nodes);
  const mark = (one: string) => (one === kind ? `<mark>${one}</mark>` : one);
  const tree = lines.map(
    ({ kinds, label }) => label + kinds.map(mark).join(' '),
  );
  // A class declares its name outside and inside.
  return { nodes: [...new Set(nodes)], tree: tree.join('\n') };
}

function linesOf(scope: Scope, indent: string): Line[] {
  const { block, childScopes, references, type, variables } = scope;
  // Private in the types; rules of ESLint read it.
  const { implicit } = scope as { implicit?: { variables: Variable[] } };
  const inside = `${indent}  `;
  return [
    { label: indent, kinds: [type], nodes: [block] },
    ...[...variables, ...(implicit?.variables ?? [])]
      // Without a definition: `arguments`, and the library's globals.
      .filter(({ defs }) => defs.length > 0)
      .map(variable => ({
        label: `${inside}variable ${variable.name}: `,
        kinds: [...variable.defs.map(one => one.type), ...flagsOf(variable)],
        nodes: variable.defs.map(({ name }) => name),
      })),
    ...references.map(reference => ({
      label: `${inside}reference ${reference.identifier.name}: `,
      kinds: flagsOf(reference),
      nodes: [reference.identifier],
    })),
    ...childScopes.flatMap(child => linesOf(child, inside)),
  ];
}

/** Some are methods, and some are properties. */
function flagsOf(item: Reference | Variable): string[] {
  return flags.filter(flag => {
    const value: unknown = item[flag as keyof typeof item];
    return typeof value === 'function' ? value.call(item) : value;
  });
}
