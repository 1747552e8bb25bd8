import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { LintError } from '../../../src/linter';
import { refusingParser, runRules } from '../../../src/linter/runRules';
import type { Problem } from '../formatProblems';
import { readData } from '../sourceCheck';

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

function locate({ message, ruleId }: ConfigError, code: string): Problem {
  const line =
    ruleId === null
      ? -1
      : code.split('\n').findIndex(text => text.includes(ruleId));
  return {
    line: line + 1,
    message: `ESLint refuses this config: ${message.replace(/\s+/g, ' ').trim()}`,
  };
}

type Config = TSESLint.FlatConfig.Config;

/** An error that ESLint reports in one rule's setting, or in the whole config. */
type ConfigError = Pick<LintError, 'message' | 'ruleId'>;

/** The types of ESLint's linter know the options of eslintrc only. */
const FlatLinter: new (options: {
  configType: 'flat';
  cwd: string;
}) => TSESLint.Linter = TSESLint.Linter;

/** @param mocks plugins that are not there: their rules are taken on trust */
function checkFlatConfig(
  exported: unknown,
  mocks: ReadonlySet<unknown>,
): ConfigError[] {
  const configs = [exported].flat() as Config[];
  const plugins = Object.assign(
    {},
    ...configs.map(config => config.plugins),
  ) as NonNullable<Config['plugins']>;
  const linter = new FlatLinter({ configType: 'flat', cwd: '/' });
  return configs.flatMap(config => {
    const rules = Object.entries(config.rules ?? {}).filter(
      ([ruleId]) => !mocks.has(plugins[ruleId.replace(/\/?[^/]*$/, '')]),
    );
    const applied: Config = {
      ...config,
      // A config for certain files is checked for all.
      files: ['**'],
      ignores: [],
      plugins,
      languageOptions: { ...config.languageOptions, parser: refusingParser },
      rules: Object.fromEntries(rules),
    };
    return runRules(applied, one =>
      linter.verify('', [one], { filename: 'file.ts' }),
    ).errors;
  });
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
    const [, ruleId = null] =
      /Configuration for rule "([^"]+)"/.exec(message) ?? [];
    return [{ message, ruleId }];
  }
}

interface Evaluation {
  /** Its default export, or `module.exports`. */
  data?: unknown;
  /** Empty objects that replace modules the site does not have. */
  mocks: ReadonlySet<unknown>;
  problems: Problem[];
}

/**
 * Runs a module in the site's folder, with the site's packages. Packages that the site does not have
 * and the module's own files are empty objects.
 */
function evaluateModule(
  siteDir: string,
  fileName: string,
  code: string,
): Evaluation {
  const mocks = new Set<unknown>();
  const { outputText, diagnostics = [] } = ts.transpileModule(
    // The only thing in a module that CommonJS has no equal for.
    code.replaceAll('import.meta', '__importMeta'),
    {
      fileName,
      reportDiagnostics: true,
      compilerOptions: {
        allowJs: true,
        esModuleInterop: true,
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
      },
    },
  );
  if (diagnostics.length > 0) {
    return {
      mocks,
      problems: diagnostics.map(describe),
    };
  }
  const module = { exports: {} as { default?: unknown } };
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The code is the site's own: it is on one of its pages.
    new Function(
      'module',
      'exports',
      'require',
      '__importMeta',
      '__dirname',
      outputText,
    )(
      module,
      module.exports,
      createRequireWithMocks(siteDir, mocks),
      { dirname: siteDir, filename: join(siteDir, fileName) },
      siteDir,
    );
  } catch (error) {
    return {
      mocks,
      problems: [{ line: 0, message: `The module throws: ${String(error)}` }],
    };
  }
  return {
    data: module.exports.default ?? module.exports,
    mocks,
    problems: [],
  };
}

function createRequireWithMocks(
  siteDir: string,
  mocks: Set<unknown>,
): (name: string) => unknown {
  const require = createRequire(join(siteDir, 'package.json'));
  return name => {
    if (!name.startsWith('.') && isInstalled(require, name)) {
      return require(name) as unknown;
    }
    return createMock(mocks);
  };
}

function createMock(mocks: Set<unknown>): unknown {
  return new Proxy<Record<string, unknown>>(
    { __esModule: true },
    {
      get(exports, name: string) {
        if (!Object.hasOwn(exports, name)) {
          exports[name] = {};
          mocks.add(exports[name]);
        }
        return exports[name];
      },
    },
  );
}

function isInstalled(require: NodeJS.Require, name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

function describe({ file, messageText, start = 0 }: ts.Diagnostic): Problem {
  return {
    line: (file?.getLineAndCharacterOfPosition(start).line ?? -1) + 1,
    message: `The code does not parse: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  };
}
