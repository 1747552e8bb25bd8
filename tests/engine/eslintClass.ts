import plugin from '@typescript-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { TSESLint } from '@typescript-eslint/utils';
import type { NamedInput } from './inputs';
import type { ProjectFile } from './projectFiles';

type Rules = TSESLint.FlatConfig.Rules;

/** One instance for each config, as a program that uses the class would have it. */
const instances = new WeakMap<Rules, Map<string, TSESLint.FlatESLint>>();

/** Lints code with the `ESLint` class, as the text of a file in a TypeScript project on disk. */
export async function lintWithEslintClass(
  { code, config }: NamedInput,
  file: ProjectFile,
  fix: boolean,
): Promise<TSESLint.FlatESLint.LintResult> {
  const eslint = getInstance(config, file.project, fix);
  const [result] = await eslint.lintText(code, { filePath: file.path });
  if (!result) {
    throw new Error(`ESLint ignored ${file.path}.`);
  }
  return result;
}

function getInstance(
  { rules, languageOptions }: NamedInput['config'],
  project: string,
  fix: boolean,
): TSESLint.FlatESLint {
  const byProject =
    instances.get(rules) ?? new Map<string, TSESLint.FlatESLint>();
  instances.set(rules, byProject);
  const key = JSON.stringify([project, fix]);
  const instance =
    byProject.get(key) ??
    new TSESLint.FlatESLint({
      fix,
      overrideConfigFile: true,
      overrideConfig: [
        {
          files: ['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}'],
          plugins: { '@typescript-eslint': plugin },
          languageOptions: {
            ...languageOptions,
            parser,
            parserOptions: {
              project,
              // As it is by default when NODE_ENV is not `test`.
              suppressDeprecatedPropertyWarnings: true,
            },
          },
          rules,
        },
      ],
    });
  byProject.set(key, instance);
  return instance;
}
