import ts from 'typescript';
import { type AnyTrace, traceAny, traceDiagnostic } from '../anyOrigin';
import { placeIn } from '../diagnostics';
import { projectFolder, resolveProjectPath } from '../filePaths';
import type { FileRelations, UntypedImport, WorkerInput } from '../protocol';
import type { LintMessage, TypeDiagnostic, TypeScriptView } from '../types';

/** The names of the modules that a file imports or re-exports, in types and expressions too. */
function importsIn(file: ts.SourceFile): ts.StringLiteralLike[] {
  // All versions have it at run time, and none in its types.
  const { imports = [] } = file as { imports?: ts.StringLiteralLike[] };
  // TypeScript adds some of its own, such as for the functions that JSX becomes. They have no place.
  return imports.filter(({ pos }) => pos >= 0);
}

/** How a file's types depend on the other files of the project; `undefined` where there are none, or where TypeScript can't tell. */
export function relationsOf(
  view: TypeScriptView | null,
  { otherFiles = [] }: WorkerInput,
): FileRelations | undefined {
  if (otherFiles.length === 0 || view === null) {
    return undefined;
  }
  const { checker, program, sourceFile } = view;
  const others = otherFiles.flatMap(
    ({ name }) => program.getSourceFile(resolveProjectPath(name)) ?? [],
  );
  const reached = new Set([sourceFile, ...others.filter(isGlobal)]);
  // A Set goes on to what is added on the way.
  for (const file of reached) {
    for (const specifier of importsIn(file)) {
      const imported = checker
        .getSymbolAtLocation(specifier)
        ?.declarations?.find(ts.isSourceFile);
      if (imported && others.includes(imported)) {
        reached.add(imported);
      }
    }
  }
  reached.delete(sourceFile);
  return {
    dependsOn: Array.from(reached, ({ fileName }) =>
      fileName.slice(projectFolder.length + 1),
    ),
    isGlobal: isGlobal(sourceFile),
  };
}

/** Declarations that other files see without importing them. A word too many only costs time. */
function isGlobal(file: ts.SourceFile): boolean {
  return (
    (!ts.isExternalModule(file) && !file.fileName.endsWith('.json')) ||
    /\bdeclare\s+(?:global|module)\b/.test(file.text)
  );
}

/** TypeScript's errors about a module that it doesn't find, or only without types. */
const notFound: ReadonlySet<number> = new Set([2307, 2792, 2834, 2835, 7016]);

/** Finds the imports without types here, and what is reported for that reason: TypeScript's error type counts as `any`. */
export function findUntypedImports(
  view: TypeScriptView,
  messages: readonly LintMessage[],
  typeDiagnostics: readonly TypeDiagnostic[],
): UntypedImport[] {
  const { sourceFile } = view;
  const list: UntypedImport[] = [];

  function importOf(module: string, start: number, end: number): UntypedImport {
    const known = list.find(each => each.module === module);
    const found = known ?? {
      module,
      names: [],
      ...placeIn(sourceFile, start, end),
      notFound: [],
      messages: [],
      typeDiagnostics: [],
    };
    if (!known) {
      list.push(found);
    }
    return found;
  }

  const { elsewhere, here } = listUntyped(view);
  // TypeScript reports none of them in JavaScript.
  for (const specifier of here) {
    const { end, text } = specifier;
    const found = importOf(text, specifier.getStart(sourceFile), end);
    found.names = [...new Set([...found.names, ...namesTaken(specifier)])];
  }
  for (const [index, { code, start, end }] of typeDiagnostics.entries()) {
    const text = sourceFile.text.slice(start, end);
    // Diagnostics about modules may have other places than a name, such as an element.
    const [, , module] = /^(["'`])(.+)\1$/.exec(text) ?? [];
    if (notFound.has(code) && module !== undefined) {
      importOf(module, start, end).notFound.push(index);
    }
  }
  if (list.length === 0 && elsewhere.size === 0) {
    return [];
  }

  /** The import that a trace leads to: its own, or that of the file that has it. */
  const leadsTo = (trace: AnyTrace | undefined): UntypedImport | undefined => {
    if (trace?.origin.kind !== 'unresolved-module') {
      return undefined;
    }
    const { name: module, place } = trace.origin;
    if ('range' in place) {
      return importOf(module, ...place.range);
    }
    const way = elsewhere.get(module);
    return way && importOf(module, way.getStart(sourceFile), way.end);
  };
  for (const [index, message] of messages.entries()) {
    leadsTo(traceAny(view, message))?.messages.push(index);
  }
  for (const [index, diagnostic] of typeDiagnostics.entries()) {
    const trace = traceDiagnostic(view, diagnostic);
    leadsTo(trace)?.typeDiagnostics.push(index);
  }
  return list;
}

/** Names of modules without types: those that the file takes something from, and, by module, the import that leads to another file's. */
function listUntyped({ checker, sourceFile }: TypeScriptView) {
  const here: ts.StringLiteralLike[] = [];
  const elsewhere = new Map<string, ts.StringLiteralLike>();
  const seen = new Set([sourceFile]);
  const visit = (file: ts.SourceFile, way?: ts.StringLiteralLike): void => {
    for (const specifier of importsIn(file)) {
      const symbol = checker.getSymbolAtLocation(specifier);
      const imported = symbol?.declarations?.find(ts.isSourceFile);
      if (imported && !imported.isDeclarationFile && !seen.has(imported)) {
        seen.add(imported);
        visit(imported, way ?? specifier);
      } else if (!symbol && namesTaken(specifier).length > 0) {
        if (way === undefined) {
          here.push(specifier);
        } else if (!elsewhere.has(specifier.text)) {
          elsewhere.set(specifier.text, way);
        }
      }
    }
  };
  visit(sourceFile);
  return { here, elsewhere };
}

/** What a statement takes from the module that it names, as that has it, in the order of the code. */
function namesTaken({ parent }: ts.StringLiteralLike): string[] {
  if (ts.isExternalModuleReference(parent)) {
    return ['='];
  }
  if (ts.isExportDeclaration(parent)) {
    return parent.exportClause ? namesOf(parent.exportClause) : ['*'];
  }
  const clause = ts.isImportDeclaration(parent)
    ? parent.importClause
    : undefined;
  const { name, namedBindings } = clause ?? {};
  return [
    ...(name ? ['default'] : []),
    ...(namedBindings ? namesOf(namedBindings) : []),
  ];
}

function namesOf(
  bindings: ts.NamedExportBindings | ts.NamedImportBindings,
): string[] {
  return ts.isNamedImports(bindings) || ts.isNamedExports(bindings)
    ? bindings.elements.map(each => (each.propertyName ?? each.name).text)
    : ['*'];
}
