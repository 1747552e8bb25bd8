import type { TSESLint } from '@typescript-eslint/utils';

import { DEFAULT_COMPILER_OPTIONS } from './compilerOptions';
import { getTypeDiagnostics } from './diagnostics';
import { FILE_EXTENSIONS, PROJECT_FOLDER, resolveFilePath } from './filePaths';
import { createTypedParser } from './parser';
import type { Project } from './project';
import { createProjectPool } from './projectPool';
import { runRules, type RuleRun } from './runRules';
import type {
  LinterEnvironment,
  LinterService,
  LintInput,
  SourceInput,
} from './types';

/** File name of code that comes without one. */
export const DEFAULT_FILE_NAME = 'example.ts';

/** A file in its project, and ESLint set up for it. */
interface PreparedInput {
  filePath: string;
  project: Project;
  config: TSESLint.FlatConfig.Config;
}

/**
 * Creates a lint engine: ESLint with the plugin's and the core's rules, on
 * code in memory, with type information. Reuse it: the first call is slow.
 */
export function createLinter(environment: LinterEnvironment): LinterService {
  const { ts: typescript, Linter, plugin } = environment;
  const getProject = createProjectPool(environment);

  function locate({
    fileName = DEFAULT_FILE_NAME,
    compilerOptions = DEFAULT_COMPILER_OPTIONS,
  }: SourceInput): Omit<PreparedInput, 'config'> {
    return {
      filePath: resolveFilePath(fileName),
      project: getProject(compilerOptions),
    };
  }

  function prepare(input: LintInput): PreparedInput {
    const { filePath, project } = locate(input);
    return {
      filePath,
      project,
      config: {
        ...input.config,
        files: [`**/*.{${FILE_EXTENSIONS.join(',')}}`],
        plugins: { '@typescript-eslint': plugin },
        languageOptions: {
          ...input.config?.languageOptions,
          parser: createTypedParser(environment, project),
        },
      },
    };
  }

  /** Runs ESLint in an instance of its own, which remembers nothing of earlier files. */
  function runEslint<Value>(
    { config }: PreparedInput,
    run: (
      linter: TSESLint.Linter,
      config: TSESLint.FlatConfig.Config[],
    ) => Value,
  ): RuleRun<Value> {
    return runRules(config, tried =>
      run(new Linter({ configType: 'flat', cwd: PROJECT_FOLDER }), [tried]),
    );
  }

  return {
    lint(input) {
      const prepared = prepare(input);
      const { filePath, project } = prepared;
      const { value, errors } = runEslint(prepared, (linter, config) => ({
        messages: linter.verify(input.code, config, { filename: filePath }),
        sourceCode: linter.getSourceCode() as TSESLint.SourceCode | null,
      }));
      if (!value?.sourceCode) {
        project.setFile(filePath, input.code);
      }
      const program = project.getProgram();
      const sourceFile = program.getSourceFile(filePath);
      if (!sourceFile) {
        throw new Error(`TypeScript has no syntax tree of ${filePath}.`);
      }
      return {
        messages: value?.messages ?? [],
        errors,
        sourceCode: value?.sourceCode ?? null,
        program,
        sourceFile,
        typeDiagnostics: () =>
          getTypeDiagnostics(typescript, program, sourceFile),
        compilerOptionDiagnostics: () =>
          project.getCompilerOptionDiagnostics(program),
      };
    },

    fix(input) {
      const prepared = prepare(input);
      const { value, errors } = runEslint(prepared, (linter, config) =>
        linter.verifyAndFix(input.code, config, {
          filename: prepared.filePath,
        }),
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
      project.setFile(filePath, input.code);
      return { languageService: project.languageService, filePath };
    },
  };
}
