import type { TSESLint } from '@typescript-eslint/utils';
import { isLocated, type Located, type TreeReader } from './treeEntries';

type Scope = TSESLint.Scope.Scope;

/** What is worth knowing of a scope, a variable, a definition and a reference, in this order. */
const shown = [
  // Scope
  'type',
  'block',
  'isStrict',
  'upper',
  'variables',
  'references',
  'through',
  'childScopes',
  // Variable
  'name',
  'defs',
  'identifiers',
  'eslintUsed',
  'isTypeVariable',
  'isValueVariable',
  // Definition: `type`, `name` and
  'node',
  'isTypeDefinition',
  'isVariableDefinition',
  // Reference
  'identifier',
  'from',
  'resolved',
  'init',
  'isTypeReference',
  'isValueReference',
  'writeExpr',
];

/** Where a scope is shown in full; elsewhere only its name is. */
const scopeLinks = new Set(['from', 'upper']);

/** Reads scopes. The root is the global scope. */
export const scopeTreeReader: TreeReader = {
  propertiesOf: value =>
    shown.flatMap(name => {
      const child = (value as Record<string, unknown>)[name];
      return child === undefined || typeof child === 'function'
        ? []
        : [
            [
              name,
              scopeLinks.has(name) && isScope(child) ? titleOf(child) : child,
            ] satisfies [string, unknown],
          ];
    }),
  hasParts: (_, name) => name === 'childScopes',
  describe(value) {
    const node = nodeOf(value);
    return {
      // A node is unfolded in the tree of nodes.
      kind: node === value ? 'value' : node ? 'node' : 'object',
      text: titleOf(value),
      ...(node && { range: [...node.range] }),
    };
  },
  describeValue: (name, value) =>
    scopeLinks.has(name as string) && typeof value === 'string'
      ? value
      : undefined,
};

/** The node that shows where a value is: itself, or what it is about. */
function nodeOf(value: object): Located | undefined {
  const { block, identifier, identifiers, name, node } = value as Partial<
    Record<string, unknown>
  >;
  const [first] = Array.isArray(identifiers) ? (identifiers as unknown[]) : [];
  return [value, identifier, block, name, node, first].find(isLocated);
}

function isScope(value: unknown): value is Scope {
  return typeof value === 'object' && value !== null && 'childScopes' in value;
}

/** `function scope`, `Variable "count"`, `Reference "count"`, `Identifier`. */
function titleOf(value: object): string {
  if (isLocated(value)) {
    return value.type;
  }
  if (isScope(value)) {
    return `${value.type} scope`;
  }
  if ('resolved' in value && 'identifier' in value) {
    return `Reference${quotedName(value.identifier)}`;
  }
  if ('defs' in value) {
    return `Variable${quotedName(value)}`;
  }
  return 'type' in value ? `${String(value.type)} definition` : 'Object';
}

function quotedName(value: unknown): string {
  const { name } = Object(value) as { name?: unknown };
  return typeof name === 'string' ? ` ${JSON.stringify(name)}` : '';
}
