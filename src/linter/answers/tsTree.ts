import ts from 'typescript';
import type { TreeReader } from './treeEntries';

/** What TypeScript keeps on nodes for itself, and what leads out of the tree. */
const hidden = new Set([
  'checkJsDirective',
  'classifiableNames',
  'emitNode',
  'id',
  'identifierCount',
  'identifiers',
  'jsDocCache',
  'lineMap',
  'locals',
  'modifierFlagsCache',
  'nodeCount',
  'original',
  'parent',
  'path',
  'resolvedPath',
  'symbol',
  'symbolCount',
  'text',
  'transformFlags',
  'version',
]);

/** Reads TypeScript's own syntax tree. */
export function createTsTreeReader(sourceFile: ts.SourceFile): TreeReader {
  return {
    propertiesOf: value =>
      Object.entries(value).filter(
        ([name, child]) => isOwnText(value, name) || isShown(name, child),
      ),
    // Not the file's `referencedFiles`, `imports` and the like: their nodes are those of its statements.
    hasParts: (value, name) => value !== sourceFile || name === 'statements',
    describe(value) {
      return isNode(value)
        ? {
            kind: 'node',
            text: nameOfKind(value.kind),
            range: rangeOf(value, sourceFile),
          }
        : { kind: 'object', text: 'Object' };
    },
    describeValue(name, value) {
      if (typeof value !== 'number') {
        return undefined;
      }
      switch (name) {
        case 'kind':
        case 'operator':
        case 'keywordToken':
        case 'token':
          return nameOfKind(value);
        case 'flags':
          return namesOfFlags(ts.NodeFlags, value).join(' | ') || '0';
        default:
          return undefined;
      }
    },
  };
}

/** Only the file has a `text` that is not worth showing: it is the code. */
function isOwnText(value: object, name: string): boolean {
  return name === 'text' && !('statements' in value);
}

function isShown(name: string, child: unknown): boolean {
  if (hidden.has(name) || child === undefined || typeof child === 'function') {
    return false;
  }
  return typeof child !== 'object' || Array.isArray(child) || isNode(child);
}

function isNode(value: unknown): value is ts.Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'number' &&
    'pos' in value
  );
}

/** The place of a node, without the space and the comments before it. */
export function rangeOf(
  node: ts.Node,
  sourceFile: ts.SourceFile,
): [start: number, end: number] {
  return [Math.min(node.getStart(sourceFile), node.end), node.end];
}

/** The first name of a kind; others, such as `FirstStatement`, mark where ranges of kinds begin and end. */
export function nameOfKind(kind: ts.SyntaxKind): string {
  const names = ts.SyntaxKind as unknown as Record<string, unknown>;
  return Object.keys(names).find(name => names[name] === kind) ?? String(kind);
}

/** Names of the bits that are set, by an enum of TypeScript's. Names of several bits at once would say nothing new. */
export function namesOfFlags(
  flagEnum: Readonly<Record<string, number | string>>,
  flags: number,
): string[] {
  const named = new Set<number>();
  return Object.entries(flagEnum).flatMap(([name, bit]) => {
    if (
      typeof bit !== 'number' ||
      !isSingleBit(bit) ||
      (flags & bit) === 0 ||
      named.has(bit)
    ) {
      return [];
    }
    named.add(bit);
    return [name];
  });
}

function isSingleBit(value: number): boolean {
  return value !== 0 && (value & (value - 1)) === 0;
}
