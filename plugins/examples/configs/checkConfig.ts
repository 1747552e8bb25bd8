import { basename, join } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import { refusingParser } from '../../../src/linter/runRules';
import { readData } from '../dataCheck';
import type { Problem } from '../formatProblems';
import { evaluateModule } from './evaluateModule';

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
  // JSON with comments, or YAML: both are YAML to ESLint where the name says nothing.
  const language = fileName.endsWith('.json') ? 'jsonc' : 'yaml';
  const { data, mocks, problems } = /\.[cm]?[jt]s$/.test(fileName)
    ? evaluateModule(siteDir, fileName, code)
    : { mocks: new Set(), ...readData(language, code) };
  if (problems.length > 0) {
    return problems;
  }
  const errors = flatConfig.test(fileName)
    ? checkFlatConfig(data, mocks)
    : await checkEslintrc(siteDir, data);
  return errors.map(error => locate(error, code));
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

type Config = TSESLint.FlatConfig.Config;
type Plugins = NonNullable<Config['plugins']>;

/** An error that ESLint reports in one rule's setting, or in the whole config. */
export interface ConfigError {
  ruleId?: string;
  message: string;
}

/** The types of ESLint's linter know the options of eslintrc only. */
const FlatLinter: new (options: {
  configType: 'flat';
  cwd: string;
}) => TSESLint.Linter = TSESLint.Linter;

/**
 * Has ESLint check each object of a flat config, and each rule in it with its options.
 *
 * @param mocks plugins that are not there: their rules are taken on trust
 */
function checkFlatConfig(
  exported: unknown,
  mocks: ReadonlySet<unknown>,
): ConfigError[] {
  const configs = [exported].flat() as Config[];
  const plugins = Object.assign(
    {},
    ...configs.map(config => config.plugins),
  ) as Plugins;
  return configs.flatMap(config => [
    ...tryConfig({ ...config, rules: {} }, plugins),
    ...Object.entries(config.rules ?? {})
      .filter(([ruleId]) => !isOfMock(ruleId, plugins, mocks))
      .flatMap(([ruleId, entry]) =>
        tryConfig({ rules: { [ruleId]: entry } }, plugins).map(error => ({
          ...error,
          ruleId,
        })),
      ),
  ]);
}

function isOfMock(
  ruleId: string,
  plugins: Plugins,
  mocks: ReadonlySet<unknown>,
): boolean {
  const plugin = ruleId.slice(0, Math.max(0, ruleId.lastIndexOf('/')));
  return mocks.has(plugins[plugin]);
}

function tryConfig(config: Config, allPlugins: Plugins): ConfigError[] {
  const applied: Config = {
    ...config,
    // A config for certain files is checked for all.
    files: ['**'],
    plugins: { ...allPlugins, ...config.plugins },
    languageOptions: { ...config.languageOptions, parser: refusingParser },
  };
  delete applied.ignores;
  try {
    new FlatLinter({ configType: 'flat', cwd: '/' }).verify('', [applied], {
      filename: 'file.ts',
    });
    return [];
  } catch (error) {
    return [{ message: (error as Error).message }];
  }
}

/** Has ESLint load an eslintrc config as it would load one from a file in the site's folder. */
async function checkEslintrc(
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
