import type { TSESLint } from '@typescript-eslint/utils';
import { groupBy } from '../groupBy';
import { namingRule } from '../namingRule';
import type {
  RuleFinding,
  WorkerInput,
  WorkerQuestions,
  WorkerReport,
} from '../protocol';
import type { FailedPack } from '../typePacks/packLoader';
import { packagesOf, packsAskedFor } from '../typePacks/packsAskedFor';
import type {
  LinterEnvironment,
  LintError,
  LinterService,
  LintInput,
  LintMessage,
  LintResult,
} from '../types';
import { findUntypedImports } from '../untypedImports';
import { type AnalysisCache, readLanguageOptions } from './analysis';
import { compareOutcomes } from './compareOutcomes';
import { type PresetSources, resolveConfig } from './config';
import { decideNaming } from './namingEntry';
import { relationsOf } from './relations';

/** Where the rules are from, and what is known of types that aren't there. */
export interface LintSources extends PresetSources {
  /** Types of packages that are there. It may grow between two calls. */
  typePacks?: LinterEnvironment['typePacks'];
  /** Types of packages that could not be loaded. The caller may add some between two calls. */
  failedPacks?: readonly FailedPack[];
}

/** Creates what answers the questions that take linting. */
export function createLintAnswers(
  sources: LintSources,
  service: LinterService,
  analyses: AnalysisCache,
): Pick<
  WorkerQuestions,
  'compare' | 'findRules' | 'fix' | 'lint' | 'lintOther' | 'namingEntry'
> {
  const { failedPacks = [], typePacks = [] } = sources;
  const allRules = switchOnAllRules(sources);

  /** The engine's input, and the presets that are not there. */
  function prepare(input: WorkerInput): {
    lintInput: LintInput;
    errors: LintError[];
  } {
    const { code, compilerOptions, fileName, otherFiles } = input;
    const { config, errors } = resolveConfig(sources, input.config, fileName);
    const languageOptions = readLanguageOptions(input);
    return {
      lintInput: {
        code,
        compilerOptions,
        fileName,
        otherFiles,
        config: { ...config, languageOptions },
      },
      errors,
    };
  }

  function lint(input: WorkerInput): {
    report: WorkerReport;
    result: LintResult;
  } {
    const start = performance.now();
    analyses.retain(input);
    const { errors, lintInput } = prepare(input);
    const result = service.lint(lintInput);
    const { errors: crashes, typeDiagnostics } = diagnose(result);
    const relations = relationsOf(result, input);
    return {
      report: {
        messages: result.messages.map(explainMessage),
        errors: [...errors, ...result.errors, ...crashes].map(explain),
        typeDiagnostics,
        compilerOptionDiagnostics: result.compilerOptionDiagnostics(),
        activeRules: countActive(lintInput, result),
        ...(relations && { relations }),
        untypedImports: result.typescript
          ? findUntypedImports(
              result.typescript,
              result.messages,
              typeDiagnostics,
            )
          : [],
        missingPacks: packsAskedFor(failedPacks, lintInput).map(
          ({ reason, title }) => ({ reason, title }),
        ),
        typePackages: packagesOf(packsAskedFor(typePacks, lintInput)),
        duration: performance.now() - start,
      },
      result,
    };
  }

  return {
    lint(input) {
      const { report, result } = lint(input);
      analyses.set(input, result);
      return report;
    },

    lintOther: input => lint(input).report,

    fix(input) {
      analyses.clear();
      const { errors, lintInput } = prepare(input);
      const result = service.fix(lintInput);
      return {
        fixed: result.fixed,
        output: result.output,
        errors: [...errors, ...result.errors],
      };
    },

    findRules(input) {
      analyses.retain(input);
      const { lintInput } = prepare(input);
      const languageOptions = readLanguageOptions(input);
      return groupByRule(
        allRules.flatMap(
          rules =>
            service.lint({ ...lintInput, config: { languageOptions, rules } })
              .messages,
        ),
      );
    },

    compare(input, other) {
      // The trees of the last of the two depend on the other config's globals.
      analyses.clear();
      const run = (config: WorkerInput['config']) => {
        const { errors, lintInput } = prepare({ ...input, config });
        const result = service.lint(lintInput);
        return {
          messages: result.messages.map(explainMessage),
          rules: lintInput.config?.rules ?? {},
          errors: [...errors, ...result.errors].map(explain),
        };
      };
      const there = run(other);
      return {
        ...compareOutcomes(run(input.config), there),
        errors: there.errors,
      };
    },

    namingEntry(input, offset) {
      const { lintInput } = prepare(input);
      const { config = {} } = lintInput;
      const entries = namingEntries(sources, config.rules?.[namingRule]);
      if (!entries) {
        return null;
      }
      analyses.retain(input);
      const place = placeOf(input.code, offset);
      return decideNaming(
        entries,
        candidates =>
          service.lint({
            ...lintInput,
            config: {
              ...config,
              rules: { [namingRule]: ['error', ...candidates] },
              // Or a comment would hide what the rule says.
              linterOptions: { noInlineConfig: true },
            },
          }).messages,
        message => isAround(message, place),
      );
    },
  };
}

