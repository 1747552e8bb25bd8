import ts from 'typescript';
import type { TypeInformation } from '../protocol';
import type { TypeScriptView } from '../types';
import { shorten, type TreeReader } from './treeEntries';
import { nameOfKind, namesOfFlags, rangeOf } from './tsTree';

/** A type, a signature, or a list of them: what has entries of its own in the tree of a type. */
interface TypeEntry {
  text: string;
  /** Where it is declared, if that is in the code. */
  range?: [start: number, end: number];
  /** Computed when it is unfolded: types contain each other without end. */
  entries: () => [name: string, value: unknown][];
}

/** What a type consists of, as far as it is unfolded: members, signatures, base types, and where it is declared. */
export const typeTreeReader: TreeReader = {
  propertiesOf: value => (value as TypeEntry).entries(),
  hasParts: () => false,
  describe(value) {
    const { text, range } = value as TypeEntry;
    return range
      ? { kind: 'node', text, range }
      : { kind: 'object', text: shorten(text, maxLength) };
  },
  describeValue: (_name, value) =>
    typeof value === 'string' ? value : undefined,
};

/** Types of whole libraries fill screens. */
const maxLength = 300;

/** The root of the tree of the type at an offset, if there is one. */
export function typeTreeAt(
  view: TypeScriptView,
  offset: number,
): object | undefined {
  const node = findNode(view.sourceFile, offset);
  return node && hasType(node) ? new TypeTree(view, node).root : undefined;
}

class TypeTree {
  constructor(
    private readonly view: TypeScriptView,
    private readonly node: ts.Node,
  ) {}

  get root(): TypeEntry {
    return this.#entryOf(this.view.checker.getTypeAtLocation(this.node));
  }

  #entryOf(type: ts.Type): TypeEntry {
    return {
      text: this.view.checker.typeToString(type, this.node),
      entries: () => this.#groupsOf(type),
    };
  }

  #groupsOf(type: ts.Type): [string, unknown][] {
    if (type.isUnionOrIntersection()) {
      const name = type.isUnion() ? 'union of' : 'intersection of';
      return listOf(name, type.types.map(this.#shown));
    }
    if (!this.#hasMembers(type)) {
      return [];
    }
    const checker = this.view.checker;
    const indexSignatures = checker
      .getIndexInfosOfType(type)
      .map(
        ({ keyType, type: value }) =>
          `[${checker.typeToString(keyType)}]: ${checker.typeToString(value, this.node)}`,
      );
    return [
      ...listOf('type arguments', this.#typeArguments(type).map(this.#shown)),
      ...groupOf('members', type.getProperties().map(this.#member)),
      ...listOf(
        'call signatures',
        type.getCallSignatures().map(this.#signature),
      ),
      ...listOf(
        'construct signatures',
        type.getConstructSignatures().map(this.#signature),
      ),
      ...listOf('index signatures', indexSignatures),
      ...listOf('base types', this.#baseTypes(type).map(this.#shown)),
      ...listOf('declared in', this.#declarations(type)),
    ];
  }

  /** As an entry with entries of its own, or, of a type that has nothing inside, as a text. */
  readonly #shown = (type: ts.Type): TypeEntry | string => {
    const entry = this.#entryOf(type);
    return type.isUnionOrIntersection() || this.#hasMembers(type)
      ? entry
      : shorten(entry.text, maxLength);
  };

  /** The methods of a string or a number would be in the way. */
  #hasMembers(type: ts.Type): boolean {
    return (type.flags & ts.TypeFlags.Object) !== 0;
  }

  readonly #member = (property: ts.Symbol): [string, unknown] => [
    this.view.checker.symbolToString(property),
    this.#typeOf(property),
  ];

  readonly #signature = (signature: ts.Signature): TypeEntry => ({
    text: this.view.checker.signatureToString(signature, this.node),
    entries: () => [
      ...signature.parameters.map((parameter): [string, unknown] => [
        parameter.name,
        this.#typeOf(parameter),
      ]),
      ['returns', this.#shown(signature.getReturnType())],
    ],
  });

  #typeOf(symbol: ts.Symbol): TypeEntry | string {
    return this.#shown(
      this.view.checker.getTypeOfSymbolAtLocation(symbol, this.node),
    );
  }

  #typeArguments(type: ts.Type): readonly ts.Type[] {
    const { ObjectFlags } = ts;
    return ((type as ts.ObjectType).objectFlags & ObjectFlags.Reference) !== 0
      ? this.view.checker.getTypeArguments(type as ts.TypeReference)
      : [];
  }

  #baseTypes(type: ts.Type): readonly ts.Type[] {
    const declared =
      'target' in type ? (type as ts.TypeReference).target : type;
    return declared.isClassOrInterface()
      ? this.view.checker.getBaseTypes(declared)
      : [];
  }

  #declarations(type: ts.Type): (TypeEntry | string)[] {
    const symbol = type.aliasSymbol ?? (type.symbol as ts.Symbol | undefined);
    return (symbol?.declarations ?? []).map(declaration => {
      const file = this.view.sourceFile;
      const text = describeDeclaration(file, declaration);
      return declaration.getSourceFile() === file
        ? { text, range: rangeOf(declaration, file), entries: () => [] }
        : text;
    });
  }
}

