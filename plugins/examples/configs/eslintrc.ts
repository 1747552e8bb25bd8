import { join } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import type { ConfigError } from './flatConfig';

/** Has ESLint load an eslintrc config as it would load one from a file in the site's folder. */
export async function checkEslintrc(
  siteDir: string,
  exported: unknown,
): Promise<ConfigError[]> {
  try {
    const eslint = new TSESLint.ESLint({
      cwd: siteDir,
      resolvePluginsRelativeTo: siteDir,
      useEslintrc: false,
      // Whether it is one is for ESLint to say.
      baseConfig: exported as TSESLint.Linter.Config,
    });
    await eslint.calculateConfigForFile(join(siteDir, 'file.ts'));
    return [];
  } catch (error) {
    const { message } = error as Error;
    const ruleId = /Configuration for rule "([^"]+)"/.exec(message)?.[1];
    return [{ message, ...(ruleId !== undefined && { ruleId }) }];
  }
}
