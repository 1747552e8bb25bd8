import ts from 'typescript';
import { explainAny } from '../anyOrigin';
import { locateDiagnostic } from '../diagnostics';
import { createLinter } from '../linter';
import type {
  TreeKind,
  WorkerInput,
  WorkerQuestions,
  WorkerReport,
} from '../protocol';
import type { LinterEnvironment } from '../types';
import {
  answerTypeQueries,
  describeCompletion,
  getCompletions,
  getFilesAfterRename,
  getHover,
  getSignatureHelp,
} from './languageService';
import {
  type Analysis,
  AnalysisCache,
  createLintAnswers,
  type LintSources,
} from './lint';
import { scopeTreeReader } from './scopeTree';
import { selectNodes } from './select';
import {
  entriesOf,
  esTreeReader,
  pathAt,
  type TreeReader,
  valueAt,
} from './treeEntries';
import { createTsTreeReader } from './tsTree';
import { getTypeAt, typeTreeAt, typeTreeReader } from './typeTree';

export interface AnswerEnvironment extends LinterEnvironment, LintSources {
  plugin: LinterEnvironment['plugin'] & LintSources['plugin'];
}

/** Creates what answers the page's questions, with the engine. */
export function createAnswers(environment: AnswerEnvironment): WorkerQuestions {
  const service = createLinter(environment);
  const analyses = new AnalysisCache(service);
  const { open } = service;

  return answerJsonApart({
    ...createLintAnswers(environment, service, analyses),
    treeChildren(input, tree, paths) {
      const { reader, root } = readTree(analyses.get(input), tree);
      return paths.map(path => entriesOf(reader, valueAt(reader, root, path)));
    },
    treePathAt(input, tree, offset) {
      const { reader, root } = readTree(analyses.get(input), tree);
      return root ? pathAt(reader, root, offset) : [];
    },
    select: (input, selector) => selectNodes(analyses.get(input), selector),
    typeAt(input, offset) {
      const { typescript: view } = analyses.get(input);
      return view && getTypeAt(view, offset);
    },
    typeQueries: input => answerTypeQueries(input.code, () => open(input)),
    origin(input, report) {
      const { typescript: view } = analyses.get(input);
      return (view && explainAny(view, report)) ?? null;
    },
    complete: (input, offset) =>
      getCompletions(open(input), clamp(input, offset)),
    describeCompletion: (input, offset, name) =>
      describeCompletion(open(input), clamp(input, offset), name),
    hover: (input, offset) => getHover(open(input), clamp(input, offset)),
    signatureHelp: (input, offset) =>
      getSignatureHelp(open(input), clamp(input, offset)),
    renameFile(input, name, newName) {
      const { code, fileName, otherFiles = [] } = input;
      const files = [{ name: fileName, code }, ...otherFiles];
      return getFilesAfterRename(open(input), files, name, newName);
    },
  });
}

/** JSON is part of the project, but no code: the engine isn't asked about it. */
function answerJsonApart(ofCode: WorkerQuestions): WorkerQuestions {
  type Answer = (input: WorkerInput, ...parameters: unknown[]) => unknown;
  return Object.fromEntries(
    Object.entries(ofCode).map(([name, answer]) => [
      name,
      (input: WorkerInput, ...parameters: unknown[]) =>
        (
          (input.fileName.endsWith('.json')
            ? jsonAnswers[name as keyof WorkerQuestions]
            : answer) as Answer
        )(input, ...parameters),
    ]),
  ) as unknown as WorkerQuestions;
}

/** TypeScript throws when it is asked about a place outside of the file. */
function clamp({ code }: WorkerInput, offset: number): number {
  return Math.max(0, Math.min(offset, code.length));
}

/** A tree's root is missing where ESLint could not parse the code. */
function readTree(
  { sourceCode, typescript: view }: Analysis,
  tree: TreeKind,
): { reader: TreeReader; root: object | undefined } {
  switch (tree) {
    case 'es':
      return { reader: esTreeReader, root: sourceCode?.ast };
    case 'scope':
      return {
        reader: scopeTreeReader,
        root: sourceCode?.scopeManager?.globalScope ?? undefined,
      };
    case 'ts':
      return {
        reader: view ? createTsTreeReader(view.sourceFile) : esTreeReader,
        root: view?.sourceFile,
      };
    default:
      return {
        reader: typeTreeReader,
        root: view
          ? typeTreeAt(view, Number(tree.slice('type:'.length)))
          : undefined,
      };
  }
}

const lintJson = (input: WorkerInput): WorkerReport => ({
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
/** What there is to say of a JSON file: whether it can be read. No rule is for it. */
const jsonAnswers: WorkerQuestions = {
  lint: lintJson,
  lintOther: lintJson,
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

function syntaxErrors({
  code,
  fileName,
}: WorkerInput): WorkerReport['typeDiagnostics'] {
  const { error } = ts.parseConfigFileTextToJson(fileName, code);
  const sourceFile = ts.parseJsonText(fileName, code);
  return error ? [locateDiagnostic(error, sourceFile)] : [];
}
