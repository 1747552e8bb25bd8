import type ts from 'typescript';
import type { AnyTrace } from './anyOrigin';
import { traceAny, traceDiagnostic } from './anyOrigin';
import type { LintMessage, TypeDiagnostic, TypeScriptView } from './types';

/** A module that code imports and that has no types here, and what follows from that alone. */
export interface UntypedImport {
  /** As the code has it. */
  module: string;
  /** Of its name where it's imported first: offsets from 0, lines and columns from 1. */
  start: number;
  end: number;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
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
  typescript: typeof ts,
  view: TypeScriptView,
  messages: readonly LintMessage[],
  typeDiagnostics: readonly TypeDiagnostic[],
): UntypedImport[] {
  const imports = createImportList(typescript, view);
  for (const [index, { code, start, end }] of typeDiagnostics.entries()) {
    const name = notFound.has(code)
      ? nameIn(view.sourceFile.text.slice(start, end))
      : undefined;
    if (name !== undefined) {
      imports.of(name, start, end).notFound.push(index);
    }
  }
  if (imports.list.length === 0) {
    return [];
  }
  /** The import that a trace leads to. */
  const leadsTo = (trace: AnyTrace | undefined): UntypedImport | undefined =>
    trace?.origin.kind === 'unresolved-module' && 'range' in trace.origin.place
      ? imports.of(trace.origin.module, ...trace.origin.place.range)
      : undefined;
  for (const [index, message] of messages.entries()) {
    leadsTo(traceAny(typescript, view, message))?.messages.push(index);
  }
  for (const [index, diagnostic] of typeDiagnostics.entries()) {
    const trace = traceDiagnostic(typescript, view, diagnostic);
    leadsTo(trace)?.typeDiagnostics.push(index);
  }
  return imports.list;
}

/** The imports in the order in which they were found, those of the file's top level first. */
function createImportList(
  typescript: typeof ts,
  { program, sourceFile }: TypeScriptView,
): {
  list: UntypedImport[];
  of: (module: string, start: number, end: number) => UntypedImport;
} {
  const list: UntypedImport[] = [];

  function of(module: string, start: number, end: number): UntypedImport {
    const known = list.find(each => each.module === module);
    if (known) {
      return known;
    }
    const from = sourceFile.getLineAndCharacterOfPosition(start);
    const to = sourceFile.getLineAndCharacterOfPosition(end);
    const found: UntypedImport = {
      module,
      start,
      end,
      line: from.line + 1,
      column: from.character + 1,
      endLine: to.line + 1,
      endColumn: to.character + 1,
      notFound: [],
      messages: [],
      typeDiagnostics: [],
    };
    list.push(found);
    return found;
  }

  // TypeScript reports none of them in JavaScript.
  const checker = program.getTypeChecker();
  for (const specifier of specifiersIn(typescript, sourceFile)) {
    if (!checker.getSymbolAtLocation(specifier)) {
      of(specifier.text, specifier.getStart(sourceFile), specifier.end);
    }
  }
  return { list, of };
}

/** The modules from which a file's statements import or re-export something. */
function specifiersIn(
  typescript: typeof ts,
  { statements }: ts.SourceFile,
): ts.StringLiteralLike[] {
  return statements.flatMap(statement => {
    const specifier =
      typescript.isExportDeclaration(statement) ||
      (typescript.isImportDeclaration(statement) && statement.importClause)
        ? statement.moduleSpecifier
        : typescript.isImportEqualsDeclaration(statement) &&
            typescript.isExternalModuleReference(statement.moduleReference)
          ? statement.moduleReference.expression
          : undefined;
    return specifier && typescript.isStringLiteralLike(specifier)
      ? [specifier]
      : [];
  });
}

/** Of a string literal, its text. Diagnostics about modules may have other places, such as an element. */
function nameIn(literal: string): string | undefined {
  return /^(["'`])(.+)\1$/.exec(literal)?.[2];
}