/** The options of the rule, or those that it has by default; nothing where it is off. */
function namingEntries(
  { plugin }: PresetSources,
  setting: TSESLint.FlatConfig.Rules[string],
): Readonly<Record<string, unknown>>[] | undefined {
  const [severity = 'off', ...options] = [setting].flat();
  if (severity === 'off' || severity === 0) {
    return undefined;
  }
  const rule = plugin.rules['naming-convention'];
  const byDefault =
    rule && 'defaultOptions' in rule ? rule.defaultOptions : undefined;
  return (options.length > 0 ? options : byDefault) as
    Readonly<Record<string, unknown>>[] | undefined;
}

/** A place as ESLint counts it: from 1, with all line breaks of the language. */
function placeOf(
  code: string,
  offset: number,
): { line: number; column: number } {
  const lines = code
    .slice(0, Math.max(0, offset))
    .split(/\r\n|[\r\n\u2028\u2029]/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Names are on one line. */
function isAround(
  { column, endColumn = column, line }: LintMessage,
  place: { line: number; column: number },
): boolean {
  return (
    line === place.line && column <= place.column && place.column <= endColumn
  );
}

/**
 * At severity `error`, with the options that each has by default. The core's
 * rules and the plugin's run apart, so that it is as if each ran alone: the
 * plugin's `no-unused-vars` marks variables as used, and that of the core
 * would then miss them. Apart from these two, rules leave no traces.
 */
function switchOnAllRules({
  coreRules,
  plugin,
}: PresetSources): TSESLint.FlatConfig.Rules[] {
  return [
    [...coreRules.keys()],
    Object.keys(plugin.rules).map(name => `@typescript-eslint/${name}`),
  ].map(ids => Object.fromEntries(ids.map(id => [id, 'error'])));
}

function countActive({ config }: LintInput, { errors }: LintResult): number {
  const unused = new Set(errors.map(({ ruleId }) => ruleId));
  return Object.entries(config?.rules ?? {}).filter(([id, entry]) => {
    const [severity] = [entry].flat();
    return severity !== 'off' && severity !== 0 && !unused.has(id);
  }).length;
}

/**
 * The compiler's errors, without the one that ESLint reports in the same words where code can't be parsed.
 * Where TypeScript throws on the code, what the rules found is still of use.
 */
function diagnose(
  result: LintResult,
): Pick<WorkerReport, 'errors' | 'typeDiagnostics'> {
  const fatal = result.messages.find(message => message.fatal === true);
  try {
    return {
      typeDiagnostics: result
        .typeDiagnostics()
        .filter(
          ({ line, message }) =>
            fatal?.line !== line || !fatal.message.includes(message),
        ),
      errors: [],
    };
  } catch (error) {
    const message = `TypeScript could not check the types: ${(error as Error).message}`;
    return {
      typeDiagnostics: [],
      errors: [{ kind: 'crash', ruleId: null, message }],
    };
  }
}

/** How engines say that calls were nested too deeply: Chrome and Safari, then Firefox. */
const stackLimit = /Maximum call stack size exceeded\.?|too much recursion/;

/** Says whose limit was met, if one was: a worker of a browser can nest fewer calls than Node. */
function explain<Told extends { message: string }>(told: Told): Told {
  return {
    ...told,
    message: told.message.replace(
      stackLimit,
      'the code is nested too deeply for the linter in this browser. The code may be fine: ESLint in Node.js gets further.',
    ),
  };
}

/** A limit is met nowhere in particular: ESLint gives no place, which the page needs. */
function explainMessage(message: LintMessage): LintMessage {
  return stackLimit.test(message.message)
    ? { ...explain(message), line: 1, column: 1 }
    : message;
}

/** By rule id, in alphabetical order. What has no rule is a syntax error. */
function groupByRule(messages: readonly LintMessage[]): RuleFinding[] {
  const byRule = groupBy(messages, ({ ruleId }) => ruleId ?? '');
  byRule.delete('');
  return [...byRule]
    .map(([ruleId, found]) => ({ ruleId, messages: found }))
    .sort((a, b) => (a.ruleId < b.ruleId ? -1 : 1));
}