function listOf(
  name: string,
  values: readonly (TypeEntry | string)[],
): [string, unknown][] {
  return groupOf(
    name,
    values.map((value, index) => [String(index + 1), value]),
  );
}

/** Entries in one of their own, if there are any. */
function groupOf(
  name: string,
  entries: [string, unknown][],
): [string, TypeEntry][] {
  const group = { text: String(entries.length), entries: () => entries };
  return entries.length === 0 ? [] : [[name, group]];
}

/** Says what TypeScript knows of the innermost node at an offset, or of what that node introduces. */
export function getTypeAt(
  view: TypeScriptView,
  offset: number,
): TypeInformation | null {
  const { sourceFile } = view;
  const node = findNode(sourceFile, offset);
  if (!node) {
    return null;
  }
  const place = {
    node: nameOfKind(node.kind),
    range: [node.getStart(sourceFile), node.end] satisfies [number, number],
  };
  return hasType(node) ? { ...place, ...describeType(view, node) } : place;
}

function describeType(
  { checker, sourceFile }: TypeScriptView,
  node: ts.Node,
): Omit<TypeInformation, 'node' | 'range'> {
  const write = (type: ts.Type): string => checker.typeToString(type, node);
  const type = checker.getTypeAtLocation(node);
  const name = ts.getNameOfDeclaration(node as ts.Declaration) ?? node;
  const symbol = checker.getSymbolAtLocation(name) ?? type.symbol;
  const [signature] = type.getCallSignatures();
  const constraint = checker.getBaseConstraintOfType(type);
  const contextualType =
    ts.isExpression(node) && checker.getContextualType(node);
  return {
    type: write(type),
    typeFlags: namesOfFlags(ts.TypeFlags, type.flags),
    ...((symbol as ts.Symbol | undefined) && {
      symbol: describeSymbol(sourceFile, symbol),
    }),
    ...(signature && { signature: checker.signatureToString(signature, node) }),
    ...(constraint && constraint !== type && { constraint: write(constraint) }),
    ...(contextualType && { contextualType: write(contextualType) }),
  };
}

/** The innermost node at an offset, or what it introduces. */
function findNode(
  sourceFile: ts.SourceFile,
  offset: number,
): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart(sourceFile) <= offset && offset <= node.end) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  // The last child is the end of the file, where the last statement may end.
  sourceFile.statements.forEach(visit);
  return found && introducedBy(found);
}

/** What has a type in the place of a word that has none: of `export const a`, the declaration of `a`. */
function introducedBy(node: ts.Node): ts.Node {
  if (ts.isVariableStatement(node)) {
    return introducedBy(node.declarationList);
  }
  if (ts.isVariableDeclarationList(node)) {
    const [first] = node.declarations;
    // A pattern declares names, and none of its own.
    return first && !hasType(first) ? first.name : (first ?? node);
  }
  return ts.isToken(node) && !hasType(node) ? introducedBy(node.parent) : node;
}

/** Of statements and punctuation, TypeScript would say that they are `any`. */
function hasType(node: ts.Node): boolean {
  return (
    ts.isExpression(node) ||
    ts.isTypeNode(node) ||
    ts.isObjectBindingPattern(node) ||
    ts.isArrayBindingPattern(node) ||
    // Declarations have one, which their types do not tell.
    ('symbol' in node && node.symbol !== undefined)
  );
}

function describeSymbol(
  sourceFile: ts.SourceFile,
  symbol: ts.Symbol,
): NonNullable<TypeInformation['symbol']> {
  return {
    name: symbol.name,
    flags: namesOfFlags(ts.SymbolFlags, symbol.flags),
    declarations: (symbol.declarations ?? []).map(declaration =>
      describeDeclaration(sourceFile, declaration),
    ),
  };
}

/** `FunctionDeclaration on line 3`, or in which other file. */
function describeDeclaration(
  sourceFile: ts.SourceFile,
  declaration: ts.Declaration,
): string {
  const kind = nameOfKind(declaration.kind);
  const file = declaration.getSourceFile();
  if (file !== sourceFile) {
    return `${kind} in ${file.fileName.split('/').pop() ?? ''}`;
  }
  const { line } = file.getLineAndCharacterOfPosition(
    declaration.getStart(file),
  );
  return `${kind} on line ${String(line + 1)}`;
}
