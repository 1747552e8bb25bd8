import type { TSESLint } from '@typescript-eslint/utils';
import { projectFolder } from './filePaths';
import type { Project } from './project';
import type { LinterEnvironment } from './types';

/**
 * The parser, with type information from a project instead of a tsconfig.json
 * on disk. It puts the code that it is given into the project first, so that
 * types are right in every pass of ESLint's fixing, each of which parses again.
 */
export function createTypedParser(
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
