import { TSESLint } from '@typescript-eslint/utils';
import { refusingParser } from '../../../src/linter/runRules';

type Config = TSESLint.FlatConfig.Config;
type Plugins = NonNullable<Config['plugins']>;

/** An error that ESLint reports in one rule's setting, or in the whole config. */
export interface ConfigError {
  ruleId?: string;
  message: string;
}

/** Its types know the options of eslintrc only. */
const FlatLinter: new (options: {
  configType: 'flat';
  cwd: string;
}) => TSESLint.Linter = TSESLint.Linter;

/**
 * Has ESLint check each object of a flat config, and each rule in it with its options.
 *
 * @param mocks plugins that are not there: their rules are taken on trust
 */
export function checkFlatConfig(
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
