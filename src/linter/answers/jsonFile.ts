import ts from 'typescript';
import { locateDiagnostic } from '../diagnostics';
import type { WorkerInput, WorkerQuestions, WorkerReport } from '../protocol';

/** Whether a question is about a JSON file. */
export function isJson({ fileName }: WorkerInput): boolean {
  return fileName.endsWith('.json');
}

/** What there is to say of a JSON file: whether it can be read. No rule is for it. */
export function jsonAnswers(): WorkerQuestions {
  const lint = (input: WorkerInput): WorkerReport => ({
    messages: [],
    errors: [],
    activeRules: 0,
    typeDiagnostics: syntaxErrors(input),
    compilerOptionDiagnostics: [],
    untypedImports: [],
    missingPacks: [],
    typePackages: {},
    ...(input.otherFiles && { relations: { dependsOn: [], isGlobal: false } }),
    duration: 0,
  });
  return {
    lint,
    lintOther: lint,
    fix: ({ code }) => ({ output: code, fixed: false, errors: [] }),
    findRules: () => [],
    treeChildren: () => [],
    treePathAt: () => [],
    select: () => ({ matches: [] }),
    typeAt: () => null,
    compare: () => ({
      onlyHere: [],
      onlyThere: [],
      both: [],
      settings: [],
      errors: [],
    }),
    namingEntry: () => null,
    typeQueries: () => [],
    origin: () => null,
    complete: () => [],
    describeCompletion: () => null,
    hover: () => null,
    signatureHelp: () => null,
    renameFile: () => [],
  };
}

function syntaxErrors({
  code,
  fileName,
}: WorkerInput): WorkerReport['typeDiagnostics'] {
  const { error } = ts.parseConfigFileTextToJson(fileName, code);
  const sourceFile = ts.parseJsonText(fileName, code);
  return error ? [locateDiagnostic(error, sourceFile)] : [];
}
