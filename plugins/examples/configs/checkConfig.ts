import { basename } from 'node:path';
import type { Problem } from '../formatProblems';
import { parseJsonWithComments, parseYaml } from '../parseData';
import { checkEslintrc } from './eslintrc';
import { evaluateModule } from './evaluateModule';
import { checkFlatConfig, type ConfigError } from './flatConfig';

const flatConfig = /^eslint\.config\.[cm]?[jt]s$/;
const eslintrc = /^\.eslintrc(?:\.(?:[cm]?js|json|ya?ml))?$/;

/** Whether a caption says that a block is a config of ESLint. */
export function isConfigName(title: string): boolean {
  return flatConfig.test(basename(title)) || eslintrc.test(basename(title));
}

/** Loads a config file of ESLint, and has ESLint check it. */
export async function checkConfig(
  siteDir: string,
  title: string,
  code: string,
): Promise<Problem[]> {
  const fileName = basename(title);
  const { exported, problems, mocks } = /\.[cm]?[jt]s$/.test(fileName)
    ? evaluateModule(siteDir, fileName, code)
    : await readData(fileName, code);
  if (problems.length > 0) {
    return problems;
  }
  const errors = flatConfig.test(fileName)
    ? checkFlatConfig(exported, mocks)
    : await checkEslintrc(siteDir, exported);
  return errors.map(error => locate(error, code));
}

/** JSON with comments, or YAML: both are YAML to ESLint where the name says nothing. */
async function readData(
  fileName: string,
  code: string,
): Promise<ReturnType<typeof evaluateModule>> {
  const mocks = new Set();
  try {
    const exported: unknown = fileName.endsWith('.json')
      ? parseJsonWithComments(code)
      : await parseYaml(code);
    return { exported, mocks, problems: [] };
  } catch (error) {
    return {
      exported: undefined,
      mocks,
      problems: [{ line: 0, message: (error as Error).message }],
    };
  }
}

/** Points at the rule, where ESLint names one. */
function locate({ message, ruleId }: ConfigError, code: string): Problem {
  const line =
    ruleId === undefined
      ? -1
      : code.split('\n').findIndex(text => text.includes(ruleId));
  return {
    line: line + 1,
    message: `ESLint refuses this config: ${message.replace(/\s+/g, ' ').trim()}`,
  };
}
