import type { TSESLint } from '@typescript-eslint/utils';
import { defaultCompilerOptions } from './compilerOptions';
import { getTypeDiagnostics } from './diagnostics';
import {
  fileExtensions,
  projectFolder,
  resolveFilePath,
  resolveProjectPath,
} from './filePaths';
import { type Project, ProjectPool } from './project';
import { type RuleRun, runRules } from './runRules';
import { packsAskedFor } from './typePacks';
import type {
  LintConfig,
  LinterEnvironment,
  LinterService,
  SourceInput,
  TypeScriptView,
} from './types';

export const defaultFileName = 'example.ts';

/** Creates a lint engine: ESLint with all rules, on code in memory, with type information. Reuse it: the first call is slow. */
export function createLinter(environment: LinterEnvironment): LinterService {
  const projects = new ProjectPool(environment);
  const { typePacks = [] } = environment;
  /** Puts what is given into the project that has those compiler options, and the packages that it asks for. */
  const locate = ({
    code,
    fileName = defaultFileName,
    compilerOptions = defaultCompilerOptions,
    otherFiles = [],
  }: SourceInput) => {
    const filePath = resolveFilePath(fileName);
    const asking = { code, fileName, compilerOptions, otherFiles };
    const project = projects.get(
      compilerOptions,
      packsAskedFor(typePacks, asking),
    );
    const others = otherFiles.map(
      file => [resolveProjectPath(file.name), file.code] as const,
    );
    project.setFiles(new Map([...others, [filePath, code]]));
    return { filePath, project };
  };
  return {
    lint({ config, ...input }) {
      const { filePath, project } = locate(input);
      const { value, errors } = runEslint(
        environment,
        project,
        config,
        (linter, applied) => ({
          messages: linter.verify(input.code, applied, { filename: filePath }),
          sourceCode: linter.getSourceCode() as TSESLint.SourceCode | null,
        }),
      );
      const typescript = viewFile(projects, project, filePath);
      return {
        messages: value?.messages ?? [],
        errors,
        sourceCode: value?.sourceCode ?? null,
        typescript,
        typeDiagnostics: () =>
          typescript
            ? projects.attempt(() => getTypeDiagnostics(typescript))
            : [],
        compilerOptionDiagnostics: () =>
          typescript
            ? project.getCompilerOptionDiagnostics(typescript.program)
            : [],
      };
    },
    fix({ config, ...input }) {
      const { filePath, project } = locate(input);
      const { value, errors } = runEslint(
        environment,
        project,
        config,
        (linter, applied) =>
          linter.verifyAndFix(input.code, applied, { filename: filePath }),
      );
      return {
        fixed: value?.fixed ?? false,
        output: value?.output ?? input.code,
        messages: value?.messages ?? [],
        errors,
      };
    },
    open(input) {
      const { filePath, project } = locate(input);
      return { languageService: project.languageService, filePath };
    },
  };
}

/** TypeScript's view of a file; `null` where making a program of it throws, as on code that is nested too deeply. */
function viewFile(
  projects: ProjectPool,
  project: Project,
  filePath: string,
): TypeScriptView | null {
  let program;
  try {
    program = projects.attempt(() => project.getProgram());
  } catch {
    return null;
  }
  const sourceFile = program.getSourceFile(filePath);
  if (!sourceFile) {
    throw new Error(`TypeScript has no syntax tree of ${filePath}.`);
  }
  return { program, checker: program.getTypeChecker(), sourceFile };
}

/** Runs ESLint in an instance of its own, which remembers nothing of earlier files. */
function runEslint<Value>(
  environment: LinterEnvironment,
  project: Project,
  config: LintConfig | undefined,
  run: (linter: TSESLint.Linter, config: TSESLint.FlatConfig.Config[]) => Value,
): RuleRun<Value> {
  const { Linter, plugin } = environment;
  const complete: TSESLint.FlatConfig.Config = {
    ...config,
    files: [`**/*.{${fileExtensions.join(',')}}`],
    plugins: { '@typescript-eslint': plugin },
    languageOptions: {
      ...config?.languageOptions,
      parser: createTypedParser(environment, project),
    },
  };
  return runRules(complete, tried =>
    run(new Linter({ configType: 'flat', cwd: projectFolder }), [tried]),
  );
}

/**
 * The parser, with type information from a project instead of a tsconfig.json
 * on disk. It puts the code that it is given into the project first, so that
 * types are right in every pass of ESLint's fixing, each of which parses again.
 */
function createTypedParser(
  { parser }: LinterEnvironment,
  project: Project,
): TSESLint.FlatConfig.Parser {
  return {
    meta: parser.meta,
    parseForESLint(code: string, options: TSESLint.ParserOptions) {
      project.setFile(options.filePath ?? '', code);
      return parser.parseForESLint(code, {
        // The parser's default, which it gives up where NODE_ENV is `test`:
        suppressDeprecatedPropertyWarnings: true,
        ...options,
        // `programs` outranks a `project` of the user's config, but not this one:
        EXPERIMENTAL_useProjectService: false,
        programs: [project.getProgram()],
        tsconfigRootDir: projectFolder,
      });
    },
  };
}
