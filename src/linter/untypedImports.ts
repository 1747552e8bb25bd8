import ts from 'typescript';
import type { AnyTrace } from './anyOrigin';
import { traceAny, traceDiagnostic } from './anyOrigin';
import { placeIn } from './diagnostics';
import type {
  FilePlace,
  LintMessage,
  TypeDiagnostic,
  TypeScriptView,
} from './types';

/**
 * A module that has no types here and that code imports, itself or through another file of the project, and what
 * follows from that alone. Its place is that of its name, or the other file's, where it's imported first.
 */
export interface UntypedImport extends FilePlace {
  /** As the code has it. */
  module: string;
  /** What is imported from it, each once: names of its exports, `default`, `*` for all, `=` for `import x = require()`. */
  names: string[];
  /** Which of TypeScript's diagnostics say that it isn't found. */
  notFound: number[];
  /** Which of ESLint's messages are about a value of it. */
  messages: number[];
  /** Which of TypeScript's diagnostics are. */
  typeDiagnostics: number[];
}

/** TypeScript's errors about a module that it doesn't find, or only without types. */
const notFound: ReadonlySet<number> = new Set([2307, 2792, 2834, 2835, 7016]);

/**
 * Finds the imports without types here, and what is reported for that reason: TypeScript's error type, which
 * all that they give has, counts as `any`. Takes no time where there is none of them.
 */
export function findUntypedImports(
  view: TypeScriptView,
  messages: readonly LintMessage[],
  typeDiagnostics: readonly TypeDiagnostic[],
): UntypedImport[] {
  const imports = createImportList(view);
  for (const [index, { code, start, end }] of typeDiagnostics.entries()) {
    const name = notFound.has(code)
      ? nameIn(view.sourceFile.text.slice(start, end))
      : undefined;
    if (name !== undefined) {
      imports.of(name, start, end).notFound.push(index);
    }
  }
  if (imports.list.length === 0 && !isUntypedElsewhere(view)) {
    return [];
  }
  /** The import that a trace leads to: its own, or that of the file that has it. */
  const leadsTo = (trace: AnyTrace | undefined): UntypedImport | undefined => {
    if (trace?.origin.kind !== 'unresolved-module') {
      return undefined;
    }
    const { name: module, place } = trace.origin;
    const range = 'range' in place ? place.range : rangeOfWay(view, module);
    return range && imports.of(module, ...range);
  };
  for (const [index, message] of messages.entries()) {
    leadsTo(traceAny(view, message))?.messages.push(index);
  }
  for (const [index, diagnostic] of typeDiagnostics.entries()) {
    const trace = traceDiagnostic(view, diagnostic);
    leadsTo(trace)?.typeDiagnostics.push(index);
  }
  return imports.list;
}

/** Whether another file of the project imports something without types here. */
function isUntypedElsewhere({ program, sourceFile }: TypeScriptView): boolean {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .some(
      file =>
        file !== sourceFile &&
        !file.isDeclarationFile &&
        importsIn(file).some(
          ({ specifier }) => !checker.getSymbolAtLocation(specifier),
        ),
    );
}

/** Of the name of the first file that is imported here and that has a module without types, or leads to it. */
function rangeOfWay(
  { program, sourceFile }: TypeScriptView,
  module: string,
): [start: number, end: number] | undefined {
  const checker = program.getTypeChecker();
  const seen = new Set<ts.SourceFile>();
  const leads = ({ specifier }: NamedImport): boolean => {
    const symbol = checker.getSymbolAtLocation(specifier);
    const file = symbol?.declarations?.find(ts.isSourceFile);
    if (file === undefined) {
      return symbol === undefined && specifier.text === module;
    }
    if (file.isDeclarationFile || seen.has(file)) {
      return false;
    }
    seen.add(file);
    return importsIn(file).some(leads);
  };
  const way = importsIn(sourceFile).find(leads)?.specifier;
  return way && [way.getStart(sourceFile), way.end];
}

/** The imports in the order in which they were found, those of the file's top level first. */
function createImportList({ program, sourceFile }: TypeScriptView): {
  list: UntypedImport[];
  of: (module: string, start: number, end: number) => UntypedImport;
} {
  const list: UntypedImport[] = [];

  function of(module: string, start: number, end: number): UntypedImport {
    const known = list.find(each => each.module === module);
    if (known) {
      return known;
    }
    const found: UntypedImport = {
      module,
      names: [],
      ...placeIn(sourceFile, start, end),
      notFound: [],
      messages: [],
      typeDiagnostics: [],
    };
    list.push(found);
    return found;
  }

  // TypeScript reports none of them in JavaScript.
  const checker = program.getTypeChecker();
  for (const { names, specifier } of importsIn(sourceFile)) {
    if (!checker.getSymbolAtLocation(specifier)) {
      const start = specifier.getStart(sourceFile);
      const found = of(specifier.text, start, specifier.end);
      found.names = [...new Set([...found.names, ...names])];
    }
  }
  return { list, of };
}

interface NamedImport {
  specifier: ts.StringLiteralLike;
  names: string[];
}

/** What a file's statements import or re-export, and from where. */
function importsIn({ statements }: ts.SourceFile): NamedImport[] {
  return statements.flatMap(statement => {
    const specifier = specifierOf(statement);
    return specifier && ts.isStringLiteralLike(specifier)
      ? [{ specifier, names: namesIn(statement) }]
      : [];
  });
}

/** The module of a statement that takes something from one. */
function specifierOf(statement: ts.Statement): ts.Expression | undefined {
  if (
    ts.isExportDeclaration(statement) ||
    (ts.isImportDeclaration(statement) && statement.importClause)
  ) {
    return statement.moduleSpecifier;
  }
  return ts.isImportEqualsDeclaration(statement) &&
    ts.isExternalModuleReference(statement.moduleReference)
    ? statement.moduleReference.expression
    : undefined;
}

/** What a statement takes from a module, as that has it, in the order of the code. */
function namesIn(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    return [
      ...(name ? ['default'] : []),
      ...(namedBindings ? namesOf(namedBindings) : []),
    ];
  }
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return exportClause ? namesOf(exportClause) : ['*'];
  }
  return ['='];
}

function namesOf(
  bindings: ts.NamedExportBindings | ts.NamedImportBindings,
): string[] {
  return ts.isNamedImports(bindings) || ts.isNamedExports(bindings)
    ? bindings.elements.map(each => (each.propertyName ?? each.name).text)
    : ['*'];
}

/** Of a string literal, its text. Diagnostics about modules may have other places, such as an element. */
function nameIn(literal: string): string | undefined {
  return /^(["'`])(.+)\1$/.exec(literal)?.[2];
}
